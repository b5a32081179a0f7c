import { priceSteps } from "../listing/price-quantiles";
import { type FilterGroup, ids, perGroup } from "../options";
import type { Facets } from "../schema";

/** What a choice of filters comes to. */
export interface Summary {
  /** How many products match. */
  total: number;
  facets: Facets;
  /** The lowest price in paise whatever the price limits; infinite without products. */
  lowest: number;
}

/**
 * The counts of all options, zeros included, and the range of prices.
 * @param count how many products have an option of a group, with the choices of the other groups applied
 * @param prices in paise, with all choices applied but that of the price: the lowest, the highest, and others for the
 * steps between
 */
export function facetsOf(count: (group: FilterGroup, option: string) => number, prices: readonly number[]): Facets {
  const counts = perGroup((group) =>
    Object.fromEntries(ids(group.options).map((option) => [option, count(group, option)])),
  );
  const [lowest, highest] = boundsOf(prices);
  const price =
    prices.length > 0
      ? { min: Math.floor(lowest / 100), max: Math.ceil(highest / 100), steps: priceSteps(prices) }
      : null;
  return { ...counts, price } as Facets;
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
