import mongoose, { type InferSchemaType, Schema } from "mongoose";

/** Up to which moment a list of the provider was read. */
const bookmarkSchema = new Schema(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: "bookmarks" },
);

export type BookmarkFields = InferSchemaType<typeof bookmarkSchema>;

export const Bookmark: mongoose.Model<BookmarkFields> =
  (mongoose.models.Bookmark as mongoose.Model<BookmarkFields>) ?? mongoose.model("Bookmark", bookmarkSchema);
