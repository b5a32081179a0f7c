/** A product that others are compared with. */
export interface Compared {
  id: string;
  /** Its words as stored: see searchFields. */
  words: readonly string[];
  /** Paise. */
  pays: number;
}

type Column = Readonly<ArrayLike<number>>;

/** A word that more than this share of all products have says nothing about how near they are. */
const usualShare = 0.1;
/** What a word of the title counts for, beside one of the description. */
const titleWeight = 3;
/** What a price twice as high, or half, takes away, in rare words. */
const priceWeight = 1;

/**
 * How near products are to one, by their positions: for each word that both have, the rarer the word the more, less the
 * difference of their prices.
 * @param size how many products there are
 * @param positionsOf the positions of the products with a word
 * @param prices in paise, by position
 */
export function nearnessTo(
  { words, pays }: Compared,
  size: number,
  positionsOf: (word: string) => Column,
  prices: Column,
): (at: number) => number {
  const shared = new Float32Array(size);
  for (const word of words) {
    const positions = positionsOf(word);
    if (positions.length > Math.max(size * usualShare, 1)) continue;
    const rarity = Math.log2(size / positions.length) / Math.log2(size);
    const weight = word.startsWith("title:") ? rarity * titleWeight : rarity;
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at] as number;
      shared[position] = (shared[position] as number) + weight;
    }
  }
  return (at) => (shared[at] as number) - priceWeight * Math.abs(Math.log2((prices[at] as number) / pays));
}
