"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { Tag } from "@/components/ui/tag";
import type { Product } from "@/lib/catalog/schema";
import { loadPart, warmPart } from "@/lib/load-part";
import { Picture } from "../picture";
import { tagText } from "../tag-text";
import type { LargeView } from "./large-view";

const loadLargeView = () => import("./large-view");

interface GalleryProps {
  product: Product;
  sizes: string;
  /** Classes for the frame's position and size. */
  className: string;
  /** Shows the others small below, from 768 px; else they are only reached by swiping or the dots. */
  hasThumbs?: boolean;
}

/**
 * The pictures of a product, side by side in a strip that is swiped; a press opens one large. Only the first is loaded
 * until the shopper touches the strip or points at it.
 */
export function Gallery({ product, sizes, className, hasThumbs = false }: GalleryProps) {
  const { title, stock } = product;
  const images = [...new Set(product.images)];
  const whole = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isWanted, setIsWanted] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  const [large, setLarge] = useState<{ View: typeof LargeView } | null>(null);
  const tag = tagText(product);

  useEffect(() => {
    const gone = new AbortController();
    for (const event of ["pointerenter", "touchstart", "focusin"]) {
      whole.current?.addEventListener(event, () => setIsWanted(true), { passive: true, signal: gone.signal });
    }
    return () => gone.abort();
  }, []);

  useEffect(() => {
    if (isWanted) warmPart(loadLargeView);
  }, [isWanted]);

  function enlarge(at: number) {
    setShown(at);
    setIsLarge(true);
    void loadPart(
      loadLargeView,
      (part) => setLarge({ View: part.LargeView }),
      () => setIsLarge(false),
    );
  }

  function show(at: number) {
    setIsWanted(true);
    const list = strip.current;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list?.scrollTo({ left: at * list.clientWidth, behavior: still ? "instant" : "smooth" });
  }

  function follow() {
    const list = strip.current;
    if (list) setShown(Math.round(list.scrollLeft / list.clientWidth));
  }

  return (
    <div ref={whole}>
      <div className={clsx("relative bg-cotton", className)}>
        <ul ref={strip} onScroll={follow} className="gallery-strip">
          {images.map((image, at) => (
            <li key={image} className="relative size-full shrink-0 snap-center overflow-hidden">
              {(at === 0 || isWanted) && (
                <Picture
                  image={image}
                  alt={at === 0 ? title : `${title}, picture ${at + 1}`}
                  sizes={sizes}
                  load={at === 0 ? "first" : "eager"}
                  className={clsx("max-md:object-contain", stock <= 0 && "opacity-55")}
                />
              )}
              <button
                type="button"
                aria-label={images.length > 1 ? `Enlarge picture ${at + 1} of ${images.length}` : "Enlarge the picture"}
                onClick={() => enlarge(at)}
                className="absolute inset-0 cursor-zoom-in -outline-offset-4"
              />
            </li>
          ))}
        </ul>
        {tag && <Tag>{tag}</Tag>}
        {images.length > 1 && (
          <ul aria-hidden="true" className={clsx("gallery-dots", hasThumbs && "md:hidden")}>
            {images.map((image, at) => (
              <li key={image} data-shown={at === shown || undefined} />
            ))}
          </ul>
        )}
      </div>
      {hasThumbs && images.length > 1 && (
        <ul className="mt-3 flex gap-2 max-md:hidden">
          {images.map((image, at) => (
            <li key={image} className="relative aspect-3/4 w-16 shrink-0">
              <button
                type="button"
                aria-label={`Show picture ${at + 1} of ${images.length}`}
                aria-current={at === shown || undefined}
                onClick={() => show(at)}
                className="gallery-thumb"
              >
                <Picture image={image} alt="" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {large && (
        <large.View
          open={isLarge}
          title={title}
          images={images}
          first={shown}
          onClose={(at) => {
            setIsLarge(false);
            setShown(at);
            strip.current?.scrollTo({ left: at * strip.current.clientWidth, behavior: "instant" });
          }}
          onClosed={(event) => {
            event.preventDefault();
            strip.current?.querySelectorAll("button")[shown]?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
