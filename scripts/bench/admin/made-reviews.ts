import mongoose from "mongoose";
import { dayMs } from "@/lib/dates";
import { fits } from "@/lib/review/options";
import type { StoredReview } from "@/models/review";
import type { Sold } from "./made-orders";

const { ObjectId } = mongoose.Types;

/** One product in so many gets a tenth of the reviews: those with thousands are where a first page could be slow. */
const popularEvery = 10_000;

/** Reviews of products, by as many people: a few are hidden or wait, most have words. */
export function* madeReviews(
  count: number,
  products: readonly Sold[],
  now: number,
  random: () => number,
): Generator<StoredReview, void, void> {
  const popular = products.filter((_, at) => at % popularEvery === 0);
  for (let made = 0; made < count; made++) {
    const among = random() < 0.1 ? popular : products;
    const product = among[Math.floor(random() * among.length)];
    if (!product) return;
    const status = random() < 0.002 ? "Pending" : random() < 0.005 ? "Hidden" : "Published";
    const size = product.size[0] ?? null;
    const _id = new ObjectId();
    yield {
      _id,
      productId: product._id,
      userId: new ObjectId(),
      name: "Asha",
      rating: 1 + Math.floor(Math.sqrt(random()) * 5),
      title: made % 3 === 0 ? "As in the picture" : "",
      text:
        made % 2 === 0 ? "Good cloth, well sewn, and it came a day before it was promised.".repeat(1 + (made % 4)) : "",
      fit: size ? (fits[made % 3] ?? "true") : "",
      size,
      sizeLabel: size?.toUpperCase() ?? null,
      images: [],
      status,
      why: status === "Hidden" ? "Personal data" : "",
      isHeld: status === "Hidden",
      wasPublished: status === "Published",
      helpful: Math.floor(random() ** 4 * 40),
      reports: 0,
      attention: status === "Pending" ? 1 : 0,
      at: new Date(now - Math.floor(random() * 700 * dayMs)),
      earlier: [],
      version: 1,
      searchWords: ["asha", product._id.toString(), _id.toString()],
    };
  }
}
