import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** How long the record of a removed picture is stored, in seconds: 30 days. */
const removedTtlSeconds = 30 * 24 * 3600;

/** A picture uploaded to the media host. Pictures that are not used anywhere in the shop are removed there. */
const uploadSchema = new Schema(
  {
    /** Its name at the media host, which is part of its URL. */
    _id: { type: String, required: true },
    folder: { type: String, required: true },
    /** Its URL; "" until the host has responded. */
    url: { type: String, default: "" },
    /**
     * "kept" is what is at the media host, and would be "stored" today. The version before takes every other word for a picture
     * that was removed, so this one still writes it, but no longer reads it: the next release can rename it.
     */
    state: { type: String, enum: ["kept", "removing", "removed"], required: true },
    /** How many documents show it, of those that are counted (lib/media/server/references.ts); absent until one does. */
    references: { type: Number },
    /** Whether any does. Versions that don't count references write this alone. */
    used: { type: Boolean, required: true },
    /** When its use is checked next; absent if it is kept permanently or removed. */
    nextCheckAt: { type: Date },
    /** Until when the data of an import may refer to it. */
    heldUntil: { type: Date },
    /** How often a version that doesn't count references has begun to use it; how many of these `references` includes. */
    claims: { type: Number, required: true, default: 0 },
    counted: { type: Number },
    createdAt: { type: Date, required: true },
    removedAt: { type: Date },
  },
  { collection: "uploads" },
);

uploadSchema.index({ nextCheckAt: 1 }, { partialFilterExpression: { nextCheckAt: { $exists: true } } });
// lib/jobs/server/former-names.ts: the same by the name that the version before writes.
uploadSchema.index({ lookAt: 1 }, { partialFilterExpression: { lookAt: { $exists: true } } });
uploadSchema.index({ removedAt: 1 }, { expireAfterSeconds: removedTtlSeconds });

export type UploadFields = InferSchemaType<typeof uploadSchema>;

export const Upload = defineModel<UploadFields>("Upload", uploadSchema);
