import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";
import { importTtlSeconds } from "./product-import";

/** A part of the file of an import, as it was sent. */
const importPartSchema = new Schema(
  {
    importId: { type: Schema.Types.ObjectId, required: true },
    /** Its place in the file, from 0. */
    part: { type: Number, required: true },
    bytes: { type: Buffer, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: "importparts" },
);

importPartSchema.index({ importId: 1, part: 1 }, { unique: true });
importPartSchema.index({ createdAt: 1 }, { expireAfterSeconds: importTtlSeconds });

export type ImportPartFields = InferSchemaType<typeof importPartSchema>;

export const ImportPart = defineModel<ImportPartFields>("ImportPart", importPartSchema);
