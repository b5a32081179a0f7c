import { type FilterGroup, filterGroups } from "../filters";
import { priceSteps } from "../listing/price-quantiles";
import { visible } from "../options";
import type { Facets } from "../schema";

/** What a choice of filters comes to. */
export interface Summary {
  /** How many products match. */
  total: number;
  facets: Facets;
  /** The lowest price in paise whatever the price limits; infinite without products. */
  lowest: number;
}

/** Whether the counts of a group have an option, by how many products have it. */
function isCounted({ counts }: FilterGroup, id: string, count: number): boolean {
  return count > 0 || counts === "all" || (counts !== "used" && counts(id));
}

/**
 * The counts of the options that are not hidden, and the range of prices.
 * @param countsOf for a group, how many products have an option of it, with the choices of the other groups applied
 * @param prices in paise, with all choices applied but that of the price: the lowest, the highest, and others for the
 * steps between
 */
export function facetsOf(
  countsOf: (group: FilterGroup) => (option: string) => number,
  prices: readonly number[],
): Facets {
  const counted = filterGroups().map((group) => {
    const count = countsOf(group);
    const options = visible(group.options).map(({ id }) => [id, count(id)] as const);
    const shown = options.filter(([id, products]) => isCounted(group, id, products));
    return [group.id, Object.fromEntries(shown)] as const;
  });
  const isFact = ([id]: readonly [string, object]) => id.startsWith("fact.");
  const facts = counted.filter((one) => isFact(one) && Object.keys(one[1]).length > 0);
  const [lowest, highest] = boundsOf(prices);
  const price =
    prices.length > 0
      ? { min: Math.floor(lowest / 100), max: Math.ceil(highest / 100), steps: priceSteps(prices) }
      : null;
  return {
    ...Object.fromEntries(counted.filter((one) => !isFact(one))),
    facts: Object.fromEntries(facts.map(([id, counts]) => [id.slice("fact.".length), counts])),
    price,
  } as Facets;
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
