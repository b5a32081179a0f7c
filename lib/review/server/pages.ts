import "server-only";
import { cacheWithReviews } from "@/lib/catalog/server/page-tags";
import { connectDatabase } from "@/lib/server/database/connection";
import { fitSentence, summaryOf } from "../figures";
import type { PageReviews } from "../schema";
import { firstReviews } from "./list";
import { readProduct } from "./products";
import { toReview } from "./shape";

/** How many reviews come with a product's page. */
const reviewsOnPage = 3;

/** The figures and first reviews of a product for its own page, cached until a review changes. @throws AppError not_found */
export async function loadReviews(productId: string): Promise<PageReviews> {
  await connectDatabase();
  await cacheWithReviews(productId);
  const [{ ratings }, stored] = await Promise.all([readProduct(productId), firstReviews(productId, reviewsOnPage)]);
  return { summary: summaryOf(ratings), reviews: stored.map(toReview) };
}

/** How a product fits, in the words of those who bought it, for its page or dialog; null with too few votes. */
export async function loadFit(productId: string): Promise<string | null> {
  await connectDatabase();
  const { ratings } = await readProduct(productId);
  return fitSentence(summaryOf(ratings).fit);
}
