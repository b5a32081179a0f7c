import { getOrAdd } from "@/lib/get-or-add";
import { type FilterGroup, filterGroups, isFactFilter } from "../filters";
import { priceSteps } from "../listing/price-quantiles";
import { ids, visible } from "../options";
import type { Facets } from "../schema";

/** What a choice of filters comes to. */
export interface Summary {
  /** How many products match. */
  total: number;
  facets: Facets;
  /** The lowest price in paise whatever the price limits; infinite without products. */
  lowest: number;
}

/** The options of a group that are not hidden, and which of them are counted although no product has them. */
interface Counted {
  options: readonly string[];
  always: ReadonlySet<string>;
}

const countedOf = new WeakMap<FilterGroup, Counted>();

function countedIn({ options, counts }: FilterGroup): Counted {
  const shown = ids(visible(options));
  return {
    options: shown,
    always: new Set(counts === "used" ? [] : shown.filter((id) => counts === "all" || counts(id))),
  };
}

/**
 * The counts of the options that are not hidden, and the range of prices.
 * @param countsOf for a group, how many products have each of its options by their place, with the choices of the other
 * groups applied
 * @param prices in paise, with all choices applied but that of the price: the lowest, the highest, and others for the
 * steps between
 */
export function facetsOf(
  countsOf: (group: FilterGroup, options: readonly string[]) => ArrayLike<number>,
  prices: readonly number[],
): Facets {
  const facets: Record<string, object | null> = {};
  const facts: Record<string, object> = {};
  for (const group of filterGroups()) {
    const { options, always } = getOrAdd(countedOf, group, countedIn);
    // A fact that is no filter has none.
    const products = options.length > 0 ? countsOf(group, options) : [];
    const counts: Record<string, number> = {};
    for (let at = 0; at < options.length; at++) {
      const [option, count] = [options[at] as string, products[at] ?? 0];
      if (count > 0 || always.has(option)) counts[option] = count;
    }
    if (!isFactFilter(group.id)) facets[group.id] = counts;
    else if (Object.keys(counts).length > 0) facts[group.id.slice("fact.".length)] = counts;
  }
  const [lowest, highest] = boundsOf(prices);
  const price =
    prices.length > 0
      ? { min: Math.floor(lowest / 100), max: Math.ceil(highest / 100), steps: priceSteps(prices) }
      : null;
  return { ...facets, facts, price } as Facets;
}

/** The lowest and the highest of some prices. */
export function boundsOf(prices: readonly number[]): [lowest: number, highest: number] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const price of prices) {
    lowest = Math.min(lowest, price);
    highest = Math.max(highest, price);
  }
  return [lowest, highest];
}
