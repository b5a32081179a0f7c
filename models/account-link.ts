import { type InferSchemaType, Schema } from "mongoose";
import { linkKinds } from "@/lib/message/options";
import { defineModel } from "./define-model";

/** How long a record is stored, in seconds: three days, longer than any link works. */
const ttlSeconds = 3 * 24 * 3600;

/** A request for a link by mail, written whether or not there is an account for the address. */
const accountLinkSchema = new Schema(
  {
    /** Random; the link's token is derived from it. */
    _id: { type: String, required: true },
    kind: { type: String, enum: linkKinds, required: true },
    /** The address that was typed, until the account is looked up. */
    email: { type: String },
    userId: { type: Schema.Types.ObjectId },
    /** SHA-256 of the token; absent until a mail carries the link. */
    tokenHash: { type: String },
    /** True until the account is looked up. */
    open: { type: Boolean },
    requestedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    usedAt: { type: Date },
  },
  { collection: "accountlinks" },
);

accountLinkSchema.index({ tokenHash: 1 }, { unique: true, partialFilterExpression: { tokenHash: { $exists: true } } });
accountLinkSchema.index({ userId: 1, kind: 1, requestedAt: 1 });
accountLinkSchema.index({ open: 1, requestedAt: 1 }, { partialFilterExpression: { open: true } });
accountLinkSchema.index({ requestedAt: 1 }, { expireAfterSeconds: ttlSeconds });

export type AccountLinkFields = InferSchemaType<typeof accountLinkSchema>;

export const AccountLink = defineModel<AccountLinkFields>("AccountLink", accountLinkSchema);
