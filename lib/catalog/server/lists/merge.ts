import "server-only";
import { counted } from "@/lib/counted";
import { invalid, notFound } from "@/lib/errors";
import { checkVisible, meaningOf } from "../../lists/changed";
import type { MergeAnswer, MergeEntries } from "../../lists/save-schema";
import type { Kind } from "../../lists/schema";
import { listWords } from "../../lists/words";
import { markGone } from "./guard";
import { logged } from "./list-log";
import { countListPictures } from "./pictures";
import { settleProducts } from "./settle";
import { changingLists, storeList } from "./stored";
import { countProducts, using } from "./usage";

/** How long a call writes products anew, in ms; a job goes on. */
const settleMs = 5_000;

/**
 * Merges an entry into another: one transaction makes its id and its label mean the other, and from then on all its
 * products have that one wherever they are read. So it is never seen in part, and nothing has to wait until the last
 * product is written anew.
 * @throws AppError not_found; invalid when it is the same; conflict when no brand would be visible
 */
export async function mergeEntries(adminId: string, { list, from, to: sent }: MergeEntries): Promise<MergeAnswer> {
  const { one } = listWords[list];
  const result = await changingLists(async (stored, session) => {
    const { now } = stored;
    const to = meaningOf(now, list, sent) ?? sent;
    if (from === to) throw invalid("to", "must be another entry");
    const entries: readonly { id: string; label: string; hidden: boolean }[] = now[list];
    const [source, target] = [from, to].map((id) => entries.find((each) => each.id === id));
    // The same call again finds it merged.
    if (target && meaningOf(now, list, from) === to && !source) return { label: target.label, products: 0 };
    if (!source || !target) throw notFound(one);
    const products = await countProducts(using(list, from, now), session);
    const after = entries
      .filter((each) => each !== source)
      .map((each) => (each === target && list === "kinds" ? withAll(target as Kind, source as Kind) : each));
    checkVisible(list, new Map(after.map((each) => [each.id, each])));
    await countListPictures(entries, after, session);
    const aliases = [
      ...stored.aliasesOf(list).map((alias) => (alias.to === from ? { ...alias, to, moved: false } : alias)),
      { id: from, label: source.label, to, moved: false },
    ];
    const renamed = stored.renamedIn(list).filter((id) => id !== from);
    const change = logged("merge entries", list, source, {
      before: { [one]: source.label, products },
      after: { [one]: target.label, products },
    });
    await storeList(adminId, { list, entries: after as never, aliases, renamed }, [change], session);
    await markGone([`${list}:${from}`], session);
    return { label: target.label, products };
  });
  await settleProducts(Date.now() + settleMs);
  const { label, products } = result;
  return {
    message: products > 0 ? `${counted(products, "product")} moved to ${label}` : `Everything is in ${label}`,
    merge: { list, from, to: sent, products, moved: products, done: true },
  };
}

/** A kind with the categories and the facts of another too. */
function withAll(kind: Kind, { categories, facts }: Kind): Kind {
  return {
    ...kind,
    categories: [...new Set([...kind.categories, ...categories])],
    facts: [...new Set([...kind.facts, ...facts])],
  };
}
