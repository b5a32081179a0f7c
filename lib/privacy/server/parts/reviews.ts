import "server-only";
import { forgetReviewsOf } from "@/lib/review/server/forget";
import { paired } from "@/lib/review/server/products";
import { toEarlier, toOwnReview } from "@/lib/review/server/shape";
import { Review, type StoredReview } from "@/models/review";
import { batched } from "../batched";
import type { PersonalPart } from "../part";

export const reviewsPart: PersonalPart<"reviews"> = {
  name: "reviews",
  what: "What you wrote about products, with your pictures, and what it said before. Newest first",
  read: ({ id }) =>
    batched(Review, { userId: id, status: { $ne: "Removed" } }, { at: -1, _id: -1 }, async (found) => {
      const reviews = found as StoredReview[];
      const products = await paired(reviews);
      return reviews.map((review) => ({
        ...toOwnReview(review, products.get(review.productId.toString())),
        // Those too that nobody reads any more since an admin has hidden them.
        earlier: review.earlier.map(toEarlier),
      }));
    }),
  erase: ({ id }, session) => forgetReviewsOf(id.toString(), session),
  canReturn: true,
};
