import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** That somebody reported a review, and why. */
const reviewReportSchema = new Schema(
  {
    reviewId: { type: Schema.Types.ObjectId, required: true },
    /** Absent once the account is deleted. */
    userId: { type: Schema.Types.ObjectId },
    why: { type: String, required: true },
    at: { type: Date, required: true },
    /** False once an admin has decided. */
    isOpen: { type: Boolean, required: true, default: true },
  },
  { collection: "reviewreports", versionKey: false },
);

// Each index with what reads by it; a test compares this with the files.
// lib/review/server/reports.ts: whether a shopper has reported a review;
// all that they have: lib/privacy/server/parts/review-opinions.ts.
reviewReportSchema.index(
  { userId: 1, reviewId: 1 },
  { unique: true, partialFilterExpression: { userId: { $exists: true } } },
);
// lib/review/server/admin.ts: the reports of reviews.
reviewReportSchema.index({ reviewId: 1, at: 1 });

export type ReviewReportFields = InferSchemaType<typeof reviewReportSchema>;

export const ReviewReport = defineModel<ReviewReportFields>("ReviewReport", reviewReportSchema);
