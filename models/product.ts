import { type InferSchemaType, Schema, type Types } from "mongoose";
import {
  type Audience,
  audiences,
  type Colour,
  type FactValues,
  type Goods,
  ids,
  type StockBySize,
} from "@/lib/catalog/options";
import { defineModel } from "./define-model";

/** The index for the admin's searches, with the fields of its filters, so that they read no products either. */
const wordsIndex = { live: 1, words: 1, category: 1, brand: 1 } as const;

/**
 * One index for each sort order of the admin's list, in the displayed direction. The unfiltered list passes it as a
 * hint, because the query planner might choose an index without `live` and read every product that it skips.
 */
export const adminOrders = {
  newest: { live: 1, createdAt: -1, _id: -1 },
  title: { live: 1, titleKey: 1, _id: 1 },
  price: { live: 1, pays: 1, _id: 1 },
  stock: { live: 1, stock: 1, _id: 1 },
} as const;

/** The index that products are read by from the scarcest on. */
export const scarcestOrder = { live: 1, scarcest: 1, stock: 1 } as const;

/** The index that says what products name of the law's goods, without reading any. */
export const goodsIndex = { live: 1, kind: 1, origin: 1, "maker.name": 1, "importer.name": 1 } as const;

const trader = new Schema(
  { name: { type: String, required: true }, address: { type: String, required: true } },
  { _id: false },
);

/** How many ratings there are, their sum, how many have each number of stars, and what buyers say of the fit. */
const ratings = new Schema(
  {
    count: { type: Number, required: true },
    sum: { type: Number, required: true },
    stars1: { type: Number, required: true },
    stars2: { type: Number, required: true },
    stars3: { type: Number, required: true },
    stars4: { type: Number, required: true },
    stars5: { type: Number, required: true },
    fitSmall: { type: Number, required: true },
    fitTrue: { type: Number, required: true },
    fitLarge: { type: Number, required: true },
  },
  { _id: false },
);

/** Amounts are integer paise. */
const productSchema = new Schema(
  {
    title: { type: String, required: true },
    /** The case-insensitive title, for sorting. */
    titleKey: { type: String, required: true },
    image: { type: String, required: true },
    /** All pictures, `image` first; a product that an older version added lacks them, and has `image` alone. */
    images: { type: [String], default: undefined },
    description: { type: String, required: true },
    category: { type: String, required: true },
    /** "" for none; a product that an older version added lacks it, and has none. */
    kind: { type: String, default: "" },
    brand: { type: String, required: true },
    /** Whom it is for; a product that an older version added lacks it: see audienceOf in lib/catalog/audience.ts. */
    audience: { type: String, enum: ids(audiences) },
    /** The option, or the text, of each of its facts, by the fact's id. */
    facts: { type: Schema.Types.Mixed, default: undefined },
    size: { type: [{ type: String, required: true }], required: true, default: [] },
    /** "" when it is unknown, also where it is missing. */
    colour: { type: String, default: "" },
    /** The code that its tax hangs on (lib/tax/rates.ts); "" for that of its kind or category, also where it is missing. */
    hsn: { type: String, default: "" },
    price: { type: Number, required: true },
    /** 0 when there is none. */
    saleprice: { type: Number, required: true, default: 0 },
    /** What the shopper pays: saleprice when there is one, else price. */
    pays: { type: Number, required: true },
    /** The discount in whole percent, as its tag has it: see discountPercent. */
    percent: { type: Number, required: true },
    /** The number of pieces that can be bought: the sum of the sizes where they have their own. */
    stock: { type: Number, required: true },
    /** The pieces of each size, or null for one pool; a product that an older version added lacks it, and has a pool. */
    stockBySize: { type: Schema.Types.Mixed, default: null },
    /** Whether there are any, and by size, whether there are any of it: see availability in lib/catalog/stock.ts. */
    inStock: { type: Boolean, required: true },
    has: { type: Schema.Types.Mixed, required: true },
    /** The pieces of the size with the fewest, or of the pool, by the same function. */
    scarcest: { type: Number, required: true },
    /** The pieces sold in the 30 Indian days before the last midnight: see lib/catalog/server/popularity.ts. */
    popularity: { type: Number, required: true, default: 0 },
    /** The average of its ratings as it is shown, with one decimal; 0 without ratings: see lib/review/figures.ts. */
    rating: { type: Number, required: true, default: 0 },
    /** What its ratings add up to; absent as long as it never had any. */
    ratings: { type: ratings },
    seller: { type: String, required: true },
    /** What it says of itself; "" and null, also where they are missing, mean the default: see lib/catalog/goods.ts. */
    origin: { type: String, default: "" },
    maker: { type: trader, default: null },
    importer: { type: trader, default: null },
    netQuantity: { type: String, default: "" },
    /** Incremented with every edit by an admin. */
    version: { type: Number, required: true, default: 1 },
    /** False after an admin has deleted it. */
    live: { type: Boolean, required: true, default: true },
    /** The search words: see searchFields in lib/catalog/server/search/words. */
    words: { type: [String], required: true, default: [] },
    /** The import that has reserved it: until the import is done, nothing else can edit or delete it. */
    importId: { type: Schema.Types.ObjectId },
  },
  { timestamps: true, collection: "products" },
);

// Each index with what reads by it; a test compares this with the files.
// lib/catalog/server/search/search.ts: the products of an admin's search.
productSchema.index(wordsIndex);
// lib/catalog/server/stored-lists.ts: the products of a shopper's search, where there is no index in memory.
productSchema.index(
  { title: "text", brand: "text", category: "text", colour: "text", description: "text" },
  { name: "texts", weights: { title: 10, colour: 8, brand: 4, category: 4 } },
);
// lib/catalog/server/admin.ts: the admin's list in each of its orders; lists without an index in memory use them too.
for (const order of Object.values(adminOrders)) productSchema.index(order);
// lib/catalog/server/runs-low.ts: products of which a size runs low, the lowest first without a sort.
productSchema.index(scarcestOrder);
// lib/catalog/server/goods-gaps.ts: how many products of a kind name no maker or importer.
productSchema.index(goodsIndex);
// lib/import/server/run.ts: the products that an import has reserved.
productSchema.index({ importId: 1 }, { partialFilterExpression: { importId: { $exists: true } } });

export type ProductFields = Omit<
  InferSchemaType<typeof productSchema>,
  | "images"
  | "colour"
  | "hsn"
  | "stockBySize"
  | "kind"
  | "audience"
  | "facts"
  | "has"
  | "rating"
  | "ratings"
  | keyof Goods
> & {
  rating?: number;
  ratings?: StoredRatings | null;
  hsn?: string;
  images?: string[];
  colour?: Colour;
  stockBySize?: StockBySize | null;
  kind?: string;
  audience?: Audience;
  facts?: FactValues;
  has: Record<string, boolean>;
} & { [Field in keyof Goods]?: Goods[Field] };
export type StoredRatings = InferSchemaType<typeof ratings>;
export type StoredProduct = ProductFields & { _id: Types.ObjectId };

export const Product = defineModel<ProductFields>("Product", productSchema);
