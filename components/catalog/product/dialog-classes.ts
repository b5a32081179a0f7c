/**
 * The layout of picture and details in the product's dialog: stacked and scrolling on phones, else side by side.
 * On phones the whole picture fills the width; where that does not fit above the bar it is narrower.
 */
export const dialogClasses = {
  columns:
    "min-h-0 max-md:overflow-y-auto md:grid md:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,25.5rem)_1fr]",
  picture:
    "relative bg-cotton max-md:aspect-3/4 max-md:max-h-[calc(94dvh-6.5rem)] max-md:w-full md:max-lg:hung-shape md:max-lg:aspect-3/4 md:max-lg:self-start md:max-lg:overflow-hidden lg:h-full lg:min-h-[34rem]",
  details: "px-5 pt-1 pb-5 md:overflow-y-auto md:p-7 md:pt-6",
  sizes: "(width >= 64rem) 408px, (width >= 48rem) 44vw, 100vw",
};
