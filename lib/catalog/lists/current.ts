import type { CatalogueLists, Kind, SizeEntry } from "./schema";

/**
 * The lists that hold now. A server knows all of them (server/lists/load.ts sets them before a request is answered); a
 * browser knows those that its page came with and that it has asked for since.
 */
export interface CurrentLists extends CatalogueLists {
  /** The sum of the versions of all lists: rises with each change. */
  version: number;
  /** What merged entries are now: their ids, and their labels in lower case, to the id that they mean. */
  aliases: Readonly<Record<"kinds" | "brands", Readonly<Record<string, string>>>>;
}

declare global {
  /** The build has several copies of this module, which share the lists. */
  var vastraLists: CurrentLists | undefined;
}

const none: CurrentLists = {
  ...{ version: 0, categories: [], kinds: [], brands: [], sizeSets: [], facts: [] },
  aliases: { kinds: {}, brands: {} },
};

/** The lists that hold now. */
export function lists(): CurrentLists {
  return globalThis.vastraLists ?? none;
}

/** Makes these the lists that hold. */
export function setLists(lists: CurrentLists): void {
  globalThis.vastraLists = lists;
}

/** An entry of a list by its id. */
export function entryOf<T extends { id: string }>(entries: readonly T[], id: string): T | undefined {
  return entries.find((entry) => entry.id === id);
}

/** The kind of a product; undefined for "". */
export function kindOf(id: string | undefined): Kind | undefined {
  return id ? entryOf(lists().kinds, id) : undefined;
}

/** A size of any set. */
export function sizeEntryOf(id: string): SizeEntry | undefined {
  for (const { sizes } of lists().sizeSets) {
    const found = entryOf(sizes, id);
    if (found) return found;
  }
  return undefined;
}
