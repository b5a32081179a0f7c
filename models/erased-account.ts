import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/**
 * An account that was deleted a moment ago: what calls that were in flight then have written for it since is still to be
 * erased. The record goes with that.
 */
const erasedAccountSchema = new Schema(
  {
    /** The id that the account had. */
    _id: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    /** True while entries of the admins' log still name it: there were too many for the transaction. */
    isInLog: { type: Boolean },
  },
  { collection: "erasedaccounts" },
);

// lib/privacy/server/leftovers.ts: those that are due.
erasedAccountSchema.index({ at: 1 });

export type ErasedAccountFields = InferSchemaType<typeof erasedAccountSchema>;

export const ErasedAccount = defineModel<ErasedAccountFields>("ErasedAccount", erasedAccountSchema);
