import type { GalleryVariant } from "./gallery";

/** How wide the first of so many pictures is beside the details of 420 px, in px. */
const firstWidths: Record<number, number> = { 1: 884, 2: 436, 4: 660 };

/**
 * The pictures of a product's page: on phones to swipe, from the left edge to the right one; else a mosaic.
 * @param pictures how many there are
 * @param sizeRows in how many rows the sizes stand on a phone: with several, the second picture shows beside the first
 */
export function pageGallery(pictures: number, sizeRows: number): GalleryVariant {
  return {
    frame: "page-gallery",
    list: "md:gallery-mosaic",
    dots: "md:hidden",
    late: "max-md:hidden",
    second: sizeRows > 1 ? "" : "max-md:tall:hidden",
    sizes: `(width >= 80rem) ${firstWidths[pictures] ?? 586}px, (width >= 48rem) 50vw, 100vw`,
    otherSizes: "(width >= 80rem) 436px, (width >= 48rem) 25vw, 100vw",
  };
}
