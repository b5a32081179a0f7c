import mongoose, { type InferSchemaType, Schema } from "mongoose";

/** When a tag of the page cache was last dropped; lib/pages/cache-handler.mjs reads and writes it. */
const droppedTagSchema = new Schema(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: "droppedtags" },
);

droppedTagSchema.index({ at: 1 }, { expireAfterSeconds: 7 * 24 * 3600 });

export type DroppedTagFields = InferSchemaType<typeof droppedTagSchema>;

export const DroppedTag: mongoose.Model<DroppedTagFields> =
  (mongoose.models.DroppedTag as mongoose.Model<DroppedTagFields>) ?? mongoose.model("DroppedTag", droppedTagSchema);
