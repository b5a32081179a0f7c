/**
 * Every tag of what is cached: rendered pages, answers of the API, and what is read or counted for them. Invalidating a
 * tag drops whatever was cached with it. `tagTable` says who does what; a test compares it with the code.
 */

/** Home, every listing, the sitemap. */
export const listsTag = "lists";
/** Every page that shows a product. */
export const productsTag = "products";
/** A product's page, and every page that shows its card. @param {string} id */
export const productTag = (id) => `product:${id}`;

/** A product's own page, which has its first reviews. @param {string} id */
export const reviewsTag = (id) => `reviews:${id}`;

/** Every page of the shop, for each shows the settings in its header or footer; and what is made of the help pages. */
export const settingsTag = "settings";

/** The tag of answers that corresponds to a tag of pages. @param {string} pageTag */
export const answerTag = (pageTag) => `answers:${pageTag}`;
/** All answers. */
export const allAnswers = answerTag(productsTag);
/** Answers that list or count products. */
export const listAnswers = answerTag(listsTag);
/** Answers that show a product. @param {string} id */
export const productAnswers = (id) => answerTag(productTag(id));
/** What nobody knows of: any product may have changed. */
export const unknownChanges = answerTag("unknown");

/** Begins the tags of the products that lists may have to show elsewhere, or no longer. */
export const listedPrefix = "listed:";
/** What is known of a product besides its stock. @param {string} id */
export const listedProduct = (id) => `${listedPrefix}${id}`;

/** What the catalogue's lists are read into memory with: categories, kinds, brands, sizes and facts. */
export const catalogueLists = "catalogue-lists";

/** Every page of the shop: its menus are made of the catalogue's lists. */
export const shopPages = "shop";

/** What is made for one request alone, though it has the address of a cached page. */
export const neverStored = "never-stored";

/** Begins the tag by which an instance recognises its own invalidation when the change stream returns it. */
export const eventPrefix = "event:";

const [pages, shared, stream, self] = [
  "lib/catalog/server/page-tags.ts",
  "lib/cache/server/invalidation.ts",
  "lib/cache/server/watched-changes.mjs",
  "lib/cache/server/invalidated-tags.mjs",
];
const answers = "lib/catalog/server/sharing.ts";
const stored = "lib/catalog/server/stored-lists.ts";
const index = "lib/catalog/server/search/catalogue-index.ts";
const catalogueLog = "lib/catalog/server/search/catalogue-log.ts";
const listsInMemory = "lib/catalog/server/lists/load.ts";
const usage = "lib/catalog/server/lists/usage.ts";
const products = "lib/catalog/server/product-cache.ts";
const all = "lib/cache/server/invalidate-all.ts";
const help = "lib/help/server/current.ts";
const settings = "lib/settings/server/current.ts";

/**
 * For each export above: what invalidates it, the files that cache with it or look whether it was invalidated (`readBy`),
 * and those that invalidate it.
 * @type {Readonly<Record<string, { when: string, readBy: string[], invalidatedBy: string[] }>>}
 */
export const tagTable = {
  listsTag: {
    when: "products are added, edited, deleted, restored or imported, or their popularity was counted",
    readBy: [pages, catalogueLog],
    invalidatedBy: [all, pages],
  },
  productsTag: {
    when: "an import changes any number of products",
    readBy: [pages, catalogueLog],
    invalidatedBy: [all, pages],
  },
  productTag: {
    when: "it is edited, deleted or restored, its stock crosses a threshold that pages show, or what they show of its ratings changes",
    readBy: [pages, catalogueLog],
    invalidatedBy: [pages],
  },
  reviewsTag: {
    when: "a review of it that is or was published changes",
    readBy: [pages],
    invalidatedBy: [pages],
  },
  settingsTag: {
    when: "an admin changes the settings or a help page",
    readBy: [settings, help],
    invalidatedBy: [all, "lib/settings/server/service.ts", "lib/help/server/service.ts"],
  },
  answerTag: {
    when: "the tag of pages is invalidated by this instance",
    readBy: [settings, help],
    invalidatedBy: [shared],
  },
  allAnswers: {
    when: "the collection of products is replaced, or the change stream was interrupted",
    readBy: [answers, stored, products, usage],
    invalidatedBy: [all, stream, self],
  },
  listAnswers: {
    when: "a product changes, but for a stock that lists do not show",
    readBy: [answers, stored, index, usage],
    invalidatedBy: [all, pages, stream],
  },
  productAnswers: {
    when: "the product changes, its stock included",
    readBy: [answers, products],
    invalidatedBy: [pages, stream],
  },
  unknownChanges: {
    when: "the collection of products is replaced, or the change stream was interrupted",
    readBy: [index, settings, help],
    invalidatedBy: [all, stream, self],
  },
  listedPrefix: { when: "as listedProduct", readBy: [index], invalidatedBy: [] },
  listedProduct: {
    when: "the product changes, but for a stock that lists do not show",
    readBy: [],
    invalidatedBy: [pages, stream],
  },
  catalogueLists: {
    when: "an owner changes one of the lists or what the settings say of goods, or the change stream was interrupted",
    readBy: [listsInMemory, stored, usage, answers, products],
    invalidatedBy: [all, pages, stream, self],
  },
  shopPages: { when: "an owner changes one of the lists", readBy: [pages], invalidatedBy: [all, pages] },
  neverStored: {
    when: "never",
    readBy: [pages, settings, "lib/cache/server/cache-handler.mjs", "lib/gateway/server/failure.ts"],
    invalidatedBy: [],
  },
  eventPrefix: { when: "an instance invalidates tags", readBy: [self], invalidatedBy: [shared] },
};
