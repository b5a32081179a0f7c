import type { GalleryVariant } from "./gallery";

/** The layout of picture and details in the product's dialog: stacked and scrolling on phones, else side by side. */
export const dialogClasses = {
  columns:
    "min-h-0 max-md:overflow-y-auto md:grid md:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,25.5rem)_1fr]",
  details: "px-5 pt-1 pb-5 md:overflow-y-auto md:p-7 md:pt-6",
};

const sizes = "(width >= 64rem) 408px, (width >= 48rem) 44vw, 100vw";

/**
 * Its pictures: on phones the sizes stand above the bar; from 48rem a mosaic, from 64rem the first one as high as the
 * dialog.
 * @param sizeRows in how many rows the sizes stand on a phone: with several, the second picture shows beside the first
 */
export function dialogGallery(sizeRows: number): GalleryVariant {
  return {
    frame:
      "bg-cotton max-md:first-view max-md:[--around:--spacing(16)] max-md:[--view:94dvh] md:max-lg:overflow-y-auto md:max-lg:bg-paper lg:h-full lg:min-h-[34rem]",
    list: "md:max-lg:gallery-mosaic lg:gallery-filled",
    dots: "md:max-lg:hidden",
    late: "max-md:hidden lg:hidden",
    second: sizeRows > 1 ? "lg:hidden" : "max-md:tall:hidden lg:hidden",
    sizes,
    otherSizes: sizes,
  };
}
