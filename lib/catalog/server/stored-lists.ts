import "server-only";
import type { IndexSpecification, Sort } from "mongodb";
import type { PipelineStage } from "mongoose";
import { FreshCache } from "@/lib/cache/server/fresh-cache";
import { allAnswers, catalogueLists, listAnswers } from "@/lib/cache/server/tags.mjs";
import { adminOrders, Product } from "@/models/product";
import { type Chosen, type FilterGroup, filterGroups } from "../filters";
import { defaultSort, orderOf } from "../options";
import { boundsOf, facetsOf, type Summary } from "./facets";
import { findProducts } from "./find-products";
import { currentOption, expressions, optionsIn, scopeOf, wantedOptions } from "./group-options";
import { type ShownProduct, toProduct } from "./product-shape";
import { isStopWord } from "./search/language";
import { shortWords } from "./search/query-words";
import type { ListQuery } from "./service";

// Lists and searches by the database alone: of a catalogue that is too large for the index in memory, and while there is
// none. Counts are exact; a search finds words as they are spelled, and ties are in another order.

/** How many products have each value of a group's field, as the database counts them. */
type Counted = { _id: unknown; products: number }[];

/** What one reading counts: the products, their prices by `$bucketAuto`, and the groups by their place. */
interface Counts {
  total: { products: number }[];
  prices: { _id: { min: number; max: number } }[];
  [group: `group${number}`]: Counted;
}

/** About how many prices stand for those of all products. */
const priceBuckets = 48;

const countedBy = ({ field, reads }: FilterGroup): Facet =>
  reads === "flags"
    ? [
        { $project: { each: { $objectToArray: `$${field}` } } },
        { $unwind: "$each" },
        { $match: { "each.v": true } },
        { $group: { _id: "$each.k", products: { $sum: 1 } } },
      ]
    : [{ $group: { _id: expressions[reads] ?? `$${field}`, products: { $sum: 1 } } }];

type Facet = PipelineStage.FacetPipelineStage[];

/** Reads the products in a scope once, and counts these groups. */
async function countIn(scope: object, groups: readonly FilterGroup[], hasPrices: boolean): Promise<Counts> {
  const facets: Record<string, Facet> = { total: [{ $count: "products" }] };
  if (hasPrices) facets.prices = [{ $bucketAuto: { groupBy: "$pays", buckets: priceBuckets } }];
  for (const [at, group] of groups.entries()) facets[`group${at}`] = countedBy(group);
  const fields = Object.fromEntries(groups.map(({ field }) => [field, 1]));
  const stages: PipelineStage[] = [
    { $match: scope },
    { $project: { pays: 1, category: 1, kind: 1, ...fields } },
    { $facet: facets },
  ];
  const [counts] = await Product.aggregate<Counts>(stages, "$text" in scope ? {} : { hint: adminOrders.title });
  return counts as Counts;
}

/** The number of products of each option, as the group's field tells options. */
function byOption(group: FilterGroup, counted: Counted = []): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { _id, products } of counted) {
    const options = group.reads === "flags" ? [String(_id)] : optionsIn(group, _id);
    for (const option of options.map((one) => currentOption(group.id, one))) {
      counts.set(option, (counts.get(option) ?? 0) + products);
    }
  }
  return counts;
}

/** The memory of an answer, in bytes, and of all of them. */
const summaryBytes = 20_000;
const maxBytes = 4 * 1024 * 1024;

const summaries = new FreshCache<Summary>({ name: "counts", maxBytes, bytesOf: () => summaryBytes });

/**
 * What a choice of filters comes to: one reading, and one more for each group that is chosen and for the price, which are
 * counted with the choices of the others. Cached until a product changes where this process hears of changes.
 * @param found the condition of a search
 */
export function summariseStored(chosen: Chosen, found: object = {}): Promise<Summary> {
  const make = () => summarise(chosen, found);
  if (Object.keys(found).length > 0) return make();
  const tags = [allAnswers, listAnswers, catalogueLists];
  return summaries.get(JSON.stringify(chosen), async () => ({ value: await make(), tags }));
}

