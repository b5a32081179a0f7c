/**
 * The layout of the product's dialog, also of what is shown while it loads: pictures and details, stacked and scrolling on
 * phones, else side by side. On phones the sizes stand above the bar; the pictures are a mosaic from 48rem, from 64rem one
 * above thumbnails.
 */
export const dialogClasses = {
  columns:
    "min-h-0 max-md:overflow-y-auto md:grid md:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,25.5rem)_1fr]",
  details: "px-5 pt-1 pb-5 md:overflow-y-auto md:p-7 md:pt-6",
  gallery:
    "bg-cotton max-md:first-view max-md:[--around:--spacing(16)] max-md:[--view:94dvh] md:max-lg:overflow-y-auto md:max-lg:bg-paper lg:dialog-gallery",
  pictures: "md:max-lg:gallery-mosaic lg:gallery-filled",
};

/** The width of its pictures, as the `sizes` of an img. */
export const dialogSizes = "(width >= 64rem) 408px, (width >= 48rem) 44vw, 100vw";
