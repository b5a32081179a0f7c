import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";
import { importTtlSeconds } from "./product-import";

/** A picture referenced in an import's file, by file name or by URL. */
const importPictureSchema = new Schema(
  {
    importId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: ["file", "address"], required: true },
    /** The file name in lower case, or the URL. */
    source: { type: String, required: true },
    /** The URL of the stored picture; "" until it is stored. */
    url: { type: String, default: "" },
    /** Why it can't be stored, shown to the admin; "" if no problem is known. */
    problem: { type: String, default: "" },
    createdAt: { type: Date, required: true },
  },
  { collection: "importpictures" },
);

importPictureSchema.index({ importId: 1, kind: 1, source: 1 }, { unique: true });
importPictureSchema.index({ createdAt: 1 }, { expireAfterSeconds: importTtlSeconds });

export type ImportPictureFields = InferSchemaType<typeof importPictureSchema>;

export const ImportPicture = defineModel<ImportPictureFields>("ImportPicture", importPictureSchema);
