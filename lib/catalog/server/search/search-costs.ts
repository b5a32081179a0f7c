import type { PositionSet } from "./position-set";
import { LowestNumbers, type Positions } from "./positions";

/** The words that a word of a search matches, best first, with the cost for a product that has no better one. */
export type Ranks = readonly { words: readonly string[]; cost: number }[];

/** Combines the costs of all words of a search into the one that a product is sorted by. */
export type Combine = (total: number, cost: number) => number;

/** The cost of a product that lacks the word; all costs are below it. */
export const missing = 255;

/** What the products of an index cost for a search: how far they are from what was typed. */
export class SearchCosts {
  readonly #size: number;
  readonly #positionsOf: (word: string) => Positions;
  /** By word of the search and position: the memory is used again by the next search. */
  readonly #costs: Uint8Array[] = [];

  /** @param size how many products there are @param positionsOf those of the products with a word */
  constructor(size: number, positionsOf: (word: string) => Positions) {
    this.#size = size;
    this.#positionsOf = positionsOf;
  }

  /** The cost by position, `missing` for the products that the search does not find. */
  totals(all: readonly Ranks[], combine: Combine): Uint8Array {
    const costs = this.#costsOf(all);
    const [totals] = costs;
    if (!totals) return new Uint8Array(this.#size).fill(missing);
    for (let at = 0; at < totals.length; at++) totals[at] = totalAt(at, costs, combine);
    return totals;
  }

  /** The positions of the products with the lowest costs, without looking at all. @param within only those of a set */
  best(all: readonly Ranks[], combine: Combine, limit: number, within?: PositionSet): number[] {
    const costs = this.#costsOf(all);
    const lowest = all.reduce((total, ranks) => combine(total, ranks[0]?.cost ?? missing), 0);
    const words = all.map((ranks) => ranks.flatMap((rank) => rank.words));
    const rarest = words.toSorted((one, other) => this.countOf(one) - this.countOf(other))[0] ?? [];
    // A number for a product that sorts by cost, then position.
    const first = new LowestNumbers(limit);
    for (const word of rarest) {
      const positions = this.#positionsOf(word);
      for (let next = 0; next < positions.length; next++) {
        const at = positions[next] as number;
        // The positions ascend, so none of the others comes before those found either.
        if (lowest * this.#size + at > first.highest) break;
        if (within && !within.has(at)) continue;
        const total = totalAt(at, costs, combine);
        if (total < missing) first.add(total * this.#size + at);
      }
    }
    return first.all.map((number) => number % this.#size);
  }

  /** How many products have these words, a product with two of them counted twice. */
  countOf(words: readonly string[]): number {
    return words.reduce((sum, word) => sum + this.#positionsOf(word).length, 0);
  }

  /** The lowest cost of each product for each word of a search. */
  #costsOf(all: readonly Ranks[]): Uint8Array[] {
    return all.map((ranks, word) => {
      this.#costs[word] ??= new Uint8Array(this.#size);
      const costs = (this.#costs[word] as Uint8Array).fill(missing);
      for (const { words, cost } of ranks.toReversed()) {
        for (const each of words) {
          const positions = this.#positionsOf(each);
          for (let at = 0; at < positions.length; at++) costs[positions[at] as number] = cost;
        }
      }
      return costs;
    });
  }
}

/** The cost of one product for all words, `missing` when it lacks one. */
function totalAt(at: number, costs: readonly Uint8Array[], combine: Combine): number {
  let total = 0;
  for (let word = 0; word < costs.length && total < missing; word++) {
    const cost = (costs[word] as Uint8Array)[at] as number;
    total = cost === missing ? missing : combine(total, cost);
  }
  return Math.min(total, missing);
}
