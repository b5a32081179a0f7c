import "server-only";
import { dayMs, indianMidnight } from "@/lib/dates";
import { connectDatabase, inTransaction } from "@/lib/server/database/db";
import { log } from "@/lib/server/log";
import { Bookmark } from "@/models/bookmark";
import { Product } from "@/models/product";
import { ProductSales } from "@/models/product-sales";
import { brands, categories, ids } from "../options";
import { invalidateLists } from "./page-tags";

/** How many Indian days a product's popularity counts. */
const countedDays = 30;

const bookmarkId = "popularity";

/**
 * Counts how many pieces of each product were sold in the 30 Indian days before the last midnight, once after each
 * midnight, so that lists by popularity stay the same all day. A run that breaks off is repeated by the next one; two at
 * once write the same.
 */
export async function countPopularity(): Promise<void> {
  await connectDatabase();
  const midnight = new Date(indianMidnight(Date.now()));
  const last = await Bookmark.findById(bookmarkId).lean();
  if (last && last.at >= midnight) return;
  await writePopularity(midnight);
  await inTransaction((session) => invalidateLists(session));
  await Bookmark.updateOne({ _id: bookmarkId }, { $set: { at: midnight } }, { upsert: true });
  log.info({ midnight }, "counted the popularity of products");
}

/** By the database alone: products that are counted as before are not written. */
async function writePopularity(midnight: Date): Promise<void> {
  const sold = { day: { $gte: new Date(midnight.getTime() - countedDays * dayMs), $lt: midnight } };
  const counted = { category: { $in: ids(categories) }, brand: { $in: ids(brands) }, popularity: { $gt: 0 } };
  const pieces = { $max: [0, "$$new.pieces"] };
  await ProductSales.aggregate([
    { $match: sold },
    { $project: { productId: 1, pieces: 1 } },
    // Products that were counted before, and that nobody has bought since.
    {
      $unionWith: {
        coll: Product.collection.name,
        pipeline: [
          { $match: { live: { $in: [true, false] }, ...counted } },
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
