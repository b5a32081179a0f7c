import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/**
 * Tags of the page cache that a committed change has invalidated. Written in the transaction of the change, read as a
 * change stream by lib/cache/server/cache-handler.mjs, and removed after a week.
 */
const invalidatedTagSchema = new Schema(
  {
    tags: { type: [String], required: true },
    at: { type: Date, required: true },
  },
  { collection: "droppedtags" },
);

invalidatedTagSchema.index({ at: 1 }, { expireAfterSeconds: 7 * 24 * 3600 });

export type InvalidatedTagFields = InferSchemaType<typeof invalidatedTagSchema>;

export const InvalidatedTag = defineModel<InvalidatedTagFields>("InvalidatedTag", invalidatedTagSchema);
