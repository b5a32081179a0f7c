import "server-only";
import type { ClientSession } from "mongoose";
import { FreshCache } from "@/lib/cache/server/fresh-cache";
import { allAnswers, catalogueLists, listAnswers } from "@/lib/cache/server/tags.mjs";
import { AppError } from "@/lib/errors";
import { connectDatabase } from "@/lib/server/database/connection";
import { Product } from "@/models/product";
import { ProductImport } from "@/models/product-import";
import { type CurrentLists, storedIds } from "../../lists/current";
import type { ListId } from "../../lists/schema";
import { freshLists } from "./load";

/** How many products use something: in the shop, and deleted ones. */
export interface Usage {
  products: number;
  deleted: number;
}

/** What products use, by `usageKey`. */
export type UsageCounts = ReadonlyMap<string, Usage>;

/** What can be used: an entry of a list, a size, or an option of a fact. */
export function usageKey(list: ListId | "sizes" | "options", id: string, option = ""): string {
  return `${list}:${id}:${option}`;
}

export const unused: Usage = { products: 0, deleted: 0 };

const cache = new FreshCache<Map<string, Usage>>({
  name: "usage",
  maxBytes: 4 * 1024 * 1024,
  bytesOf: (counts) => counts.size * 200,
});

/** How many products use each entry, size and option; counted again when products or lists have changed. */
export async function countUsage(): Promise<UsageCounts> {
  return cache.get("all", async () => ({
    value: await count(await freshLists()),
    tags: [allAnswers, listAnswers, catalogueLists],
  }));
}

/** All products one after another, in the order of an index that every one is in once. */
const byId = { hint: { _id: 1 } } as const;

interface Row {
  _id: { live: boolean; category: string; brand: string; kind?: string | null; size: string[] };
  count: number;
}

interface FactRow {
  _id: { live: boolean; fact: string; value: string };
  count: number;
}

/** Two passes over all products, at the same time, with the few fields that refer to the lists. */
async function count(now: CurrentLists): Promise<Map<string, Usage>> {
  await connectDatabase();
  const texts = now.facts.filter(({ type }) => type === "text").map(({ id }) => id);
  const [rows, facts] = await Promise.all([
    Product.aggregate<Row>(
      [
        {
          $group: {
            _id: { live: "$live", category: "$category", brand: "$brand", kind: "$kind", size: "$size" },
            count: { $sum: 1 },
          },
        },
      ],
      byId,
    ),
    Product.aggregate<FactRow>(
      [
        { $match: { facts: { $exists: true, $ne: {} } } },
        { $project: { _id: 0, live: 1, facts: { $objectToArray: "$facts" } } },
        { $unwind: "$facts" },
        {
          $group: {
            _id: {
              live: "$live",
              fact: "$facts.k",
              value: { $cond: [{ $in: ["$facts.k", texts] }, "", "$facts.v"] },
            },
            count: { $sum: 1 },
          },
        },
      ],
      byId,
    ),
  ]);
  return tallied(rows, facts, now);
}

/** The rows of the database by what is used: merged entries count for what they mean. */
export function tallied(rows: readonly Row[], facts: readonly FactRow[], now: CurrentLists): Map<string, Usage> {
  const counts = new Map<string, Usage>();
  const add = (key: string, live: boolean, number: number) => {
    const usage = counts.get(key) ?? { ...unused };
    usage[live ? "products" : "deleted"] += number;
    counts.set(key, usage);
  };
  const setOf = new Map(now.sizeSets.flatMap(({ id, sizes }) => sizes.map((size) => [size.id, id] as const)));
  const meant = (list: "kinds" | "brands", id: string) =>
    Object.hasOwn(now.aliases[list], id) ? (now.aliases[list][id] ?? id) : id;
  for (const { _id, count } of rows) {
    const { live, category, brand, kind, size } = _id;
    add(usageKey("categories", category), live, count);
    add(usageKey("brands", meant("brands", brand)), live, count);
    if (kind) add(usageKey("kinds", meant("kinds", kind)), live, count);
    for (const id of size) add(usageKey("sizes", id), live, count);
    for (const set of new Set(size.flatMap((id) => setOf.get(id) ?? []))) add(usageKey("sizeSets", set), live, count);
  }
  for (const { _id, count } of facts) {
    add(usageKey("facts", _id.fact), _id.live, count);
    if (_id.value) add(usageKey("options", _id.fact, _id.value), _id.live, count);
  }
  return counts;
}

/** The condition for the products that use an entry of a list, deleted ones included. */
export function using(list: ListId, id: string, now: CurrentLists): Record<string, unknown> {
  if (list === "categories") return { category: id };
  if (list === "facts") return { [`facts.${id}`]: { $exists: true } };
  if (list === "sizeSets") {
    const sizes = now.sizeSets.find((set) => set.id === id)?.sizes ?? [];
    return { size: { $in: sizes.map((size) => size.id) } };
  }
  return { [list === "brands" ? "brand" : "kind"]: { $in: storedIds(list, id, now) } };
}

/** How many products, deleted ones included, meet a condition, within a transaction. */
export function countProducts(condition: Record<string, unknown>, session: ClientSession): Promise<number> {
  return Product.collection.countDocuments(condition, { session, ...byId });
}

/**
 * The rows of an import that is being carried out were checked before, and are not again: what they refer to stays.
 * @throws AppError conflict
 */
export async function refuseDuringImport(session: ClientSession): Promise<void> {
  const isRunning = { state: { $in: ["claiming" as const, "writing" as const] } };
  if (!(await ProductImport.exists(isRunning).session(session))) return;
  throw new AppError("conflict", "An import of products is being carried out. Try again when it is done.");
}

/** How many entries of other lists refer to an entry: kinds do, to categories, size sets and facts. */
export function entriesUsing(list: ListId, id: string, { kinds }: CurrentLists): number {
  if (list === "categories") return kinds.filter(({ categories }) => categories.includes(id)).length;
  if (list === "sizeSets") return kinds.filter(({ sizeSet }) => sizeSet === id).length;
  if (list === "facts") return kinds.filter(({ facts }) => facts.includes(id)).length;
  return 0;
}
