import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** The last run of each scheduled job; the id is its name in `lib/jobs/names.ts`. */
const jobSchema = new Schema(
  {
    _id: { type: String, required: true },
    startedAt: { type: Date, required: true },
    /** How long it took, in ms. */
    ms: { type: Number, required: true },
    /** What it did, counted; what the run before did, when this one failed. */
    counts: { type: Schema.Types.Mixed, default: {} },
    /** Why it failed; absent when it did not. */
    error: String,
    /** When the last run that did not fail began. */
    succeededAt: Date,
  },
  { collection: "jobs", minimize: false },
);

export type JobFields = InferSchemaType<typeof jobSchema>;

export const Job = defineModel<JobFields>("Job", jobSchema);
