import "server-only";
import type { ClientSession } from "mongoose";
import { counted } from "@/lib/counted";
import { AppError } from "@/lib/errors";
import { entriesAfter } from "../../lists/changed";
import type { SavedListAnswer, SaveList } from "../../lists/save-schema";
import type { CatalogueLists, ListId } from "../../lists/schema";
import { listWords } from "../../lists/words";
import { markGone, markThere } from "./guard";
import { changesOf } from "./list-log";
import { countListPictures, refuseForeignPictures } from "./pictures";
import { changingLists, refuseStale, storeList } from "./stored";
import { countProducts, refuseDuringImport } from "./usage";

/**
 * Adds and changes entries of a list, and their order.
 * @throws AppError invalid, stale with today's list, conflict, in_use with the numbers when a size or an option was left
 * out that products have
 */
export async function saveList(adminId: string, body: SaveList): Promise<SavedListAnswer> {
  refuseForeignPictures(body);
  const { list, seen } = body;
  return changingLists(async (stored, session) => {
    refuseStale(list, seen, stored);
    const before = stored.now[list];
    const after = entriesAfter(body, stored.now);
    const [left, joined] = [itemsIn(list, before), itemsIn(list, after)];
    const gone = [...left].filter(([id]) => !joined.has(id));
    await refuseUsed(gone, session);
    const changes = changesOf(list, before, after);
    if (changes.length === 0) return { message: "Nothing was to be changed", version: seen, entries: [...before] };
    await countListPictures(before, after, session);
    const renamed = renamedIn(list, before, after);
    const all = renamed.length > 0 && { renamed: [...new Set([...stored.renamedIn(list), ...renamed])] };
    await storeList(adminId, { list, entries: after, ...all }, changes, session);
    await markGone(
      gone.map(([id]) => id),
      session,
    );
    await markThere(
      [...joined.keys()].filter((id) => !left.has(id)),
      session,
    );
    return { message: messageOf(list, changes.length, changes[0]?.action), version: seen + 1, entries: after };
  });
}

function messageOf(list: ListId, changed: number, first: string | undefined): string {
  const { many } = listWords[list];
  return first === "order list" ? `The order of ${many} was saved` : `${counted(changed, "change")} to ${many} saved`;
}

/** Which products have an entry, size or option, as a condition. */
type Having = Record<string, unknown>;

/** The guards of all entries, sizes and options of a list, each with the products that have it. */
export function itemsIn(list: ListId, entries: CatalogueLists[ListId]): Map<string, Having> {
  const items = new Map<string, Having>();
  for (const entry of entries) {
    items.set(`${list}:${entry.id}`, {});
    if ("sizes" in entry) for (const { id } of entry.sizes) items.set(`sizes:${id}`, { size: id });
    if ("options" in entry) {
      for (const { id } of entry.options) items.set(`options:${entry.id}:${id}`, { [`facts.${entry.id}`]: id });
    }
  }
  return items;
}

/** @throws AppError in_use when products have one of the sizes or options that are to go */
async function refuseUsed(gone: readonly (readonly [string, Having])[], session: ClientSession): Promise<void> {
  if (gone.length === 0) return;
  await refuseDuringImport(session);
  const products = await countProducts({ $or: gone.map(([, having]) => having) }, session);
  if (products === 0) return;
  const what = gone.some(([id]) => id.startsWith("sizes:")) ? "size" : "option";
  throw new AppError(
    "in_use",
    `${counted(products, "product")} ${products === 1 ? "has" : "have"} a ${what} that was left out. Hide it instead.`,
    { extra: { products, entries: 0 } },
  );
}

/** The entries whose label is among the search words of products, and is another now. */
function renamedIn(list: ListId, before: CatalogueLists[ListId], after: CatalogueLists[ListId]): string[] {
  if (list === "sizeSets" || list === "facts") return [];
  const labels = new Map(before.map(({ id, label }) => [id, label]));
  return after.flatMap(({ id, label }) => (labels.has(id) && labels.get(id) !== label ? [id] : []));
}
