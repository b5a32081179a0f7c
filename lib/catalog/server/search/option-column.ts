import type { Positions } from "./positions";

/** The products of one option. */
export type Entry = readonly [option: string, products: Positions];

/** How many combinations the numbers of a column can tell apart. */
export const maxCombinations = 2 ** 16;

/**
 * The options of each product in some groups, by position: each combination of options that products have is a number, 0
 * is that without any. So a product is counted in one step, however many options it has.
 */
export class OptionColumn {
  readonly #combinations: Uint16Array;
  readonly #options: readonly string[];
  /** The place of the last option of each combination, and the combination of the options before it, which is lower. */
  readonly #last: readonly number[];
  readonly #before: readonly number[];
  readonly #places: ReadonlyMap<string, number>;

  private constructor(
    combinations: Uint16Array,
    options: readonly string[],
    last: readonly number[],
    before: readonly number[],
  ) {
    this.#combinations = combinations;
    this.#options = options;
    this.#last = last;
    this.#before = before;
    this.#places = new Map(options.map((option, place) => [option, place]));
  }

  /** A column without options. @param size how many products there are */
  static empty(size: number): OptionColumn {
    return new OptionColumn(new Uint16Array(size), [], [0], [0]);
  }

  /** The column with more options. @param max how many combinations there may be @returns null where there are more */
  with(entries: readonly Entry[], max: number): OptionColumn | null {
    const combinations = this.#combinations.slice();
    const [options, last, before] = [[...this.#options], [...this.#last], [...this.#before]];
    for (const [option, products] of entries) {
      const place = options.push(option) - 1;
      // What each combination becomes with this option.
      const longer = new Uint16Array(last.length);
      for (let next = 0; next < products.length; next++) {
        const at = products[next] as number;
        const known = combinations[at] as number;
        if (!longer[known]) {
          if (last.length >= max) return null;
          longer[known] = last.push(place) - 1;
          before.push(known);
        }
        combinations[at] = longer[known] as number;
      }
    }
    return new OptionColumn(combinations, options, last, before);
  }

  /** The place of an option in the counts; -1 for one that no product has. */
  placeOf(option: string): number {
    return this.#places.get(option) ?? -1;
  }

  /** How many of these products have each option, by its place. */
  counts(products: Positions): Uint32Array {
    const combinations = this.#combinations;
    const having = new Uint32Array(this.#last.length);
    for (let next = 0; next < products.length; next++) {
      const combination = combinations[products[next] as number] as number;
      having[combination] = (having[combination] as number) + 1;
    }
    const counts = new Uint32Array(this.#options.length);
    for (let combination = having.length - 1; combination > 0; combination--) {
      const [place, before] = [this.#last[combination] as number, this.#before[combination] as number];
      const count = having[combination] as number;
      counts[place] = (counts[place] as number) + count;
      having[before] = (having[before] as number) + count;
    }
    return counts;
  }
}
