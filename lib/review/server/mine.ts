import "server-only";
import { Types } from "mongoose";
import { connectDatabase } from "@/lib/server/database/connection";
import { Review, type StoredReview } from "@/models/review";
import { ReviewVote } from "@/models/review-vote";
import type { MineAnswer, OwnReview } from "../schema";
import { type DeliveredLine, deliveredLines, sizeOf } from "./bought";
import { paired } from "./products";
import { toOwnReview } from "./shape";

const maxReviews = 200;
const maxWaiting = 50;
const maxVotes = 1_000;

/** A shopper's reviews, newest first, whoever else may read them. @param productId only that of this product */
async function reviewsOf(userId: string, productId?: string): Promise<OwnReview[]> {
  await connectDatabase();
  const filter = {
    userId: new Types.ObjectId(userId),
    ...(productId && { productId: new Types.ObjectId(productId) }),
    status: { $ne: "Removed" as const },
  };
  const stored = await Review.find(filter).sort({ at: -1, _id: -1 }).limit(maxReviews).lean<StoredReview[]>();
  const products = await paired(stored);
  return stored.map((review) => toOwnReview(review, products.get(review.productId.toString())));
}

/** A shopper's reviews, what waits for one, and with `productId` which reviews of that product they found helpful. */
export async function myReviews(userId: string, { productId }: { productId?: string }): Promise<MineAnswer> {
  await connectDatabase();
  const [reviews, lines, voted] = await Promise.all([
    reviewsOf(userId, productId),
    deliveredLines(userId, productId),
    productId ? votesOf(userId, productId) : [],
  ]);
  return { reviews, waiting: await waitingOf(lines, reviews), voted };
}

/** The delivered products in the shop that have no review among these, each once. */
async function waitingOf(lines: readonly DeliveredLine[], reviews: readonly OwnReview[]) {
  const reviewed = new Set(reviews.map(({ productId }) => productId));
  const open = new Map<string, DeliveredLine>();
  for (const line of lines) {
    const id = line.productId.toString();
    if (!reviewed.has(id) && !open.has(id)) open.set(id, line);
  }
  const products = await paired([...open.values()]);
  return [...open]
    .flatMap(([productId, line]) => {
      const product = products.get(productId);
      if (!product?.live) return [];
      const { title, image } = product;
      return [{ productId, title, image, ...sizeOf(line), orderId: line.orderId.toString() }];
    })
    .slice(0, maxWaiting);
}

async function votesOf(userId: string, productId: string): Promise<string[]> {
  const filter = { userId: new Types.ObjectId(userId), productId: new Types.ObjectId(productId) };
  const votes = await ReviewVote.find(filter, { reviewId: 1, _id: 0 }).limit(maxVotes).lean();
  return votes.map(({ reviewId }) => reviewId.toString());
}
