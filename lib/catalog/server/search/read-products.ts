import "server-only";
import mongoose from "mongoose";
import { connectDatabase } from "@/lib/server/database/connection";
import { adminOrders, Product } from "@/models/product";
import { sorts } from "../../options";
import { optionsOf } from "../group-options";
import type { Indexed } from "./product-table";
import { WordIndex } from "./word-index";

/** Products read at a time: an answer of some 500 kB. */
const batchSize = 500;

interface Row extends Record<string, unknown> {
  _id: mongoose.Types.ObjectId;
  titleKey: string;
  words: string[];
}

/** The fields that lists are sorted by, besides title and id. */
const numericFields = [...new Set(sorts.flatMap(({ order }) => Object.keys(order)))].filter(
  (field) => field !== "titleKey" && field !== "_id",
);

/** What of a product filter groups read: see lib/catalog/filters.ts. */
const groupFields = [
  ...["category", "kind", "brand", "audience", "has", "colour", "facts"],
  ...["origin", "percent", "rating", "inStock"],
];

const projection = {
  titleKey: 1,
  words: 1,
  ...Object.fromEntries(groupFields.map((field) => [field, 1])),
  ...Object.fromEntries(numericFields.map((field) => [field, 1])),
};

/** An id in 40 bytes: the text of toHexString() is put together from six others, and takes 230 for as long as it lives. */
const textOf = (id: mongoose.Types.ObjectId) => Buffer.from(id.id).toString("hex");

/** A stored product, with the fields of the projection, as the index has it. */
function indexedOf(row: Row): Indexed {
  const { _id, titleKey, words } = row;
  const numbers = Object.fromEntries(numericFields.map((field) => [field, Number(row[field] ?? 0)]));
  return { id: textOf(_id), titleKey, words, options: optionsOf(row), numbers };
}

async function* read(filter: object, options: object = {}): AsyncGenerator<Indexed> {
  for await (const row of Product.collection.find<Row>(filter, { ...options, projection, batchSize })) {
    yield indexedOf(row);
  }
}

/** An index of all visible products; null when there are more than `max`. Other requests are served meanwhile. */
export async function readIndex(max: number): Promise<WordIndex | null> {
  await connectDatabase();
  const hint = adminOrders.title;
  const count = await Product.collection.countDocuments({ live: true }, { limit: max + 1, hint });
  if (count > max) return null;
  return WordIndex.from(read({ live: true }, { sort: { titleKey: 1, _id: 1 }, hint }));
}

/** The index after changes of these products. */
export async function readChanges(index: WordIndex, ids: readonly string[]): Promise<WordIndex> {
  await connectDatabase();
  const products: Indexed[] = [];
  const filter = { live: true, _id: { $in: ids.map((id) => new mongoose.Types.ObjectId(id)) } };
  for await (const product of read(filter)) products.push(product);
  return index.with(new Set(ids), products);
}
