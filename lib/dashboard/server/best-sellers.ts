import "server-only";
import type { PipelineStage, Types } from "mongoose";
import { dayMs } from "@/lib/dates";
import { ProductSales } from "@/models/product-sales";

/** The sales of a product in a period; `amount` in paise. */
export interface SoldProduct {
  _id: Types.ObjectId;
  pieces: number;
  amount: number;
}

/** How many products of each day are considered: first 50, then 500 if these do not determine the result. */
const depths = [50, 500];

/**
 * The products with the most pieces sold from `from` to `to` (ms, whole days including a partial last one), ties by
 * revenue. Summing all products of a month takes a second in a large shop, so only the best sellers of each day are
 * summed, as long as no other product can have sold as many pieces.
 */
export async function bestSellers(from: number, to: number, count: number): Promise<SoldProduct[]> {
  const days = Array.from({ length: Math.floor((to - from) / dayMs) + 1 }, (_, at) => new Date(from + at * dayMs));
  for (const depth of depths) {
    const { ids, otherwise } = await bestOfDays(days, depth);
    const best = await addUp(days, count, { productId: { $in: ids } });
    const least = best[count - 1]?.pieces ?? 0;
    if (otherwise === 0 || least > otherwise) return best;
  }
  return addUp(days, count);
}

/** The best `depth` products of each day, and the maximum number of pieces that any other product can have sold. */
async function bestOfDays(days: readonly Date[], depth: number) {
  const pipelines = days.map((day) => [
    { $match: { day } },
    { $sort: { pieces: -1 as const } },
    { $limit: depth },
    { $group: { _id: null, ids: { $push: "$productId" }, least: { $last: "$pieces" } } },
  ]);
  const [first = [], ...others] = pipelines;
  const unions = others.map((pipeline) => ({ $unionWith: { coll: ProductSales.collection.name, pipeline } }));
  type Best = { ids: Types.ObjectId[]; least: number };
  const best = await ProductSales.aggregate<Best>([...first, ...unions]);
  const full = best.filter(({ ids }) => ids.length === depth);
  return {
    ids: best.flatMap(({ ids }) => ids),
    otherwise: full.reduce((sum, { least }) => sum + Math.max(0, least), 0),
  };
}

function addUp(
  days: readonly Date[],
  count: number,
  which: PipelineStage.Match["$match"] = {},
): Promise<SoldProduct[]> {
  return ProductSales.aggregate<SoldProduct>([
    { $match: { ...which, day: { $gte: days[0], $lte: days.at(-1) } } },
    { $group: { _id: "$productId", pieces: { $sum: "$pieces" }, amount: { $sum: "$amount" } } },
    { $match: { pieces: { $gt: 0 } } },
    { $sort: { pieces: -1, amount: -1, _id: 1 } },
    { $limit: count },
  ]);
}
