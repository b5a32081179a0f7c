import { type InferSchemaType, Schema, type Types } from "mongoose";
import { grievanceStates } from "@/lib/grievance/status";
import { defineModel } from "./define-model";

const answer = new Schema(
  { at: { type: Date, required: true }, text: { type: String, required: true } },
  { _id: false },
);

/** A complaint to the grievance officer, of a shopper or of a guest. */
const grievanceSchema = new Schema(
  {
    number: { type: String, required: true },
    at: { type: Date, required: true },
    /** The account of a signed-in shopper, absent for a guest; `formerAccountId` when whose it was has deleted the account. */
    userId: { type: Schema.Types.ObjectId },
    /** "", like the email address, when they were forgotten: see lib/grievance/server/forget.ts. */
    name: { type: String, default: "" },
    email: { type: String, default: "" },
    /** The number of an order as it was typed, or "". */
    order: { type: String, default: "" },
    text: { type: String, required: true },
    /** URLs of pictures, for admins only. */
    images: { type: [String], default: [] },
    state: { type: String, enum: grievanceStates, required: true },
    acknowledgeBy: { type: Date, required: true },
    resolveBy: { type: Date, required: true },
    /** When it was first answered; absent until then. */
    acknowledgedAt: { type: Date },
    /** Which of the two times is next, see `dueAt` in lib/grievance/clocks.ts; absent when it is resolved. */
    dueAt: { type: Date },
    resolvedAt: { type: Date },
    answers: { type: [answer], default: [] },
    /** What names the attempt that raised it: see lib/grievance/server/raise.ts. Absent without a key, or when it was used again later. */
    attemptKey: { type: String },
    /** The search words for admins. */
    searchWords: { type: [String], default: [] },
  },
  { collection: "grievances" },
);

// Each index with what reads by it; a test compares this with the files.
// lib/grievance/server/raise.ts: numbers, and the grievance that an attempt has raised already.
grievanceSchema.index({ number: 1 }, { unique: true });
grievanceSchema.index({ attemptKey: 1 }, { unique: true, partialFilterExpression: { attemptKey: { $exists: true } } });
// lib/grievance/server/list.ts: all, those of a state, those that match words, and those that are due or overdue.
grievanceSchema.index({ at: -1, _id: -1 });
grievanceSchema.index({ state: 1, at: -1, _id: -1 });
grievanceSchema.index({ searchWords: 1, at: -1, _id: -1 });
grievanceSchema.index({ dueAt: 1, _id: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });
// lib/grievance/server/personal.ts: what a person has raised.
grievanceSchema.index({ userId: 1 }, { partialFilterExpression: { userId: { $exists: true } } });
grievanceSchema.index({ email: 1 });
// lib/grievance/server/forget.ts: what was resolved long ago.
grievanceSchema.index({ resolvedAt: 1 }, { partialFilterExpression: { resolvedAt: { $exists: true } } });

export type GrievanceFields = InferSchemaType<typeof grievanceSchema>;
/** A grievance as plain data, as returned by lean queries. */
export type StoredGrievance = Omit<GrievanceFields, "answers"> & {
  _id: Types.ObjectId;
  answers: InferSchemaType<typeof answer>[];
};

export const Grievance = defineModel<GrievanceFields>("Grievance", grievanceSchema);
