import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** The time up to which a list of the provider has been read. */
const bookmarkSchema = new Schema(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: "bookmarks" },
);

export type BookmarkFields = InferSchemaType<typeof bookmarkSchema>;

export const Bookmark = defineModel<BookmarkFields>("Bookmark", bookmarkSchema);
