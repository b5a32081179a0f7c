import type { Tally } from "../facets";

/** Which products to list of those that are found. */
export interface Filters {
  /** Whether products with these options are listed. */
  isShown: (options: Tally["options"]) => boolean;
  /** The price limits, in paise. */
  lowest: number;
  highest: number;
}

/** Lists all that is found. */
export const everything: Filters = {
  isShown: () => true,
  lowest: Number.NEGATIVE_INFINITY,
  highest: Number.POSITIVE_INFINITY,
};

type Column = Readonly<ArrayLike<number>>;

/**
 * Counts products by their options, in one pass over their columns.
 * @param combined the combination of each product, as its number in `combinations`
 * @param prices in paise
 * @param isFound whether a product, by its position, counts at all
 * @returns the products found by their options, and the positions of those that are listed
 */
export function tallyProducts(
  combined: Column,
  combinations: readonly Tally["options"][],
  prices: Column,
  isFound: (at: number) => boolean,
  { isShown, lowest, highest }: Filters,
): { tallies: Tally[]; shown: number[] } {
  const isListed = combinations.map(isShown);
  const counts = new Uint32Array(combinations.length);
  const least = new Float64Array(combinations.length).fill(Number.POSITIVE_INFINITY);
  const most = new Float64Array(combinations.length).fill(Number.NEGATIVE_INFINITY);
  const shown: number[] = [];
  for (let at = 0; at < combined.length; at++) {
    if (!isFound(at)) continue;
    const number = combined[at] as number;
    const price = prices[at] as number;
    if (price < (least[number] as number)) least[number] = price;
    if (price > (most[number] as number)) most[number] = price;
    if (price < lowest || price > highest) continue;
    counts[number] = (counts[number] as number) + 1;
    if (isListed[number]) shown.push(at);
  }
  const tallies = combinations.map((options, number) => ({
    options,
    count: counts[number] as number,
    lowest: least[number] as number,
    highest: most[number] as number,
  }));
  // Of the others, no product is found.
  return { tallies: tallies.filter((tally) => Number.isFinite(tally.lowest)), shown };
}
