import { type InferSchemaType, Schema, type Types } from "mongoose";
import { logKinds } from "@/lib/admin-log/options";
import { defineModel } from "./define-model";

/** Changes made by admins. Entries are append-only: see the guard below. */
const adminLogSchema = new Schema(
  {
    at: { type: Date, required: true },
    /** Null for a change made on the command line. */
    adminId: { type: Schema.Types.ObjectId, default: null },
    /** Name and email at the time of the change. */
    admin: { type: String, required: true },
    action: { type: String, required: true },
    kind: { type: String, enum: logKinds, required: true },
    targetId: { type: String, required: true },
    /** The display name of the target: a product's title or an email; "" for an order, which has only its id. */
    title: { type: String, default: "" },
    /** Only the changed fields; `before` is null for a created target, `after` for a deleted one. */
    before: { type: Schema.Types.Mixed, default: null },
    after: { type: Schema.Types.Mixed, default: null },
    /** The search words of the entry. */
    words: { type: [String], required: true },
  },
  { collection: "adminlog", minimize: false },
);

adminLogSchema.index({ at: -1, _id: -1 });
adminLogSchema.index({ words: 1, at: -1, _id: -1 });
adminLogSchema.index({ kind: 1, at: -1, _id: -1 });

adminLogSchema.pre(
  [
    "updateOne",
    "updateMany",
    "replaceOne",
    "findOneAndUpdate",
    "findOneAndReplace",
    "findOneAndDelete",
    "deleteOne",
    "deleteMany",
  ],
  () => {
    throw new Error("The log of admins is never changed.");
  },
);

export type AdminLogFields = InferSchemaType<typeof adminLogSchema>;
export type StoredLogEntry = AdminLogFields & { _id: Types.ObjectId };

export const AdminLog = defineModel<AdminLogFields>("AdminLog", adminLogSchema);
