import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** How long it is remembered that a picture was removed, in seconds: 30 days. */
const removedTtlSeconds = 30 * 24 * 3600;

/** A picture that was uploaded to the media host. One that nothing of the shop shows is removed there. */
const uploadSchema = new Schema(
  {
    /** Its name at the media host, which stands in its address. */
    _id: { type: String, required: true },
    folder: { type: String, required: true },
    /** Its address; "" until the host has answered. */
    url: { type: String, default: "" },
    state: { type: String, enum: ["kept", "removing", "removed"], required: true },
    /** Whether something showed it when that was looked up last. */
    used: { type: Boolean, required: true },
    /** When that is looked up next; absent when it is kept for good, or removed. */
    lookAt: { type: Date },
    /** Counts what was made to show it, so that whoever removes it sees when that was done meanwhile. */
    claims: { type: Number, required: true, default: 0 },
    createdAt: { type: Date, required: true },
    removedAt: { type: Date },
  },
  { collection: "uploads" },
);

uploadSchema.index({ lookAt: 1 }, { partialFilterExpression: { lookAt: { $exists: true } } });
uploadSchema.index({ removedAt: 1 }, { expireAfterSeconds: removedTtlSeconds });

export type UploadFields = InferSchemaType<typeof uploadSchema>;

export const Upload = defineModel<UploadFields>("Upload", uploadSchema);
