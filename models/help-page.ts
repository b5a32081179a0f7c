import { type InferSchemaType, Schema, type Types } from "mongoose";
import { helpSlugs } from "@/lib/help/options";
import { defineModel } from "./define-model";

/** The versions of the help pages, one document each; the highest number of a page is in force. */
const helpPageSchema = new Schema(
  {
    slug: { type: String, enum: helpSlugs, required: true },
    version: { type: Number, required: true },
    /** Markdown. */
    text: { type: String, required: true },
    /** Null for version 1, the first text. */
    at: { type: Date, default: null },
    /** Name and email at the time of the change; "" for version 1. */
    by: { type: String, default: "" },
  },
  { collection: "helppages" },
);

helpPageSchema.index({ slug: 1, version: -1 }, { unique: true });
// lib/privacy/server/traces.ts: the changes of an admin whose account is deleted.
helpPageSchema.index({ by: 1 });

export type HelpPageFields = InferSchemaType<typeof helpPageSchema>;
export type StoredHelpPage = HelpPageFields & { _id: Types.ObjectId };

export const HelpPage = defineModel<HelpPageFields>("HelpPage", helpPageSchema);
