import "server-only";
import { cache } from "react";
import { catalogueLists } from "@/lib/cache/server/tags.mjs";
import { connectDatabase } from "@/lib/server/database/connection";
import { isDatabaseAway } from "@/lib/server/database/errors";
import { type Alias, CatalogueList, type CatalogueListFields } from "@/models/catalogue-list";
import { SettingsVersion } from "@/models/settings";
import { firstLaw, type Goods, noGoods } from "../../goods";
import { type CurrentLists, lists, type Merged, setLists } from "../../lists/current";
import firstLists from "../../lists/first-lists.json";
import { labelKey } from "../../lists/label-key";
import { type CatalogueLists, listIds } from "../../lists/schema";

/** How long lists are current where this process does not hear of changes, in ms. */
const currentMs = 1_000;

/** The build has several copies of this module, which share what they know. */
interface Shared {
  /** The count of invalidations when reading began, where this process hears of changes. */
  age: number;
  /** When reading them began, by `performance.now()`. */
  readAt: number;
  reading?: Promise<void> | undefined;
}

declare global {
  var vastraListsRead: Shared | undefined;
}

globalThis.vastraLists ??= currentFrom([]);

/**
 * Brings `lists()` up to date: where this process hears of changes, when there was one, elsewhere after a second. While
 * the database is away, the lists stay as they are.
 * @param since where it hears of none: when reading began at the earliest, by `performance.now()`
 */
export async function freshLists(since = performance.now() - currentMs): Promise<CurrentLists> {
  // The build has no database.
  if (process.env.NEXT_PHASE === "phase-production-build") return lists();
  globalThis.vastraListsRead ??= { age: -1, readAt: Number.NEGATIVE_INFINITY };
  const state = globalThis.vastraListsRead;
  globalThis.vastraInvalidated?.listen();
  // A reading that began before a change may lack it: then another one does not.
  for (let tries = 0; tries < 2 && !isCurrent(state, since); tries++) {
    state.reading ??= read(state).finally(() => {
      state.reading = undefined;
    });
    await state.reading;
  }
  return lists();
}

/**
 * The same for a page that is being rendered, which may be cached for longer than a second: the lists are at least as new
 * as the page.
 */
export const pageLists = cache(() => freshLists(performance.now()));

function isCurrent({ age, readAt }: Shared, since: number): boolean {
  const invalidated = globalThis.vastraInvalidated;
  if (!invalidated?.isLive()) return readAt >= since;
  return age >= 0 && !invalidated.invalidatedSince([catalogueLists], age);
}

async function read(state: Shared): Promise<void> {
  const invalidated = globalThis.vastraInvalidated;
  const age = invalidated?.isLive() ? invalidated.now() : -1;
  const begun = performance.now();
  try {
    setLists(await readLists());
    state.age = age;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
  }
  state.readAt = begun;
}

async function readLists(): Promise<CurrentLists> {
  await connectDatabase();
  const [stored, settings] = await Promise.all([
    CatalogueList.find(allLists).lean(),
    SettingsVersion.findOne({}, "settings.law").sort({ version: -1 }).lean(),
  ]);
  return currentFrom(stored, (settings?.settings as { law?: Goods } | undefined)?.law);
}

/** All documents of the lists, by their index. */
export const allLists = { _id: { $in: [...listIds] } };

/**
 * The lists that stored documents hold; the first ones in place of those that are missing.
 * @param law what the settings say of goods
 */
export function currentFrom(stored: readonly CatalogueListFields[], law?: Goods): CurrentLists {
  const listOf = (id: string) => stored.find(({ _id }) => _id === id);
  const entries = Object.fromEntries(listIds.map((id) => [id, listOf(id)?.entries ?? firstLists[id]]));
  const mergedBy = (keyOf: (alias: Alias) => string): Merged => {
    const merged = (id: string) =>
      Object.fromEntries((listOf(id)?.aliases ?? []).map((alias) => [keyOf(alias), alias.to]));
    return { kinds: merged("kinds"), brands: merged("brands") };
  };
  const lists = entries as unknown as CatalogueLists;
  return {
    ...lists,
    // Those that were stored before they could say it lack it.
    kinds: lists.kinds.map((kind) => ({ ...noGoods, ...kind })),
    law: law ?? firstLaw,
    version: stored.reduce((sum, { version }) => sum + version, 0),
    aliases: mergedBy(({ id }) => id),
    mergedLabels: mergedBy(({ label }) => labelKey(label)),
    unmoved: stored.flatMap(({ _id: list, aliases }) =>
      aliases.flatMap(({ id, to, moved }) => (moved === false ? [{ list, id, to }] : [])),
    ),
  };
}
