import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";
import { importTtlSeconds } from "./product-import";

/** A staged row of an import: a product that it adds or edits. */
const importRowSchema = new Schema(
  {
    /** The `staged` of its import. */
    staged: { type: Schema.Types.ObjectId, required: true },
    seq: { type: Number, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    title: { type: String, default: "" },
    /** What a new product is made from, or what an edit changes, in rupees; one of the two. */
    add: { type: Schema.Types.Mixed },
    edit: { type: Schema.Types.Mixed },
    createdAt: { type: Date, required: true },
  },
  { collection: "importrows", minimize: false },
);

importRowSchema.index({ staged: 1, seq: 1 }, { unique: true });
// These tell whether a picture is shown.
importRowSchema.index({ "add.image": 1 }, { partialFilterExpression: { "add.image": { $exists: true } } });
importRowSchema.index({ "edit.image": 1 }, { partialFilterExpression: { "edit.image": { $exists: true } } });
importRowSchema.index({ createdAt: 1 }, { expireAfterSeconds: importTtlSeconds });

export type ImportRowFields = InferSchemaType<typeof importRowSchema>;

export const ImportRow = defineModel<ImportRowFields>("ImportRow", importRowSchema);
