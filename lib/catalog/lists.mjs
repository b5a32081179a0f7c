/**
 * The fixed lists of the catalogue: ids as stored and sent, labels as displayed. Everything else about a category,
 * brand, order or filter group is derived from its entry here. Plain JavaScript, because next.config.mjs reads it too;
 * TypeScript imports it through options.ts.
 */

/** `ground` and `picture` define the category's tile on home and its sharing picture. */
export const categories = /** @type {const} */ ([
  { id: "men", label: "Men", ground: "bg-neel", picture: "shirt-madras-check" },
  { id: "women", label: "Women", ground: "bg-gulab", picture: "saree-wine-buti-zari" },
  { id: "kids", label: "Kids", ground: "bg-turmeric", picture: "kidsdress-coral-gingham" },
  { id: "accessories", label: "Accessories", ground: "bg-leaf", picture: "handbag-cognac" },
  { id: "footwear", label: "Footwear", ground: "bg-kesar", picture: "runner-navy-marigold" },
]);

export const brands = /** @type {const} */ ([
  { id: "nike", label: "Nike" },
  { id: "adidas", label: "Adidas" },
  { id: "puma", label: "Puma" },
  { id: "levis", label: "Levi's" },
  { id: "zara", label: "Zara" },
  { id: "h&m", label: "H&M" },
]);

export const sizes = /** @type {const} */ ([
  { id: "xs", label: "XS" },
  { id: "s", label: "S" },
  { id: "m", label: "M" },
  { id: "l", label: "L" },
  { id: "xl", label: "XL" },
  { id: "xll", label: "XXL" },
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
]);

/**
 * The filter groups of the listing, in the order of its panel and of its query. `id` is the name of the query
 * parameter, of its counts and of the key stored for the tab. Of a group with `isSingle` at most one option is chosen,
 * of the others several. `look` is that of its options in the panel where they are no rows.
 *
 * `field` is the stored field of a product, and `reads` how it tells the product's options:
 * - `id`: it is the id of the product's option;
 * - `flags`: it has a boolean for each option;
 * - `least`: it is a number, and an option matches from its id on;
 * - `flag`: it is the boolean of the only option.
 *
 * Every product has an option of each main group, and a listing with at most one option of each is a cached page. A
 * listing filtered by another group is rendered for each request.
 */
export const filterGroups = /** @type {const} */ ([
  {
    id: "category",
    label: "Category",
    options: categories,
    isMain: true,
    isSingle: false,
    field: "category",
    reads: "id",
  },
  { id: "brand", label: "Brand", options: brands, isMain: true, isSingle: false, field: "brand", reads: "id" },
  {
    id: "size",
    label: "Size",
    options: sizes,
    isMain: false,
    isSingle: false,
    field: "has",
    reads: "flags",
    look: "buttons",
  },
  {
    id: "colour",
    label: "Colour",
    options: colours,
    isMain: false,
    isSingle: false,
    field: "colour",
    reads: "id",
    look: "swatches",
  },
  {
    id: "discount",
    label: "Discount",
    options: discounts,
    isMain: false,
    isSingle: true,
    field: "percent",
    reads: "least",
  },
  {
    id: "inStock",
    label: "Availability",
    options: [{ id: "1", label: "In stock only" }],
    isMain: false,
    isSingle: true,
    field: "inStock",
    reads: "flag",
  },
]);

/** The limits of the price that a shopper pays, in whole rupees: query parameters and stored keys like the groups. */
export const priceLimits = /** @type {const} */ ([
  { id: "minPrice", label: "From" },
  { id: "maxPrice", label: "Up to" },
]);

/**
 * An id in the path of a cached page: platforms differ in whether they encode what a rewrite has captured.
 * @param {string} id
 */
export const segmentOf = (id) => id.replaceAll(/[^\w-]/g, "-");
