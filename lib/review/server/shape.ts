import type { StoredReview } from "@/models/review";
import type { ReviewStatus } from "../options";
import type { AdminReview, OwnReview, ReviewData } from "../schema";
import { paired } from "./products";
import type { StoredReport } from "./reports";

/** A stored review as everybody reads it. */
export function toReview(stored: StoredReview): ReviewData {
  const { _id, name, rating, title, text, fit, size, sizeLabel, images, helpful, at, changedAt, reply } = stored;
  return {
    _id: _id.toString(),
    name,
    rating,
    title,
    text,
    fit: fit || null,
    size: size ?? null,
    sizeLabel: sizeLabel ?? null,
    images,
    helpful,
    at: at.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
    earlier: stored.earlier.filter(({ isHidden }) => !isHidden).map(toEarlier),
    reply: reply ? { text: reply.text, at: reply.at.toISOString() } : null,
  };
}

/** What a review said before. */
export function toEarlier({ rating, title, text, at }: StoredReview["earlier"][number]): ReviewData["earlier"][number] {
  return { rating, title: title ?? "", text: text ?? "", at: at.toISOString() };
}

/** The same as its writer reads it. @param product that of the review, if it is in the shop */
export function toOwnReview(stored: StoredReview, product: { title: string; image: string } | undefined): OwnReview {
  return {
    ...toReview(stored),
    productId: stored.productId.toString(),
    productTitle: product?.title ?? "",
    productImage: product?.image ?? "",
    status: stored.status as ReviewStatus,
    why: stored.why || null,
  };
}

/** Reviews as admins read them. @param reports those that are open, oldest first */
export async function toAdminReviews(
  stored: readonly StoredReview[],
  reports: readonly StoredReport[],
): Promise<AdminReview[]> {
  const products = await paired(stored);
  return stored.map((review) => ({
    ...toOwnReview(review, products.get(review.productId.toString())),
    userId: review.userId?.toString() ?? null,
    reports: reports
      .filter(({ reviewId }) => reviewId.equals(review._id))
      .map(({ why, at }) => ({ why, at: at.toISOString() })),
    version: review.version,
  }));
}
