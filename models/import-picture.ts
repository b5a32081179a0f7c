import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";
import { importTtlSeconds } from "./product-import";

/** A picture that the file of an import names, by the name of a file or by its address on the web. */
const importPictureSchema = new Schema(
  {
    importId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: ["file", "address"], required: true },
    /** The name in small letters, or the address. */
    source: { type: String, required: true },
    /** Where it is stored; "" while it is not. */
    url: { type: String, default: "" },
    /** Why it can't be stored, for the admin; "" while nothing is known against it. */
    problem: { type: String, default: "" },
    createdAt: { type: Date, required: true },
  },
  { collection: "importpictures" },
);

importPictureSchema.index({ importId: 1, kind: 1, source: 1 }, { unique: true });
importPictureSchema.index({ url: 1 });
importPictureSchema.index({ createdAt: 1 }, { expireAfterSeconds: importTtlSeconds });

export type ImportPictureFields = InferSchemaType<typeof importPictureSchema>;

export const ImportPicture = defineModel<ImportPictureFields>("ImportPicture", importPictureSchema);
