"use client";

import { useRef, useState } from "react";
import type { LargeView } from "@/components/catalog/product/large-view";
import { loadPart, warmPart } from "@/lib/load-part";
import { ReviewPicture } from "./still-pictures";

const loadLargeView = () => import("@/components/catalog/product/large-view");

const shownAs = () => ({ sizes: "72px", widths: [180] as const });

interface LargePicturesProps {
  images: readonly string[];
  /** Who took them, of what. */
  name: string;
  title: string;
}

/** The pictures of a review; a press opens one large, as those of the product. */
export function LargePictures({ images, name, title }: LargePicturesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [large, setLarge] = useState<{ View: typeof LargeView } | null>(null);
  if (images.length === 0) return null;

  function enlarge(at: number) {
    setFirst(at);
    setOpen(true);
    void loadPart(
      loadLargeView,
      (part) => setLarge({ View: part.LargeView }),
      () => setOpen(false),
    );
  }

  return (
    <>
      <ul ref={list} onPointerEnter={() => warmPart(loadLargeView)} className="flex flex-wrap gap-2">
        {images.map((image, at) => (
          <li key={image}>
            <button
              type="button"
              aria-label={`Enlarge picture ${at + 1} of ${images.length} by ${name}`}
              onClick={() => enlarge(at)}
              className="block cursor-zoom-in"
            >
              <ReviewPicture image={image} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {large && (
        <large.View
          open={isOpen}
          title={`${title}, by ${name}`}
          images={images}
          shownAs={shownAs}
          first={first}
          onClose={(at) => {
            setOpen(false);
            setFirst(at);
          }}
          onClosed={(event) => {
            event.preventDefault();
            list.current?.querySelectorAll("button")[first]?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
