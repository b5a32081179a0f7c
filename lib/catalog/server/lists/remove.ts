import "server-only";
import { counted } from "@/lib/counted";
import { AppError, notFound } from "@/lib/errors";
import { checkVisible } from "../../lists/changed";
import type { ListId } from "../../lists/schema";
import { listWords } from "../../lists/words";
import { markGone } from "./guard";
import { logged, readable } from "./list-log";
import { countListPictures } from "./pictures";
import { itemsIn } from "./save";
import { changingLists, storeList } from "./stored";
import { countProducts, entriesUsing, refuseDuringImport, using } from "./usage";

/** The size set of products without a kind. */
const lettersSet = "letters";

/**
 * Deletes an entry that nothing uses.
 * @throws AppError not_found; in_use with the numbers while products, deleted ones included, or entries use it; conflict
 * for the last visible category or brand, and for the size set of products without a kind
 */
export async function removeEntry(adminId: string, list: ListId, id: string): Promise<{ message: string }> {
  const { one } = listWords[list];
  return changingLists(async (stored, session) => {
    const { now } = stored;
    const before = now[list];
    const entry = before.find((each) => each.id === id);
    if (!entry) throw notFound(one);
    if (list === "sizeSets" && id === lettersSet) {
      throw new AppError("conflict", "Products without a kind have these sizes: this set can't be deleted.");
    }
    await refuseDuringImport(session);
    const products = await countProducts(using(list, id, now), session);
    const entries = entriesUsing(list, id, now);
    if (products + entries > 0) throw inUse(entry.label, products, entries);
    const after = before.filter((each) => each !== entry);
    checkVisible(list, new Map(after.map((each) => [each.id, each])));
    await countListPictures(before, after, session);
    const change = logged("delete entry", list, entry, { before: readable(entry), after: null });
    const aliases = stored.aliasesOf(list).filter(({ to }) => to !== id);
    const renamed = stored.renamedIn(list).filter((each) => each !== id);
    await storeList(adminId, { list, entries: after as never, aliases, renamed }, [change], session);
    await markGone([...itemsIn(list, [entry] as never).keys()], session);
    return { message: `${entry.label} was deleted` };
  });
}

function inUse(label: string, products: number, entries: number): AppError {
  const users = [
    ...(products > 0 ? [counted(products, "product")] : []),
    ...(entries > 0 ? [counted(entries, "kind")] : []),
  ];
  const verb = products + entries === 1 ? "uses" : "use";
  const message = `${users.join(" and ")} ${verb} ${label}, deleted products included. Hide it instead.`;
  return new AppError("in_use", message, { extra: { products, entries } });
}
