import { dialogPictures } from "./dialog-pictures";
import type { GalleryVariant } from "./gallery";

/**
 * The pictures of a product's dialog.
 * @param sizeRows in how many rows the sizes stand on a phone: with several, the second picture shows beside the first
 */
export function dialogGallery(sizeRows: number): GalleryVariant {
  return {
    frame: "dialog-gallery",
    list: dialogPictures.list,
    dots: "md:hidden",
    late: "max-md:hidden lg:hidden",
    second: sizeRows > 1 ? "lg:hidden" : "max-md:tall:hidden lg:hidden",
    hasThumbnails: true,
    sizes: dialogPictures.sizes,
    otherSizes: dialogPictures.sizes,
  };
}
