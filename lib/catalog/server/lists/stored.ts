import "server-only";
import type { ClientSession } from "mongoose";
import { type LoggedChange, writeLogs } from "@/lib/admin-log/server/service";
import { AppError } from "@/lib/errors";
import { inTransaction } from "@/lib/server/database/transaction";
import { type Alias, CatalogueList } from "@/models/catalogue-list";
import type { CurrentLists } from "../../lists/current";
import type { Entries, ListId } from "../../lists/schema";
import { invalidateCatalogueLists } from "../page-tags";
import { touchGuards } from "./guard";
import { allLists, currentFrom } from "./load";

/** All lists within a transaction. */
export interface StoredLists {
  now: CurrentLists;
  /** The version of a list; 0 before its first change. */
  versionOf: (list: ListId) => number;
  aliasesOf: (list: ListId) => readonly Alias[];
  renamedIn: (list: ListId) => readonly string[];
}

/**
 * Changes lists in a transaction, one after another: an entry of one list may refer to one of another, so two changes at
 * once would overlook each other.
 */
export function changingLists<T>(work: (stored: StoredLists, session: ClientSession) => Promise<T>): Promise<T> {
  return inTransaction(async (session) => {
    await touchGuards(["lists"], session);
    return work(await readStored(session), session);
  });
}

async function readStored(session: ClientSession): Promise<StoredLists> {
  const documents = await CatalogueList.find(allLists, null, { session }).lean();
  const of = (list: ListId) => documents.find(({ _id }) => _id === list);
  return {
    now: currentFrom(documents),
    versionOf: (list) => of(list)?.version ?? 0,
    aliasesOf: (list) => of(list)?.aliases ?? [],
    renamedIn: (list) => of(list)?.renamed ?? [],
  };
}

interface ChangedList<List extends ListId> {
  list: List;
  entries: readonly Entries[List][];
  /** What merged entries mean, where that changes. */
  aliases?: readonly Alias[];
  /** The entries whose products need other search words, where that changes. */
  renamed?: readonly string[];
}

/** Stores a changed list within the transaction, with its log; every page and answer that shows lists is made anew. */
export async function storeList<List extends ListId>(
  adminId: string,
  { list, ...changed }: ChangedList<List>,
  changes: readonly LoggedChange[],
  session: ClientSession,
): Promise<void> {
  const $set = { ...changed, entries: [...changed.entries] };
  await CatalogueList.collection.updateOne(
    { _id: list as never },
    {
      $set,
      $inc: { version: 1 },
      ...(!changed.aliases && { $setOnInsert: { aliases: [] } }),
    },
    { session, upsert: true },
  );
  await writeLogs(adminId, changes, session);
  await invalidateCatalogueLists(session);
}

/** @throws AppError stale with today's list when a change was based on an older version */
export function refuseStale(list: ListId, seen: number, { now, versionOf }: StoredLists): void {
  if (seen === versionOf(list)) return;
  throw new AppError("stale", "Another admin changed this list while you were editing it.", {
    extra: { version: versionOf(list), entries: now[list] },
  });
}
