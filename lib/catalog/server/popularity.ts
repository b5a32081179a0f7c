import "server-only";
import { dayMs, indianMidnight } from "@/lib/dates";
import { inTransaction } from "@/lib/server/database/transaction";
import { Product } from "@/models/product";
import { ProductSales } from "@/models/product-sales";
import { invalidateLists } from "./page-tags";

/** How many Indian days a product's popularity counts. */
const countedDays = 30;

/**
 * Counts how many pieces of each product were sold in the 30 Indian days before the last midnight, less those that came
 * back for money in these days: a daily job, so that lists by popularity stay the same all day. Two at once write the same.
 * @returns the midnight
 */
export async function countPopularity(): Promise<{ midnight: Date }> {
  const midnight = new Date(indianMidnight(Date.now()));
  await writePopularity(midnight);
  await inTransaction((session) => invalidateLists(session));
  return { midnight };
}

/** By the database alone: products that are counted as before are not written. */
async function writePopularity(midnight: Date): Promise<void> {
  const sold = { day: { $gte: new Date(midnight.getTime() - countedDays * dayMs), $lt: midnight } };
  const pieces = { $max: [0, "$$new.pieces"] };
  await ProductSales.aggregate([
    { $match: sold },
    { $project: { productId: 1, pieces: { $subtract: ["$pieces", { $ifNull: ["$returned", 0] }] } } },
    // Products that were counted before, and that nobody has bought since.
    {
      $unionWith: {
        coll: Product.collection.name,
        pipeline: [
          { $match: { popularity: { $gt: 0 } } },
          { $project: { _id: 0, productId: "$_id", pieces: { $literal: 0 } } },
        ],
      },
    },
    { $group: { _id: "$productId", pieces: { $sum: "$pieces" } } },
    {
      $merge: {
        into: Product.collection.name,
        whenMatched: [{ $set: { popularity: pieces } }],
        whenNotMatched: "discard",
      },
    },
  ]);
}
