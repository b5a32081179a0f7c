import "server-only";
import { FreshCache } from "@/lib/cache/server/fresh-cache";
import { catalogueLists } from "@/lib/cache/server/tags.mjs";
import { connectDatabase } from "@/lib/server/database/db";
import { CatalogueList, type CatalogueListFields } from "@/models/catalogue-list";
import { type CurrentLists, lists, setLists } from "../../lists/current";
import firstLists from "../../lists/first-lists.json";
import { type CatalogueLists, listIds } from "../../lists/schema";

/** How long lists are current where this process does not hear of changes, in ms. */
const currentMs = 1_000;

const cache = new FreshCache<CurrentLists>({ name: "lists", maxBytes: 1, bytesOf: () => 0 });

/** When they were read, by `performance.now()`. */
let readAt = Number.NEGATIVE_INFINITY;

/**
 * The lists of the catalogue as they are in the database, for `lists()` too: from memory where this process hears of
 * changes, elsewhere read again after a second.
 * @throws AppError database_away when they were never read
 */
export async function freshLists(): Promise<CurrentLists> {
  if (!globalThis.vastraInvalidated && performance.now() - readAt < currentMs) return lists();
  const found = await cache.get("all", async () => ({ value: await readLists(), tags: [catalogueLists] }));
  readAt = performance.now();
  setLists(found);
  return found;
}

async function readLists(): Promise<CurrentLists> {
  await connectDatabase();
  return currentFrom(await CatalogueList.find().lean());
}

/** The lists that stored documents hold; the first ones in place of those that are missing. */
export function currentFrom(stored: readonly CatalogueListFields[]): CurrentLists {
  const listOf = (id: string) => stored.find(({ _id }) => _id === id);
  const entries = Object.fromEntries(listIds.map((id) => [id, listOf(id)?.entries ?? firstLists[id]]));
  // Without a prototype: any id is an ordinary one, "constructor" too.
  const aliasesOf = (id: string): Record<string, string> =>
    Object.assign(
      Object.create(null),
      Object.fromEntries(
        (listOf(id)?.aliases ?? []).flatMap(({ id: from, label, to }) => [
          [from, to],
          [label.toLowerCase(), to],
        ]),
      ),
    );
  return {
    ...(entries as unknown as CatalogueLists),
    version: stored.reduce((sum, { version }) => sum + version, 0),
    aliases: { kinds: aliasesOf("kinds"), brands: aliasesOf("brands") },
  };
}
