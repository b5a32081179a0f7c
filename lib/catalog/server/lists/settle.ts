import "server-only";
import type { ClientSession } from "mongoose";
import { connectDatabase } from "@/lib/server/database/connection";
import { inTransaction } from "@/lib/server/database/transaction";
import { log } from "@/lib/server/log";
import { CatalogueList } from "@/models/catalogue-list";
import { Product, type StoredProduct } from "@/models/product";
import { invalidateAllProducts } from "../page-tags";
import { searchFields } from "../search/words";
import { allLists, freshLists } from "./load";

/** How many products one transaction writes: few enough for the smallest database cache that the shop runs with. */
const batchSize = 500;

/** The fields of products that name entries of the lists. */
const fieldOf = { categories: "category", kinds: "kind", brands: "brand" } as const;
type Field = (typeof fieldOf)[keyof typeof fieldOf];

/**
 * Writes products anew after changes of lists, batch by batch: those of merged entries get the entry that these mean, and
 * those of renamed ones the search words of the new label. What is written is what readers see already, apart from the
 * search; a product keeps its `version`. May be interrupted and run twice at once. Stops at `until` (ms since 1970).
 * @returns how many products were written
 */
export async function settleProducts(until: number): Promise<{ products: number }> {
  await connectDatabase();
  const open = await CatalogueList.find(
    { ...allLists, $or: [{ "aliases.moved": false }, { "renamed.0": { $exists: true } }] },
    { aliases: 1, renamed: 1 },
  ).lean();
  let products = 0;
  for (const { _id, aliases, renamed = [] } of open) {
    const field = fieldOf[_id as keyof typeof fieldOf];
    for (const { id, to, moved } of aliases) {
      if (moved !== false) continue;
      const written = await writeAll({ field, from: id, to, until });
      products += written.count;
      if (!written.isDone) return { products };
      const same = { id, to };
      await CatalogueList.collection.updateOne(
        { _id: _id as never, aliases: { $elemMatch: same } },
        { $set: { "aliases.$.moved": true } },
      );
    }
    for (const id of renamed) {
      const written = await writeAll({ field, from: id, to: id, until });
      products += written.count;
      if (!written.isDone) return { products };
      const label = { _id: _id as never, entries: { $elemMatch: { id, label: written.label } } };
      await CatalogueList.collection.updateOne(label, { $pull: { renamed: id } as never });
    }
  }
  return { products };
}

/** How long products are written anew after the answer to the call that changed a list, in ms. */
const soonMs = 25_000;

/** The same after an answer: what is left, or fails, is left to the scheduled job. */
export async function settleSoon(): Promise<void> {
  await settleProducts(Date.now() + soonMs).catch((error: unknown) =>
    log.error({ err: error }, "products not settled"),
  );
}

interface Task {
  field: Field;
  from: string;
  to: string;
  until: number;
}

/** Writes all products of an entry anew. */
async function writeAll({ field, from, to, until }: Task) {
  const label = await labelOf(field, to);
  let after: StoredProduct["_id"] | null = null;
  let count = 0;
  for (;;) {
    if (Date.now() >= until) return { count, label, isDone: false };
    const last: StoredProduct["_id"] | null = await inTransaction(async (session) => {
      const page = { [field]: from, ...(after && { _id: { $gt: after } }) };
      const found = await Product.find(page, null, { session }).sort({ _id: 1 }).limit(batchSize).lean();
      count += await writeBatch(found, field, to, session);
      return found.at(-1)?._id ?? null;
    });
    if (!last) return { count, label, isDone: true };
    after = last;
  }
}

async function labelOf(field: Field, id: string): Promise<string | undefined> {
  const now = await freshLists();
  const list = field === "brand" ? now.brands : field === "kind" ? now.kinds : now.categories;
  return list.find((entry) => entry.id === id)?.label;
}

async function writeBatch(found: readonly StoredProduct[], field: Field, to: string, session: ClientSession) {
  const writes = found.flatMap((product) => {
    const { words } = searchFields({ ...product, [field]: to });
    if (product[field as "brand"] === to && words.join() === product.words.join()) return [];
    return [{ updateOne: { filter: { _id: product._id }, update: { $set: { [field]: to, words } } } }];
  });
  if (writes.length === 0) return 0;
  await Product.bulkWrite(writes, { session, ordered: false, timestamps: false });
  await invalidateAllProducts(
    writes.map(({ updateOne }) => updateOne.filter._id.toString()),
    session,
  );
  return writes.length;
}
