import "server-only";
import { catalogueLists } from "@/lib/cache/server/tags.mjs";
import { connectDatabase } from "@/lib/server/database/db";
import { isDatabaseAway } from "@/lib/server/database/errors";
import { CatalogueList, type CatalogueListFields } from "@/models/catalogue-list";
import { type CurrentLists, lists, setLists } from "../../lists/current";
import firstLists from "../../lists/first-lists.json";
import { type CatalogueLists, listIds } from "../../lists/schema";

/** How long lists are current where this process does not hear of changes, in ms. */
const currentMs = 1_000;

/** The build has several copies of this module, which share what they know. */
interface Shared {
  /** The count of invalidations when reading began, where this process hears of changes. */
  age: number;
  /** When they were read, by `performance.now()`. */
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
 */
export async function freshLists(): Promise<CurrentLists> {
  // The build has no database.
  if (process.env.NEXT_PHASE === "phase-production-build") return lists();
  globalThis.vastraListsRead ??= { age: -1, readAt: Number.NEGATIVE_INFINITY };
  const state = globalThis.vastraListsRead;
  const invalidated = globalThis.vastraInvalidated;
  invalidated?.listen();
  const isLive = invalidated?.isLive() ?? false;
  const isCurrent = isLive
    ? state.age >= 0 && !invalidated?.invalidatedSince([catalogueLists], state.age)
    : performance.now() - state.readAt < currentMs;
  if (!isCurrent) {
    state.reading ??= read(state, isLive).finally(() => {
      state.reading = undefined;
    });
    await state.reading;
  }
  return lists();
}

async function read(state: Shared, isLive: boolean): Promise<void> {
  const age = isLive ? (globalThis.vastraInvalidated?.now() ?? -1) : -1;
  try {
    setLists(await readLists());
    state.age = age;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
  }
  state.readAt = performance.now();
}

async function readLists(): Promise<CurrentLists> {
  await connectDatabase();
  return currentFrom(await CatalogueList.find(allLists).lean());
}

/** All documents of the lists, by their index. */
export const allLists = { _id: { $in: [...listIds] } };

/** The lists that stored documents hold; the first ones in place of those that are missing. */
export function currentFrom(stored: readonly CatalogueListFields[]): CurrentLists {
  const listOf = (id: string) => stored.find(({ _id }) => _id === id);
  const entries = Object.fromEntries(listIds.map((id) => [id, listOf(id)?.entries ?? firstLists[id]]));
  const aliasesOf = (id: string) =>
    Object.fromEntries(
      (listOf(id)?.aliases ?? []).flatMap(({ id: from, label, to }) => [
        [from, to],
        [label.toLowerCase(), to],
      ]),
    );
  return {
    ...(entries as unknown as CatalogueLists),
    version: stored.reduce((sum, { version }) => sum + version, 0),
    aliases: { kinds: aliasesOf("kinds"), brands: aliasesOf("brands") },
    unmoved: stored.flatMap(({ _id: list, aliases }) =>
      aliases.flatMap(({ id, to, moved }) => (moved === false ? [{ list, id, to }] : [])),
    ),
  };
}
