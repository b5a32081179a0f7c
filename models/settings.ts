import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model";

/** The versions of the settings, one document each; the highest number is in force. */
const settingsSchema = new Schema(
  {
    version: { type: Number, required: true },
    /** Null for version 1, the first content. */
    at: { type: Date, default: null },
    /** Name and email at the time of the change; "" for version 1. */
    by: { type: String, default: "" },
    /** The groups that differ from the version before. */
    changed: { type: [String], required: true },
    /** As in lib/settings/schema.ts; rupees, as they were typed. */
    settings: { type: Schema.Types.Mixed, required: true },
  },
  { collection: "settings", minimize: false },
);

settingsSchema.index({ version: -1 }, { unique: true });
// lib/privacy/server/traces.ts: the changes of an admin whose account is deleted.
settingsSchema.index({ by: 1 });

export type SettingsFields = InferSchemaType<typeof settingsSchema>;
export type StoredSettings = Omit<SettingsFields, "settings"> & { _id: Types.ObjectId; settings: unknown };

export const SettingsVersion = defineModel<SettingsFields>("Settings", settingsSchema);
