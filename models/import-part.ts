import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";
import { importTtlSeconds } from "./product-import";

/** An uploaded part of an import's file. */
const importPartSchema = new Schema(
  {
    importId: { type: Schema.Types.ObjectId, required: true },
    /** The index of the part in the file, from 0. */
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
