/** The pictures of a product's dialog, also the one that is shown while it loads: the classes of their list, and `sizes`. */
export const dialogPictures = {
  list: "md:max-lg:gallery-mosaic lg:gallery-filled",
  sizes: "(width >= 64rem) 408px, (width >= 48rem) 44vw, 100vw",
};
