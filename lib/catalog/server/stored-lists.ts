import "server-only";
import type { PipelineStage } from "mongoose";
import { Product } from "@/models/product";
import { type Chosen, defaultSort, type GroupId, noFilters, orderOf, perGroup } from "../options";
import { boundsOf, facetsOf, type Summary } from "./facets";
import { findProducts } from "./find-products";
import { optionsExpression, scopeOf } from "./group-options";
import type { ShownProduct } from "./product-shape";
import { isStopWord } from "./search/language";
import { shortWords } from "./search/query-words";
import type { ListQuery } from "./service";

// Lists and searches by the database alone: of a catalogue that is too large for the index in memory, and while there is
// none. Counts are exact; a search finds words as they are spelled, and ties are in another order.

/** How many ranges of prices with about as many products the steps between are taken from. */
const priceRanges = 24;

/** What a choice of filters comes to. @param found the condition of a search */
export async function summariseStored(chosen: Chosen, found: object = {}): Promise<Summary> {
  const ofGroups = perGroup((group): PipelineStage.FacetPipelineStage[] => [
    { $match: scopeOf(chosen, group.id) },
    { $project: { option: optionsExpression(group) } },
    { $unwind: "$option" },
    { $sortByCount: "$option" },
  ]);
  const [read] = await Product.aggregate<
    Record<GroupId, { _id: string; count: number }[]> & {
      all: { total: number }[];
      prices: { _id: { min: number; max: number } }[];
    }
  >([
    { $match: { ...found, live: true } },
    {
      $facet: {
        ...ofGroups,
        all: [{ $match: scopeOf(chosen) }, { $count: "total" }],
        prices: [{ $match: scopeOf(chosen, "price") }, { $bucketAuto: { groupBy: "$pays", buckets: priceRanges } }],
      },
    },
  ]);
  const prices = read?.prices.flatMap(({ _id: { min, max } }) => [min, max]) ?? [];
  const count = (group: GroupId, option: string) => read?.[group].find(({ _id }) => _id === option)?.count ?? 0;
  return {
    total: read?.all[0]?.total ?? 0,
    facets: facetsOf(({ id }, option) => count(id, option), prices),
    lowest: boundsOf(prices)[0],
  };
}

/** A page of the products that match a query, and what there is of them. @param q its search */
export async function listStored(query: ListQuery, q: string | undefined, skip: number, limit: number) {
  const found = q ? textFilter(q) : {};
  const sort = q && !query.sortBy ? byScore : simplified(orderOf(query.sortBy ?? defaultSort));
  const [summary, products] = await Promise.all([
    summariseStored(query, found),
    findProducts({ ...scopeOf(query), ...found }, { sort, skip, limit }),
  ]);
  return { ...summary, products };
}

/** The first products of a search. */
export async function firstStored(q: string, limit: number): Promise<ShownProduct[]> {
  return findProducts({ ...scopeOf(noFilters), ...textFilter(q) }, { sort: byScore, limit });
}

const byScore = { score: { $meta: "textScore" }, titleKey: 1, _id: 1 } as const;

/** With ties by id, which the indexes of the admin's orders end with. */
function simplified(order: Readonly<Record<string, 1 | -1>>): Record<string, 1 | -1> {
  const [first = "titleKey"] = Object.keys(order);
  const direction = order[first] ?? 1;
  return { [first]: direction, _id: direction };
}

/** The condition that a product has every word of a search, by the index of texts; it matches nothing without words. */
function textFilter(q: string): object {
  const words = shortWords(q).filter((word, _, all) => !isStopWord(word) || all.every(isStopWord));
  if (words.length === 0) return { _id: { $in: [] } };
  // Plain words find products with any of them, in singular or plural; what is in quotes has to be part of a text.
  const required = words.map((word) => `"${word.replace(/(?<=...)e?s$/, "")}"`);
  return { $text: { $search: [...words, ...required].join(" ") } };
}
