/**
 * The lists of the catalogue that are fixed: ids as stored and sent, labels as displayed. Those that an owner shapes are
 * in lists/. Plain JavaScript, because next.config.mjs reads it too; TypeScript imports it through options.ts.
 */

/** Whom a product is for. In the categories of people it is the category. */
export const audiences = /** @type {const} */ ([
  { id: "men", label: "Men" },
  { id: "women", label: "Women" },
  { id: "kids", label: "Kids" },
  { id: "everyone", label: "Everyone" },
]);

/** The colours of a product. `css` is the background of its swatch. */
export const colours = /** @type {const} */ ([
  { id: "black", label: "Black", css: "#1b1b1b" },
  { id: "white", label: "White", css: "#ffffff" },
  { id: "grey", label: "Grey", css: "#8d8d8d" },
  { id: "beige", label: "Beige", css: "#d9c7a7" },
  { id: "brown", label: "Brown", css: "#7a4a2b" },
  { id: "red", label: "Red", css: "#c62828" },
  { id: "maroon", label: "Maroon", css: "#6d1a2d" },
  { id: "pink", label: "Pink", css: "#e68aac" },
  { id: "orange", label: "Orange", css: "#e0702a" },
  { id: "yellow", label: "Yellow", css: "#e9b824" },
  { id: "green", label: "Green", css: "#3b8a4a" },
  { id: "olive", label: "Olive", css: "#72752f" },
  { id: "teal", label: "Teal", css: "#1f7f80" },
  { id: "blue", label: "Blue", css: "#3a6fc4" },
  { id: "navy", label: "Navy", css: "#20305c" },
  { id: "purple", label: "Purple", css: "#6f4596" },
  {
    id: "multi",
    label: "Multicolour",
    css: "conic-gradient(#c62828, #e9b824, #3b8a4a, #1f7f80, #3a6fc4, #6f4596, #c62828)",
  },
]);

/** Discounts to choose from, in percent as the tag on the picture has them: at least so many. */
export const discounts = /** @type {const} */ ([
  { id: "10", label: "10% or more" },
  { id: "20", label: "20% or more" },
  { id: "30", label: "30% or more" },
  { id: "40", label: "40% or more" },
  { id: "50", label: "50% or more" },
]);

/** Ratings to choose from, by the average as it is shown: at least so many stars. */
export const ratings = /** @type {const} */ ([
  { id: "4", label: "4 stars or more" },
  { id: "3", label: "3 stars or more" },
  { id: "2", label: "2 stars or more" },
  { id: "1", label: "1 star or more" },
]);

/**
 * The sort orders of the listing. `order` is the database sort. A listing in an order with `isCached` is a cached page.
 */
export const sorts = /** @type {const} */ ([
  { id: "price_lowtohigh", label: "Price: Low to High", order: { pays: 1, titleKey: 1, _id: 1 }, isCached: true },
  { id: "price_hightolow", label: "Price: High to Low", order: { pays: -1, titleKey: 1, _id: 1 }, isCached: true },
  { id: "title_atoz", label: "Title: A to Z", order: { titleKey: 1, _id: 1 }, isCached: true },
  { id: "title_ztoa", label: "Title: Z to A", order: { titleKey: -1, _id: 1 }, isCached: true },
  { id: "newest", label: "What's New", order: { createdAt: -1, titleKey: 1, _id: 1 }, isCached: false },
  { id: "discount", label: "Better Discount", order: { percent: -1, titleKey: 1, _id: 1 }, isCached: false },
  {
    id: "popularity",
    label: "Popularity",
    order: { popularity: -1, createdAt: -1, titleKey: 1, _id: 1 },
    isCached: false,
  },
  { id: "rating", label: "Customer Rating", order: { rating: -1, titleKey: 1, _id: 1 }, isCached: false },
]);

/** The limits of the price that a shopper pays, in whole rupees: query parameters and stored keys like the groups. */
export const priceLimits = /** @type {const} */ ([
  { id: "minPrice", label: "From" },
  { id: "maxPrice", label: "Up to" },
]);

/** The filters that a cached listing can have, one id of each, in the order of its path. */
export const cachedFilters = /** @type {const} */ (["category", "kind", "brand"]);

/** The segment of a cached page's path for a filter that is not chosen. */
const none = "~";

/**
 * An id in the path of a cached page: platforms differ in whether they encode an ampersand.
 * @param {string | undefined} id
 */
export const segmentOf = (id) => id?.replaceAll("&", "_") ?? none;

/** The id of such a segment; undefined for none. @param {string | undefined} segment */
export const idOfSegment = (segment = none) => (segment === none ? undefined : segment.replaceAll("_", "&"));
