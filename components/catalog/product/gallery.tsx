"use client";

import { useEffect, useRef, useState } from "react";
import { Tag } from "@/components/ui/tag";
import type { Product } from "@/lib/catalog/schema";
import { cn } from "@/lib/class-names";
import { loadPart, warmPart } from "@/lib/load-part";
import { Picture } from "../picture";
import { tagText } from "../tag-text";
import type { LargeView } from "./large-view";

const loadLargeView = () => import("./large-view");

/** None is shown so small that one of the narrower ones would do on many screens. */
const galleryWidths = [400, 640, 900] as const;

/** What a gallery has of its own where it stands. */
export interface GalleryVariant {
  /**
   * Classes: its frame's position and size, its list, the dots, the pictures that wait until they are wanted, and the
   * second one, which waits where the first one fills the frame.
   */
  frame: string;
  list: string;
  dots: string;
  late: string;
  second: string;
  /** Whether small pictures beneath the strip choose one, where a mouse has to: from 64rem. */
  hasThumbnails?: boolean;
  /** The width of the first picture, and of the others, as the `sizes` of an img. */
  sizes: string;
  otherSizes: string;
}

interface GalleryProps {
  product: Product;
  variant: GalleryVariant;
}

/**
 * The pictures of a product: a strip that is swiped, or a mosaic where there is room; a press opens one large. Of a strip
 * only the first is loaded until the shopper touches it or points at it.
 */
export function Gallery({ product, variant }: GalleryProps) {
  const { title, stock } = product;
  const images = [...new Set(product.images)];
  const frame = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isWanted, setIsWanted] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  const [large, setLarge] = useState<{ View: typeof LargeView } | null>(null);
  const tag = tagText(product);

  useEffect(() => {
    const gone = new AbortController();
    for (const event of ["pointerenter", "touchstart", "focusin"]) {
      frame.current?.addEventListener(event, () => setIsWanted(true), { passive: true, signal: gone.signal });
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

  /** The dots follow the strip: the last picture is shown at its end, also where more than one fits. */
  function follow() {
    const list = strip.current;
    if (!list) return;
    const way = list.scrollWidth - list.clientWidth;
    if (way > 0) setShown(Math.round((list.scrollLeft / way) * (images.length - 1)));
  }

  /** Places the strip at a picture; the dots and thumbnails follow. */
  function show(at: number) {
    strip.current?.children[at]?.scrollIntoView({ block: "nearest", inline: "start", behavior: "instant" });
  }

  const shownAs = (at: number) => ({ sizes: at === 0 ? variant.sizes : variant.otherSizes, widths: galleryWidths });
  const waits = (at: number) => (at === 1 ? variant.second : variant.late);

  return (
    <div ref={frame} className={cn("relative", variant.frame)}>
      <ul ref={strip} onScroll={follow} className={cn("gallery-strip", variant.list)}>
        {images.map((image, at) => (
          <li key={image}>
            <Picture
              image={image}
              alt={at === 0 ? title : `${title}, picture ${at + 1}`}
              {...shownAs(at)}
              load={at === 0 ? "first" : isWanted ? "eager" : "lazy"}
              className={cn("absolute", stock <= 0 && "opacity-55", at > 0 && !isWanted && waits(at))}
            />
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
        <ul aria-hidden="true" className={cn("gallery-dots", variant.dots)}>
          {images.map((image, at) => (
            <li key={image} data-shown={at === shown || undefined} />
          ))}
        </ul>
      )}
      {images.length > 1 && variant.hasThumbnails && (
        <ul aria-label="Pictures" className="gallery-thumbnails">
          {images.map((image, at) => (
            <li key={image}>
              <button
                type="button"
                aria-label={`Show picture ${at + 1} of ${images.length}`}
                aria-current={at === shown}
                onClick={() => show(at)}
              >
                <Picture image={image} alt="" sizes="56px" widths={[180]} />
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
          shownAs={shownAs}
          first={shown}
          onClose={(at) => {
            setIsLarge(false);
            setShown(at);
            show(at);
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
