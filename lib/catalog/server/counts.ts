import "server-only";
import type { PipelineStage, QueryFilter } from "mongoose";
import { cache } from "react";
import { allAnswers, listAnswers } from "@/lib/pages/server/cache/watched-changes.mjs";
import { FreshCache } from "@/lib/server/fresh-cache";
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

/** The memory of a count of one combination, in bytes, and of all of them. */
const countBytes = 200;
const maxBytes = 4 * 1024 * 1024;

const counted = new FreshCache<OptionCount[]>({
  name: "counts",
  maxBytes,
  bytesOf: (counts) => counts.length * countBytes,
});

/**
 * What changes the counts, and lowest prices. Pages with them are invalidated by `lists`: a page that is rendered after
 * that tag arrived must not get older ones.
 */
export const countedTags = [allAnswers, listAnswers, "lists"];

/**
 * The total number of products for each combination of filter options, counted once after each change of a product
 * beyond its stock. Cached per request too, so that a page that needs it twice counts once where nothing else is cached.
 */
export const countLive = cache(() => counted.get("live", async () => ({ value: await countAll(), tags: countedTags })));

/**
 * One count per combination of main groups takes half as long as grouping, because the database then only counts index
 * entries.
 */
async function countAll(): Promise<OptionCount[]> {
  const counts = combinations.map((chosen) => [
    { $match: { ...chosen, live: true } },
    ...countBy(otherGroups),
    { $set: chosen },
  ]);
  const [first = [], ...others] = counts;
  const unions = others.map((pipeline) => ({ $unionWith: { coll: Product.collection.name, pipeline } }));
  return Product.aggregate<OptionCount>([...first, ...unions]);
}
