import "server-only";
import type { PipelineStage, QueryFilter } from "mongoose";
import { cache } from "react";
import { Product, type ProductFields, wordsIndex } from "@/models/product";
import type { OptionCount } from "../facets";
import { filterGroups, ids, mainGroups, otherGroups } from "../options";

/** The aggregation stages that count products by the options of these groups. */
export function countBy(groups: readonly { id: string }[]): (PipelineStage.Group | PipelineStage.Project)[] {
  const fields = Object.fromEntries(groups.map(({ id }) => [id, `$${id}`]));
  const counted = Object.fromEntries(groups.map(({ id }) => [id, `$_id.${id}`]));
  // Without any group, `null` is faster than an object without fields.
  const key = groups.length > 0 ? fields : null;
  return [{ $group: { _id: key, count: { $sum: 1 } } }, { $project: { _id: 0, ...counted, count: 1 } }];
}

/** How many products a search finds for each combination of filter options. */
export async function countFound(search: QueryFilter<ProductFields>): Promise<OptionCount[]> {
  const filter = { ...search, live: true };
  return Product.aggregate<OptionCount>([{ $match: filter }, ...countBy(filterGroups)]).hint(wordsIndex);
}

/** Every combination of options of the main groups. */
const combinations = mainGroups.reduce<Record<string, string>[]>(
  (made, { id, options }) => made.flatMap((chosen) => ids(options).map((option) => ({ ...chosen, [id]: option }))),
  [{}],
);

/**
 * The total number of products for each combination of filter options. One count per combination of main groups takes
 * half as long as grouping, because the database then only counts index entries. Cached per request, so a page that
 * needs it twice counts once.
 */
export const countLive = cache(async (): Promise<OptionCount[]> => {
  const counts = combinations.map((chosen) => [
    { $match: { ...chosen, live: true } },
    ...countBy(otherGroups),
    { $set: chosen },
  ]);
  const [first = [], ...others] = counts;
  const unions = others.map((pipeline) => ({ $unionWith: { coll: Product.collection.name, pipeline } }));
  return Product.aggregate<OptionCount>([...first, ...unions]);
});
