import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model";

/** How long the data of an import is stored, in seconds: a week. */
export const importTtlSeconds = 7 * 24 * 3600;

/** An import of products from a CSV file; docs/decisions/csv-import.md describes its states. */
const productImportSchema = new Schema(
  {
    adminId: { type: Schema.Types.ObjectId, required: true },
    state: {
      type: String,
      enum: ["sending", "claiming", "writing", "releasing", "done", "refused"],
      required: true,
    },
    /** The id of its staged rows; new for each staging attempt, so that rows of a failed attempt are never used. */
    staged: { type: Schema.Types.ObjectId },
    /** The number of staged rows: rows that edit products come first, then rows that add products. */
    edited: { type: Number, required: true, default: 0 },
    added: { type: Number, required: true, default: 0 },
    /** The first row not yet processed in the current state. */
    next: { type: Number, required: true, default: 0 },
    /** Why it was refused, shown to the admin. */
    why: { type: String, default: "" },
    /** When its first part was sent, then when its rows were staged. */
    createdAt: { type: Date, required: true },
    /** When it last made progress; absent while nothing is staged. */
    updatedAt: { type: Date },
  },
  { collection: "productimports" },
);

productImportSchema.index({ state: 1 });
productImportSchema.index({ updatedAt: 1 });
productImportSchema.index({ createdAt: 1 }, { expireAfterSeconds: importTtlSeconds });

export type ProductImportFields = InferSchemaType<typeof productImportSchema>;
export type StoredImport = ProductImportFields & { _id: Types.ObjectId };

export const ProductImport = defineModel<ProductImportFields>("ProductImport", productImportSchema);
