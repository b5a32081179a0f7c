import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** Up to which moment a list of the provider was read. */
const bookmarkSchema = new Schema(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: "bookmarks" },
);

export type BookmarkFields = InferSchemaType<typeof bookmarkSchema>;

export const Bookmark = defineModel<BookmarkFields>("Bookmark", bookmarkSchema);
