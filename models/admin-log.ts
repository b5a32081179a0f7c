import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model";

/** What admins changed. Entries are only ever added: see the guard below. */
const adminLogSchema = new Schema(
  {
    at: { type: Date, required: true },
    /** Null for somebody at the shop's command line. */
    adminId: { type: Schema.Types.ObjectId, default: null },
    /** Name and email as they were then. */
    admin: { type: String, required: true },
    action: { type: String, required: true },
    kind: { type: String, enum: ["product", "order", "role"], required: true },
    targetId: { type: String, required: true },
    /** What a person calls the target: a product's title, an email; "" for an order, which has its id alone. */
    title: { type: String, default: "" },
    /** Only what changed; null before something was there and after it is gone. */
    before: { type: Schema.Types.Mixed, default: null },
    after: { type: Schema.Types.Mixed, default: null },
    /** The words it is found by. */
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
