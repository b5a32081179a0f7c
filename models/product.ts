import { type InferSchemaType, Schema, type Types } from "mongoose";
import { brands, categories, filterGroups, ids, mainGroups, otherGroups, sizes, sorts } from "@/lib/catalog/options";
import { defineModel } from "./define-model";

/** The fields of filter groups as a part of an index or a projection. */
export function fieldsOf(groups: readonly { id: string }[]): Record<string, 1> {
  return Object.fromEntries(groups.map(({ id }) => [id, 1]));
}

/**
 * Serves searches; the filter groups are in it so that what one word finds is counted without reading products. Searches
 * name it as their hint: for several words the database's planner often takes another index and reads every product.
 * With the hint it looks up the first condition on words and checks the others, so the rarest word comes first.
 */
export const wordsIndex: Record<string, 1> = { live: 1, words: 1, ...fieldsOf(filterGroups) };

/**
 * One index for each order of the admin's list, in the direction in which it is shown. The list names it as its hint while
 * nothing narrows it: the planner would as gladly take an index without `live` and read every product that it skips.
 */
export const adminOrders = {
  newest: { live: 1, createdAt: -1, _id: -1 },
  title: { live: 1, titleKey: 1, _id: 1 },
  price: { live: 1, pays: 1, _id: 1 },
  stock: { live: 1, stock: 1, _id: 1 },
} as const;

/**
 * The index that serves one order of the list. Lists name every option of the main groups that they take, so that the
 * database can walk the few ranges of an index in order and never sorts; the other groups end the index, so that what
 * they exclude is never read.
 */
export function orderIndex(order: Readonly<Record<string, 1 | -1>>): Record<string, 1 | -1> {
  return { live: 1, ...fieldsOf(mainGroups), ...order, ...fieldsOf(otherGroups) };
}

/** Amounts are integer paise. */
const productSchema = new Schema(
  {
    title: { type: String, required: true },
    /** The title without regard to case, for sorting. */
    titleKey: { type: String, required: true },
    image: { type: String, required: true },
    description: { type: String, required: true },
    category: { type: String, enum: ids(categories), required: true },
    brand: { type: String, enum: ids(brands), required: true },
    size: { type: [{ type: String, enum: ids(sizes), required: true }], required: true, default: [] },
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
    /** The words it is found by: see searchFields in lib/catalog/server/search/words. */
    words: { type: [String], required: true, default: [] },
    /** The import that has reserved it: until that is done nobody else edits or deletes it. */
    importId: { type: Schema.Types.ObjectId },
  },
  { timestamps: true, collection: "products" },
);

for (const { order } of sorts) productSchema.index(orderIndex(order));
productSchema.index(wordsIndex);
for (const order of Object.values(adminOrders)) productSchema.index(order);
// Tells whether a picture is shown.
productSchema.index({ image: 1 });
productSchema.index({ importId: 1 }, { partialFilterExpression: { importId: { $exists: true } } });

export type ProductFields = InferSchemaType<typeof productSchema>;
export type StoredProduct = ProductFields & { _id: Types.ObjectId };

export const Product = defineModel<ProductFields>("Product", productSchema);