async function summarise(chosen: Chosen, found: object): Promise<Summary> {
  const wanted = wantedOptions(chosen).flatMap(({ group }) => group ?? []);
  const others = filterGroups().filter((group) => !wanted.includes(group));
  const isLimited = chosen.minPrice.length + chosen.maxPrice.length > 0;
  const anyPrice = { ...chosen, minPrice: [], maxPrice: [] };
  const [all, priced, ...own] = await Promise.all([
    countIn({ ...scopeOf(chosen), ...found }, others, true),
    isLimited ? countIn({ ...scopeOf(anyPrice), ...found }, [], true) : null,
    ...wanted.map((group) => countIn({ ...scopeOf(chosen, group.id), ...found }, [group], false)),
  ]);
  const counts = new Map([
    ...others.map((group, at) => [group, byOption(group, all[`group${at}`])] as const),
    ...wanted.map((group, at) => [group, byOption(group, own[at]?.group0)] as const),
  ]);
  const prices = (priced ?? all).prices.flatMap(({ _id }) => [_id.min, _id.max]);
  const facets = facetsOf((group, options) => options.map((option) => counts.get(group)?.get(option) ?? 0), prices);
  return { total: all.total[0]?.products ?? 0, facets, lowest: boundsOf(prices)[0] };
}

/** A page of the products that match a query, and what there is of them. @param q its search */
export async function listStored(query: ListQuery, q: string | undefined, skip: number, limit: number) {
  const found = q ? textFilter(q) : {};
  const order = simplified(orderOf(query.sortBy ?? defaultSort));
  const how = q ? { sort: query.sortBy ? order : byScore } : { sort: order, hint: indexFor(order) };
  const [summary, products] = await Promise.all([
    summariseStored(query, found),
    findProducts({ ...scopeOf(query), ...found }, { ...how, skip, limit }),
  ]);
  return { ...summary, products: products.map(toProduct) };
}

/** The ids of the first products of a choice in an order. */
export async function firstIds(
  chosen: Chosen,
  order: Readonly<Record<string, 1 | -1>>,
  limit: number,
): Promise<string[]> {
  const sort = simplified(order);
  const projection = { _id: 1 };
  const found = await findProducts(scopeOf(chosen), { sort, hint: indexFor(sort), limit, projection });
  return found.map(({ _id }) => _id.toString());
}

/** The first products of a search. */
export async function firstStored(q: string, chosen: Chosen, limit: number): Promise<ShownProduct[]> {
  return findProducts({ ...scopeOf(chosen), ...textFilter(q) }, { sort: byScore, limit });
}

const byScore: Sort = { score: { $meta: "textScore" }, titleKey: 1, _id: 1 };

/** With ties by id, which the indexes of the admin's orders end with. */
function simplified(order: Readonly<Record<string, 1 | -1>>): Record<string, 1 | -1> {
  const [first = "titleKey"] = Object.keys(order);
  const direction = order[first] ?? 1;
  return { [first]: direction, _id: direction };
}

/** An index in the order of a sort, or else of titles: the planner would try one that has each product many times. */
function indexFor(sort: Record<string, unknown>): IndexSpecification {
  const [first = ""] = Object.keys(sort);
  return Object.values(adminOrders).find((fields) => first in fields) ?? adminOrders.title;
}

/** The condition that a product has every word of a search, by the index of texts. Without words it matches nothing. */
function textFilter(q: string): object {
  const words = shortWords(q).filter((word, _, all) => !isStopWord(word) || all.every(isStopWord));
  // Plain words find products with any of them, in singular or plural; what is in quotes has to be part of a text.
  const required = words.map((word) => `"${word.replace(/(?<=...)e?s$/, "")}"`);
  return { $text: { $search: [...words, ...required].join(" ") } };
}
