import "server-only";
import type { PipelineStage, QueryFilter } from "mongoose";
import { cache } from "react";
import { Product, type ProductFields, wordsIndex } from "@/models/product";
import { type CountGrid, countGrid } from "../facets";
import { brands, categories, ids } from "../options";

export interface PairCount {
  category: string;
  brand: string;
  count: number;
}

/** The stages of an aggregate that count its products by category and brand. */
export const countByPair = [
  { $group: { _id: { category: "$category", brand: "$brand" }, count: { $sum: 1 } } },
  { $project: { _id: 0, category: "$_id.category", brand: "$_id.brand", count: 1 } },
] as const satisfies PipelineStage[];

/** How many products of each category and brand a search finds. */
export async function countFound(search: QueryFilter<ProductFields>): Promise<CountGrid> {
  const filter = { ...search, live: true };
  return countGrid(await Product.aggregate<PairCount>([{ $match: filter }, ...countByPair]).hint(wordsIndex));
}

/**
 * How many products each category and brand has in all. One count a pair takes half as long as grouping, because the
 * database then only counts entries of an index. A page that needs it in two places counts once.
 */
export const countLive = cache(async (): Promise<CountGrid> => {
  const pairs = ids(categories).flatMap((category) => ids(brands).map((brand) => ({ category, brand })));
  const counts = pairs.map((pair) => [{ $match: { ...pair, live: true } }, { $count: "count" }, { $set: pair }]);
  const [first = [], ...others] = counts;
  const unions = others.map((pipeline) => ({ $unionWith: { coll: Product.collection.name, pipeline } }));
  return countGrid(await Product.aggregate<PairCount>([...first, ...unions]));
});
