import mongoose, { type InferSchemaType, Schema, type Types } from "mongoose";

/**
 * Serves searches; category and brand are in it so that what one word finds is counted without reading products. Searches
 * name it as their hint: for several words the database's planner often takes another index and reads every product.
 * With the hint it looks up the first condition on words and checks the others, so the rarest word comes first.
 */
export const wordsIndex = { live: 1, words: 1, category: 1, brand: 1 } as const;

/**
 * Serves the admin's list, which names it as its hint: by the index of ids alone, which the planner takes as gladly, each
 * product that is skipped is read to see whether it is live.
 */
export const newestIndex = { live: 1, _id: -1 } as const;

/** Amounts are integer paise. */
const productSchema = new Schema(
  {
    title: { type: String, required: true },
    /** The title without regard to case, for sorting. */
    titleKey: { type: String, required: true },
    image: { type: String, required: true },
    description: { type: String, required: true },
    category: { type: String, required: true },
    brand: { type: String, required: true },
    size: { type: [String], required: true, default: [] },
    price: { type: Number, required: true },
    /** 0 when there is none. */
    saleprice: { type: Number, required: true, default: 0 },
    /** What the shopper pays: saleprice when there is one, else price. */
    pays: { type: Number, required: true },
    /** What can still be bought. */
    stock: { type: Number, required: true },
    seller: { type: String, required: true },
    /** Counts the edits of admins. */
    version: { type: Number, required: true, default: 1 },
    /** False once an admin deleted it. */
    live: { type: Boolean, required: true, default: true },
    /** The words it is found by: see searchFields in lib/catalog/words. */
    words: { type: [String], required: true, default: [] },
  },
  { timestamps: true, collection: "products" },
);

// One index for each order of the list. Lists name every category and brand they take, so that the database can
// walk the few ranges of an index in order and never sorts.
productSchema.index({ live: 1, category: 1, brand: 1, pays: 1, titleKey: 1, _id: 1 });
productSchema.index({ live: 1, category: 1, brand: 1, pays: -1, titleKey: 1, _id: 1 });
productSchema.index({ live: 1, category: 1, brand: 1, titleKey: 1, _id: 1 });
productSchema.index({ live: 1, category: 1, brand: 1, titleKey: -1, _id: 1 });
productSchema.index(wordsIndex);
productSchema.index(newestIndex);
productSchema.index({ live: 1, stock: 1 });

export type ProductFields = InferSchemaType<typeof productSchema>;
export type StoredProduct = ProductFields & { _id: Types.ObjectId };

export const Product: mongoose.Model<ProductFields> =
  (mongoose.models.Product as mongoose.Model<ProductFields>) ?? mongoose.model("Product", productSchema);
