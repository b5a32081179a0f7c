import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";
import { importTtlSeconds } from "./product-import";

/** A staged row of an import: a product to add or edit. */
const importRowSchema = new Schema(
  {
    /** The `staged` id of its import. */
    staged: { type: Schema.Types.ObjectId, required: true },
    seq: { type: Number, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    title: { type: String, default: "" },
    /** The fields of a new product, or the changes of an edit; exactly one of the two. Amounts in rupees. */
    add: { type: Schema.Types.Mixed },
    edit: { type: Schema.Types.Mixed },
    createdAt: { type: Date, required: true },
  },
  { collection: "importrows", minimize: false },
);

importRowSchema.index({ staged: 1, seq: 1 }, { unique: true });
importRowSchema.index({ createdAt: 1 }, { expireAfterSeconds: importTtlSeconds });

export type ImportRowFields = InferSchemaType<typeof importRowSchema>;

export const ImportRow = defineModel<ImportRowFields>("ImportRow", importRowSchema);
