import "server-only";
import type { IndexSpecification, Sort } from "mongodb";
import type { PipelineStage } from "mongoose";
import { FreshCache } from "@/lib/cache/server/fresh-cache";
import { allAnswers, listAnswers } from "@/lib/cache/server/tags.mjs";
import { adminOrders, Product } from "@/models/product";
import {
  type Chosen,
  defaultSort,
  type FilterGroup,
  filterGroups,
  type GroupId,
  noFilters,
  orderOf,
  perGroup,
} from "../options";
import { boundsOf, facetsOf, type Summary } from "./facets";
import { findProducts } from "./find-products";
import { limitsOf, optionKey, optionsBy, scopeOf, wantedOptions } from "./group-options";
import type { ShownProduct } from "./product-shape";
import { isStopWord } from "./search/language";
import { shortWords } from "./search/query-words";
import type { ListQuery } from "./service";

// Lists and searches by the database alone: of a catalogue that is too large for the index in memory, and while there is
// none. Counts are exact; a search finds words as they are spelled, and ties are in another order.

/** Products with the same values of the fields that tell their options. */
interface Row {
  _id: Record<GroupId, unknown>;
  /** How many are within the price limits. */
  count: number;
  /** Their prices in paise, whatever the limits. */
  lowest: number;
  highest: number;
}

async function countRows(found: object, limits: Chosen): Promise<Row[]> {
  const { lowest, highest } = limitsOf(limits);
  const isWithin = { $and: [{ $gte: ["$pays", lowest] }, { $lte: ["$pays", highest] }] };
  const stages: PipelineStage[] = [
    { $match: { ...found, live: true } },
    {
      $group: {
        _id: perGroup(({ field }) => `$${field}`),
        count: { $sum: { $cond: [isWithin, 1, 0] } },
        ...{ lowest: { $min: "$pays" }, highest: { $max: "$pays" } },
      },
    },
  ];
  return Product.aggregate<Row>(stages, "$text" in found ? {} : { hint: adminOrders.title });
}

/** The memory of a row, in bytes, and of all of them. */
const rowBytes = 500;
const maxBytes = 4 * 1024 * 1024;

const countCache = new FreshCache<Row[]>({ name: "counts", maxBytes, bytesOf: (rows) => rows.length * rowBytes });

const groups: readonly FilterGroup[] = filterGroups;

/**
 * What a choice of filters comes to. All products are counted once for each change where this process hears of changes.
 * @param found the condition of a search
 */
export async function summariseStored(chosen: Chosen, found: object = {}): Promise<Summary> {
  const isLimited = chosen.minPrice.length + chosen.maxPrice.length + Object.keys(found).length > 0;
  const all = async () => ({ value: await countRows(found, chosen), tags: [allAnswers, listAnswers] });
  const rows = isLimited ? (await all()).value : await countCache.get("all", all);
  const wanted = groups.map((group) => ({ prefix: optionKey(group.id, ""), allowed: wantedOptions(group, chosen) }));
  const counts = new Map<string, number>();
  const prices: number[] = [];
  let total = 0;
  for (const { _id, count, lowest, highest } of rows) {
    const options = optionsBy((group) => _id[group.id]);
    const failing = wanted.filter(
      ({ prefix, allowed }) => allowed && !allowed.some((option) => options.includes(prefix + option)),
    );
    if (failing.length > 1) continue;
    const [only] = failing;
    // Each group is counted with the choices of the others applied.
    for (const option of options) {
      if (!only || option.startsWith(only.prefix)) counts.set(option, (counts.get(option) ?? 0) + count);
    }
    if (only) continue;
    total += count;
    prices.push(lowest, highest);
  }
  const facets = facetsOf(({ id }, option) => counts.get(optionKey(id, option)) ?? 0, prices);
  return { total, facets, lowest: boundsOf(prices)[0] };
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
  return { ...summary, products };
}

/** The first products of a search. */
export async function firstStored(q: string, limit: number): Promise<ShownProduct[]> {
  return findProducts({ ...scopeOf(noFilters), ...textFilter(q) }, { sort: byScore, limit });
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
