import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model";

/** How long what belongs to an import is kept, in seconds: a week. */
export const importTtlSeconds = 7 * 24 * 3600;

/** An import of products from a CSV file; docs/decisions/csv-import.md tells what its states mean. */
const productImportSchema = new Schema(
  {
    adminId: { type: Schema.Types.ObjectId, required: true },
    state: {
      type: String,
      enum: ["sending", "claiming", "writing", "releasing", "done", "refused"],
      required: true,
    },
    /** Names its staged rows; a new one for each attempt at staging, so that a broken one leaves nothing behind. */
    staged: { type: Schema.Types.ObjectId },
    /** How many rows are staged: first those that edit products, then those that add some. */
    edited: { type: Number, required: true, default: 0 },
    added: { type: Number, required: true, default: 0 },
    /** The first row that the present state has not handled. */
    next: { type: Number, required: true, default: 0 },
    /** Why it was refused, for the admin. */
    why: { type: String, default: "" },
    createdAt: { type: Date, required: true },
    /** When it last came a step further; absent while nothing is staged. */
    movedAt: { type: Date },
  },
  { collection: "productimports" },
);

productImportSchema.index({ state: 1 });
productImportSchema.index({ movedAt: 1 });
productImportSchema.index({ createdAt: 1 }, { expireAfterSeconds: importTtlSeconds });

export type ProductImportFields = InferSchemaType<typeof productImportSchema>;
export type StoredImport = ProductImportFields & { _id: Types.ObjectId };

export const ProductImport = defineModel<ProductImportFields>("ProductImport", productImportSchema);
