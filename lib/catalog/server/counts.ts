import "server-only";
import type { PipelineStage, QueryFilter } from "mongoose";
import { cache } from "react";
import { FreshCache } from "@/lib/cache/server/fresh-cache";
import { allAnswers, listAnswers, listsTag } from "@/lib/cache/server/tags.mjs";
import { countedIndex, Product, type ProductFields, wordsIndex } from "@/models/product";
import { type FilterGroup, type GroupId, ids, noFilters, perGroup } from "../options";
import type { Tally } from "./facets";
import { limitsOf, optionBits, type PriceLimits } from "./group-options";
import { currentIndex } from "./search/catalogue-index";

/** Products with the same values of the fields that tell their options. */
export type CountedRow = Omit<Tally, "options"> & { _id: Record<GroupId, unknown> };

/** The value of a group's field, in parts where indexes have it in parts. */
const valueOfGroup = ({ field, reads, options }: FilterGroup) =>
  reads === "flags" ? Object.fromEntries(ids(options).map((id) => [id, `$${field}.${id}`])) : `$${field}`;

/** The aggregation stage that counts products by their options: see talliesOf. */
export function countStage(limits: PriceLimits): PipelineStage.Group {
  const { lowest, highest } = limitsOf(limits);
  const isWithin = { $and: [{ $gte: ["$pays", lowest] }, { $lte: ["$pays", highest] }] };
  return {
    $group: {
      _id: perGroup(valueOfGroup),
      count: { $sum: { $cond: [isWithin, 1, 0] } },
      lowest: { $min: "$pays" },
      highest: { $max: "$pays" },
    },
  };
}

/** Counted rows by options. */
export function talliesOf(rows: readonly CountedRow[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { _id, count, lowest, highest } of rows) {
    const options = perGroup((group) => optionBits(group, _id[group.id]));
    const key = Object.values(options).join();
    const known = tallies.get(key);
    tallies.set(key, {
      options,
      count: count + (known?.count ?? 0),
      lowest: Math.min(lowest, known?.lowest ?? lowest),
      highest: Math.max(highest, known?.highest ?? highest),
    });
  }
  return [...tallies.values()];
}

/** Counts the products that a search finds by their options, in the database. */
export async function countFound(search: QueryFilter<ProductFields>, limits: PriceLimits): Promise<Tally[]> {
  const stages = [{ $match: { ...search, live: true } }, countStage(limits)];
  return talliesOf(await Product.aggregate<CountedRow>(stages).hint(wordsIndex));
}

/** The memory of a tally, in bytes, and of all of them. */
const tallyBytes = 200;
const maxBytes = 4 * 1024 * 1024;

const counted = new FreshCache<Tally[]>({
  name: "counts",
  maxBytes,
  bytesOf: (tallies) => tallies.length * tallyBytes,
});

/** What changes the counts: a page that is rendered after its tag `lists` arrived must not get older ones. */
const countedTags = [allAnswers, listAnswers, listsTag];

/**
 * All visible products by their options: from the index in memory, else counted by the database once after each change
 * of a product beyond its stock. Cached per request too, so that a page that needs it twice counts once.
 */
export const countLive = cache(
  async (): Promise<readonly Tally[]> =>
    (await currentIndex())?.tallies() ??
    counted.get("live", async () => ({ value: await countAll(noFilters), tags: countedTags })),
);

/** The same within price limits, which are too many to keep. */
export async function countWithin(limits: PriceLimits): Promise<readonly Tally[]> {
  const isLimited = limits.minPrice.length + limits.maxPrice.length > 0;
  return isLimited ? countAll(limits) : countLive();
}

/** An index has all that is counted, so the database reads no products. */
async function countAll(limits: PriceLimits): Promise<Tally[]> {
  const stages = [{ $match: { live: true } }, countStage(limits)];
  return talliesOf(await Product.aggregate<CountedRow>(stages).hint(countedIndex));
}
