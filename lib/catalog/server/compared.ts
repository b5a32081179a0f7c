import "server-only";
import { comparedIds, comparedKind, maxCompared } from "../compare/compared";
import type { Product } from "../schema";
import { freshLists } from "./lists/load";
import { listByIds } from "./service";

/** How many ids of an address are read at most. */
const maxRead = 12;

/** The products of an address to compare, and what of it is left out. */
export interface ComparedProducts {
  products: Product[];
  /** How many are not in the shop: deleted or unknown. */
  missing: number;
  /** The titles of those of another kind than the first one, and of those beyond the third. */
  otherKind: string[];
  beyond: string[];
}

/** Products side by side, in the order of the address "id,id,id": up to three of the kind of the first one. */
export async function loadCompared(text: string): Promise<ComparedProducts> {
  const ids = comparedIds(text.toLowerCase()).slice(0, maxRead);
  await freshLists();
  const { data: found } = await listByIds(ids);
  const isAlike = (product: Product) => found[0] !== undefined && comparedKind(product) === comparedKind(found[0]);
  const alike = found.filter(isAlike);
  return {
    products: alike.slice(0, maxCompared),
    missing: ids.length - found.length,
    otherKind: found.filter((product) => !isAlike(product)).map(({ title }) => title),
    beyond: alike.slice(maxCompared).map(({ title }) => title),
  };
}
