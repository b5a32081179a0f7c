import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/**
 * Tags of the page cache that a committed change has dropped. Written by the transaction of the change, read as a change
 * stream by lib/pages/server/cache/cache-handler.mjs, and removed after a week.
 */
const droppedTagSchema = new Schema(
  {
    tags: { type: [String], required: true },
    at: { type: Date, required: true },
  },
  { collection: "droppedtags" },
);

droppedTagSchema.index({ at: 1 }, { expireAfterSeconds: 7 * 24 * 3600 });

export type DroppedTagFields = InferSchemaType<typeof droppedTagSchema>;

export const DroppedTag = defineModel<DroppedTagFields>("DroppedTag", droppedTagSchema);
