import "server-only";
import mongoose from "mongoose";
import { allAnswers, listAnswers, listedPrefix } from "@/lib/cache/server/tags.mjs";
import { connectDatabase } from "@/lib/server/database/db";
import { log } from "@/lib/server/log";
import { adminOrders, fieldsOf, Product } from "@/models/product";
import { filterGroups, perGroup, sorts } from "../../options";
import { groupValue, optionBits } from "../group-options";
import type { Indexed } from "./product-table";
import { WordIndex } from "./word-index";

/** The index takes some 400 bytes a product: a larger catalogue is searched by the database alone. */
const maxProducts = 200_000;
/** After more changes than this at once, the index is built anew. */
const maxChanges = 1_000;
/** The pause after a build, in times of what it took: an import invalidates the index again and again. */
const restTimes = 20;
/** The pause after a build that came to nothing, in ms. */
const failedRestMs = 60_000;
/** Products read at a time: an answer of some 200 kB. */
const batchSize = 200;

interface Held {
  index: WordIndex;
  /** The count of invalidations that the index contains. */
  age: number;
}

/** The build has several copies of this module, which share the index. */
interface Shared {
  held?: Held;
  patching?: Promise<void>;
  /** When the next build may begin; Infinity during a build. */
  restUntil: number;
}

declare global {
  var vastraSearchIndex: Shared | undefined;
}

function shared(): Shared {
  globalThis.vastraSearchIndex ??= { restUntil: Number.NEGATIVE_INFINITY };
  return globalThis.vastraSearchIndex;
}

/** How often a process that has just started looks whether it can build the index, in ms. */
const startMs = 1_000;

/** Builds the index once this process hears of changes of the database, so that the first searches find it. */
export function buildAtStart(): void {
  if (!globalThis.vastraInvalidated) return;
  const timer = setInterval(async () => {
    if (await currentIndex().catch(() => null)) clearInterval(timer);
  }, startMs);
  timer.unref();
}

/**
 * The index of all visible products, with every change that this process has made or heard of. Null while there is
 * none: then the database searches. It is built in the background.
 */
export async function currentIndex(): Promise<WordIndex | null> {
  const invalidated = globalThis.vastraInvalidated;
  invalidated?.listen();
  if (!invalidated?.isLive()) return null;
  const state = shared();
  for (;;) {
    const { held } = state;
    if (!held || invalidated.invalidatedSince([allAnswers], held.age)) {
      state.held = undefined;
      if (performance.now() >= state.restUntil) void build(state, invalidated.now());
      return null;
    }
    if (!invalidated.invalidatedSince([listAnswers], held.age)) return held.index;
    const ids = invalidated.changedSince(listedPrefix, held.age);
    if (ids.length > maxChanges) state.held = undefined;
    else {
      state.patching ??= patch(state, held, ids, invalidated.now()).finally(() => {
        state.patching = undefined;
      });
      await state.patching;
    }
  }
}

async function patch(state: Shared, { index }: Held, ids: string[], age: number): Promise<void> {
  await connectDatabase();
  const filter = { live: true, _id: { $in: ids.map((id) => new mongoose.Types.ObjectId(id)) } };
  const products: Indexed[] = [];
  for await (const product of readProducts(filter)) products.push(product);
  state.held = { index: await index.with(new Set(ids), products), age };
}

async function build(state: Shared, age: number): Promise<void> {
  const begun = performance.now();
  let rest = failedRestMs;
  state.restUntil = Number.POSITIVE_INFINITY;
  try {
    const index = await readAll();
    if (index) {
      state.held = { index, age };
      rest = restTimes * (performance.now() - begun);
    }
  } catch (error) {
    log.error({ err: error }, "could not build the search index");
  }
  state.restUntil = performance.now() + rest;
}

async function readAll(): Promise<WordIndex | null> {
  await connectDatabase();
  const count = await Product.collection.countDocuments({ live: true }, { limit: maxProducts + 1 });
  if (count > maxProducts) return null;
  return WordIndex.from(readProducts({ live: true }, { sort: { titleKey: 1, _id: 1 }, hint: adminOrders.title }));
}

interface Row extends Record<string, unknown> {
  _id: mongoose.Types.ObjectId;
  titleKey: string;
  words: string[];
}

/** The fields that lists are sorted by, besides title and id. */
const numericFields = [...new Set(sorts.flatMap(({ order }) => Object.keys(order)))].filter(
  (field) => field !== "titleKey" && field !== "_id",
);

const projection = {
  titleKey: 1,
  words: 1,
  ...fieldsOf(filterGroups),
  ...Object.fromEntries(numericFields.map((field) => [field, 1])),
};

async function* readProducts(filter: object, options: object = {}): AsyncGenerator<Indexed> {
  const found = Product.collection.find<Row>(filter, { ...options, projection, batchSize });
  for await (const row of found) {
    const { _id, titleKey, words } = row;
    const ofGroups = perGroup((group) => optionBits(group, groupValue(group, row)));
    const numbers = Object.fromEntries(numericFields.map((field) => [field, Number(row[field] ?? 0)]));
    yield { id: _id.toHexString(), titleKey, words, options: ofGroups, numbers };
  }
}
