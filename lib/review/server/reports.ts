import "server-only";
import { Types } from "mongoose";
import { connectDatabase } from "@/lib/server/database/connection";
import { isDuplicateKey } from "@/lib/server/database/errors";
import { inTransaction } from "@/lib/server/database/transaction";
import { Review } from "@/models/review";
import { ReviewReport, type ReviewReportFields } from "@/models/review-report";
import type { DeletedAnswer } from "../schema";
import { othersReview } from "./votes";

export type StoredReport = Pick<ReviewReportFields, "reviewId" | "why" | "at">;

/**
 * Reports a review to the shop; that of one shopper counts once, also after an admin has decided. It stays where it is
 * until then.
 * @throws AppError not_found, forbidden for one's own review
 */
export async function reportReview(userId: string, reviewId: string, why: string): Promise<DeletedAnswer> {
  await connectDatabase();
  await inTransaction(async (session) => {
    const { _id } = await othersReview(userId, reviewId, "report", session);
    const own = { userId: new Types.ObjectId(userId), reviewId: _id };
    if (await ReviewReport.collection.findOne(own, { session })) return;
    await ReviewReport.collection.insertOne({ ...own, why, at: new Date(), isOpen: true }, { session });
    // An admin who is reading it decides about this report only once they have seen it.
    const reported = { $inc: { reports: 1, version: 1 }, $set: { attention: 1 } } as const;
    await Review.collection.updateOne({ _id }, reported, { session });
  }).catch((error: unknown) => {
    // The same shopper's other report has come first.
    if (!isDuplicateKey(error)) throw error;
  });
  return { message: "Thank you. Somebody from the shop will look at it." };
}

/** The open reports of some reviews, oldest first. */
export async function openReports(reviewIds: readonly Types.ObjectId[]): Promise<StoredReport[]> {
  if (reviewIds.length === 0) return [];
  return ReviewReport.find({ reviewId: { $in: reviewIds }, isOpen: true }, { reviewId: 1, why: 1, at: 1 })
    .sort({ reviewId: 1, at: 1 })
    .limit(1_000)
    .lean();
}
