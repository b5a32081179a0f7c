import "server-only";
import { type ClientSession, Types } from "mongoose";
import { AppError, notFound } from "@/lib/errors";
import { connectDatabase } from "@/lib/server/database/connection";
import { isDuplicateKey } from "@/lib/server/database/errors";
import { inTransaction } from "@/lib/server/database/transaction";
import { Review, type StoredReview } from "@/models/review";
import { ReviewVote } from "@/models/review-vote";
import type { HelpfulAnswer } from "../schema";

/**
 * A published review that somebody else has written, within the transaction.
 * @throws AppError not_found, forbidden for one's own
 */
export async function othersReview(
  userId: string,
  reviewId: string,
  what: string,
  session: ClientSession,
): Promise<StoredReview> {
  const filter = { _id: new Types.ObjectId(reviewId), status: "Published" };
  const review = await Review.collection.findOne<StoredReview>(filter, { session });
  if (!review) throw notFound("review");
  if (review.userId?.toString() === userId) throw new AppError("forbidden", `You can't ${what} your own review.`);
  return review;
}

/**
 * Records that a shopper finds a review helpful, or no longer; the same again changes nothing. The review's number of
 * votes follows in the same transaction.
 * @throws AppError not_found, forbidden for one's own review
 */
export async function voteHelpful(userId: string, reviewId: string, helpful: boolean): Promise<HelpfulAnswer> {
  await connectDatabase();
  const vote = () => inTransaction((session) => setVote(userId, reviewId, helpful, session));
  // Two votes at once: the second one finds the first.
  const count = await vote().catch((error: unknown) => (isDuplicateKey(error) ? vote() : Promise.reject(error)));
  return { message: helpful ? "Thank you. Your vote counts." : "Your vote is taken back.", helpful: count };
}

async function setVote(userId: string, reviewId: string, helpful: boolean, session: ClientSession): Promise<number> {
  const review = await othersReview(userId, reviewId, "vote for", session);
  const { _id, productId } = review;
  const vote = { userId: new Types.ObjectId(userId), productId, reviewId: _id };
  const isThere = (await ReviewVote.collection.findOne(vote, { session })) !== null;
  if (isThere === helpful) return review.helpful;
  if (helpful) await ReviewVote.collection.insertOne({ ...vote }, { session });
  else await ReviewVote.collection.deleteOne(vote, { session });
  const by = helpful ? 1 : -1;
  await Review.collection.updateOne({ _id }, { $inc: { helpful: by } }, { session });
  return review.helpful + by;
}
