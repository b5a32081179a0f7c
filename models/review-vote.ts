import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

/** That somebody found a review helpful. */
const reviewVoteSchema = new Schema(
  {
    reviewId: { type: Schema.Types.ObjectId, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    /** Absent once the account is deleted; the vote still counts. */
    userId: { type: Schema.Types.ObjectId },
  },
  { collection: "reviewvotes", versionKey: false },
);

// Each index with what reads by it; a test compares this with the files.
// lib/review/server/votes.ts: the vote of a shopper; lib/review/server/mine.ts: those about a product;
// all of them: lib/privacy/server/parts/review-opinions.ts.
reviewVoteSchema.index(
  { userId: 1, productId: 1, reviewId: 1 },
  { unique: true, partialFilterExpression: { userId: { $exists: true } } },
);
// lib/review/server/write.ts: the votes of a review that is deleted.
reviewVoteSchema.index({ reviewId: 1 });

export type ReviewVoteFields = InferSchemaType<typeof reviewVoteSchema>;

export const ReviewVote = defineModel<ReviewVoteFields>("ReviewVote", reviewVoteSchema);
