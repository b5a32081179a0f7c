import "server-only";
import type { ClientSession, Types } from "mongoose";
import { invalidateReviews } from "@/lib/catalog/server/page-tags";
import { keysOf, mapKeys, pick } from "@/lib/keys";
import { Product, type StoredRatings } from "@/models/product";
import type { StoredReview } from "@/models/review";
import { averageOf, fitSentence, noRatings, type Rated, type Ratings, shareOf, summaryOf } from "../figures";

/** What of a stored review its figures follow from. */
function ratedOf(review: StoredReview | null): Rated | null {
  return review && pick(review, ["status", "why", "rating", "fit"]);
}

/**
 * Brings the figures of a product up to date after a change of one of its reviews, and invalidates what shows them, all
 * within the transaction of the change. Of two changes at once one is done again, after the other has committed: both
 * write to the product that they have read.
 * @param before the review before the change, null for a new one
 * @param after the same after it, null when it is deleted
 */
export async function followReview(
  before: StoredReview | null,
  after: StoredReview | null,
  session: ClientSession,
): Promise<void> {
  const productId = (after ?? before)?.productId;
  if (!productId) return;
  const [was, is] = [shareOf(ratedOf(before)), shareOf(ratedOf(after))];
  const names = keysOf(noRatings);
  const isRead = before?.status === "Published" || after?.status === "Published";
  let change = { shown: false, listed: false };
  if (names.some((name) => was[name] !== is[name])) {
    const known = await ratingsOf(productId, session);
    const next = mapKeys(names, (name) => known[name] + is[name] - was[name]);
    await Product.collection.updateOne(
      { _id: productId },
      { $set: { ratings: next, rating: averageOf(next) } },
      { session },
    );
    change = difference(known, next);
  }
  if (isRead || change.shown) await invalidateReviews(productId.toString(), change, session);
}

async function ratingsOf(productId: Types.ObjectId, session: ClientSession): Promise<Ratings> {
  const projection = { ratings: 1 };
  const found = await Product.collection.findOne<{ ratings?: StoredRatings }>(
    { _id: productId },
    { projection, session },
  );
  return { ...noRatings, ...found?.ratings };
}

/** Whether cards and pages show other figures now, and whether lists sort or filter by others. */
function difference(before: Ratings, after: Ratings): { shown: boolean; listed: boolean } {
  const listed = averageOf(before) !== averageOf(after);
  const fitOf = (ratings: Ratings) => fitSentence(summaryOf(ratings).fit);
  return { listed, shown: listed || before.count !== after.count || fitOf(before) !== fitOf(after) };
}
