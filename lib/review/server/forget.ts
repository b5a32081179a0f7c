import { formerShopper } from "@/lib/former-account";
import "server-only";
import { type ClientSession, Types } from "mongoose";
import { countReferences } from "@/lib/media/server/uploads";
import { indexedWords } from "@/lib/search-words";
import { Review, type StoredReview } from "@/models/review";
import { ReviewReport } from "@/models/review-report";
import { ReviewVote } from "@/models/review-vote";
import { followReview } from "./figures";
import { paired } from "./products";

/**
 * Takes a shopper out of their reviews, within the transaction that deletes their account: the reviews stay, as by "Former
 * shopper" and without pictures, and so do their votes and reports, as by nobody. What is left of reviews that they had
 * deleted while they were hidden goes.
 */
export async function forgetReviewsOf(userId: string, session: ClientSession): Promise<void> {
  const owner = { userId: new Types.ObjectId(userId) };
  const reviews = await Review.collection.find<StoredReview>(owner, { session }).toArray();
  await Review.collection.deleteMany({ ...owner, status: "Removed" }, { session });
  await countReferences(
    reviews.map(({ images }) => ({ before: images, after: [] })),
    session,
  );
  const products = await paired(reviews);
  for (const before of reviews.filter(({ status }) => status !== "Removed")) {
    const { userId: _, ...rest } = before;
    const title = products.get(before.productId.toString())?.title ?? "";
    const searchWords = indexedWords(title, before.productId.toString(), before._id.toString());
    const after: StoredReview = { ...rest, name: formerShopper, images: [], searchWords, version: before.version + 1 };
    await Review.collection.replaceOne({ _id: before._id }, after, { session });
    await followReview(before, after, session);
  }
  const nobody = { $unset: { userId: 1 } } as const;
  await ReviewVote.updateMany(owner, nobody, { session });
  await ReviewReport.updateMany(owner, nobody, { session });
}
