import "server-only";
import type { Types } from "mongoose";
import { paired } from "@/lib/review/server/products";
import { Review } from "@/models/review";
import { ReviewReport } from "@/models/review-report";
import { ReviewVote } from "@/models/review-vote";
import { ExportedOpinion } from "../../schema";
import { batched } from "../batched";
import { chained, type PersonalPart } from "../part";

export const reviewOpinionsPart: PersonalPart<"reviewOpinions"> = {
  name: "reviewOpinions",
  what: "Which reviews of others you found helpful, then which you reported, why and when",
  async read({ id }) {
    const own = { userId: id };
    return chained(
      await batched(ReviewVote, own, { productId: 1, reviewId: 1 }, async (votes) => {
        const products = await paired(votes);
        return votes.map(({ reviewId, productId }) => {
          const of = { reviewId: reviewId.toString(), ...productOf(productId, products) };
          return ExportedOpinion.parse({ opinion: "helpful", ...of, why: null, at: null });
        });
      }),
      await batched(ReviewReport, own, { reviewId: 1 }, async (reports) => {
        const ids = reports.map(({ reviewId }) => reviewId);
        const reviews = await Review.find({ _id: { $in: ids } }, { productId: 1 }).lean();
        const products = await paired(reviews);
        const reviewed = new Map(reviews.map(({ _id, productId }) => [_id.toString(), productId]));
        return reports.map(({ reviewId, why, at }) => {
          const of = { reviewId: reviewId.toString(), ...productOf(reviewed.get(reviewId.toString()), products) };
          return ExportedOpinion.parse({ opinion: "reported", ...of, why, at: at.toISOString() });
        });
      }),
    );
  },
  /** The part of the reviews takes the person out of these, too. */
  erase: () => Promise.resolve(),
};

function productOf(id: Types.ObjectId | undefined, products: ReadonlyMap<string, { title: string }>) {
  const productId = id?.toString() ?? "";
  return { productId, productTitle: products.get(productId)?.title ?? "" };
}
