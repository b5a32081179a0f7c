import "server-only";
import { Types } from "mongoose";
import { connectDatabase } from "@/lib/server/database/connection";
import { paged } from "@/lib/server/database/paged";
import { Review, type StoredReview } from "@/models/review";
import { summaryOf } from "../figures";
import type { ReviewSort } from "../options";
import type { ReviewListAnswer, ReviewQuery } from "../schema";
import { readProduct } from "./products";
import { toReview } from "./shape";

/** How many reviews a page has when the caller does not say it. */
export const reviewsPerPage = 10;

type Order = Readonly<Record<string, 1 | -1>>;

/** The order that each index of models/review.ts ends with. */
const orders: Record<ReviewSort, Order> = {
  helpful: { helpful: -1, at: -1, _id: -1 },
  newest: { at: -1, _id: -1 },
  highest: { rating: -1, at: -1, _id: -1 },
  lowest: { rating: 1, at: -1, _id: -1 },
};

/** The published reviews of a product in an order, by an index that has them in it. */
function readReviews(
  productId: string,
  { sortBy, rating }: Pick<ReviewQuery, "sortBy" | "rating">,
  skip: number,
  limit: number,
): Promise<StoredReview[]> {
  const { rating: _, ...rest } = orders[sortBy];
  const sort: Order = rating ? rest : orders[sortBy];
  return Review.collection
    .find<StoredReview>(filterOf(productId, rating))
    .sort(sort)
    .hint({ productId: 1, status: 1, ...(rating && { rating: 1 }), ...sort })
    .skip(skip)
    .limit(limit)
    .toArray();
}

function filterOf(productId: string, rating: ReviewQuery["rating"]) {
  return { productId: new Types.ObjectId(productId), status: "Published", ...(rating && { rating: Number(rating) }) };
}

/** A page of a product's published reviews, and what its ratings come to. @throws AppError not_found */
export async function listReviews(productId: string, query: ReviewQuery): Promise<ReviewListAnswer> {
  await connectDatabase();
  const { page, limit = reviewsPerPage, rating } = query;
  const [product, { rows, position }] = await Promise.all([
    readProduct(productId),
    paged(
      { page, size: limit },
      (skip, take) => readReviews(productId, query, skip, take),
      () => Review.collection.countDocuments(filterOf(productId, rating)),
    ),
  ]);
  return { reviews: rows.map(toReview), ...position, summary: summaryOf(product.ratings) };
}

/** The first published reviews of a product, the most helpful first. */
export function firstReviews(productId: string, count: number): Promise<StoredReview[]> {
  return readReviews(productId, { sortBy: "helpful" }, 0, count);
}
