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

/** The sort orders of the listing. `order` is the database sort, and the end of the index that serves it. */
export const sorts = /** @type {const} */ ([
  { id: "price_lowtohigh", label: "Price: Low to High", order: { pays: 1, titleKey: 1, _id: 1 } },
  { id: "price_hightolow", label: "Price: High to Low", order: { pays: -1, titleKey: 1, _id: 1 } },
  { id: "title_atoz", label: "Title: A to Z", order: { titleKey: 1, _id: 1 } },
  { id: "title_ztoa", label: "Title: Z to A", order: { titleKey: -1, _id: 1 } },
]);

/**
 * The filter groups of the listing, in the order of its panel and of its query. `id` is the name of the query
 * parameter, of the product's field in the database (one option's id) and of the key stored for the tab. Several
 * options can be chosen.
 *
 * Every product has an option of each main group. Indexes begin with the main groups, and a listing with at most one
 * option of each is a cached page. There are few enough combinations to count each one separately. The other groups are
 * at the end of the indexes; a listing filtered by one is rendered for each request.
 */
export const filterGroups = /** @type {const} */ ([
  { id: "category", label: "Category", options: categories, isMain: true },
  { id: "brand", label: "Brand", options: brands, isMain: true },
]);
