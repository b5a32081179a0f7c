import { PositionSet } from "./position-set";
import type { Positions } from "./positions";

/** Which products have each option. */
export class OptionSets {
  readonly #size: number;
  readonly #lists: ReadonlyMap<string, Positions>;
  /** Those of the options that many products have: in sets, that many are counted faster. */
  readonly #sets = new Map<string, PositionSet>();

  /** @param size how many products there are @param lists the products of each option */
  constructor(size: number, lists: ReadonlyMap<string, Positions>) {
    this.#size = size;
    this.#lists = lists;
  }

  /** The products that have one of some options. */
  withAny(options: readonly string[]): PositionSet {
    const lists: Positions[] = [];
    const sets: PositionSet[] = [];
    for (const option of options) {
      const set = this.#setOf(option);
      if (set) sets.push(set);
      else lists.push(this.#listOf(option));
    }
    const all = PositionSet.of(this.#size, lists);
    for (const set of sets) all.addAll(set);
    return all;
  }

  /** How many of these products have an option. */
  count(option: string, products: PositionSet): number {
    const set = this.#setOf(option);
    if (set) return set.sizeWithin(products);
    const list = this.#listOf(option);
    let count = 0;
    for (let next = 0; next < list.length; next++) if (products.has(list[next] as number)) count++;
    return count;
  }

  #listOf(option: string): Positions {
    return this.#lists.get(option) ?? new Uint32Array();
  }

  /** Undefined where the list has fewer entries than a set has numbers. */
  #setOf(option: string): PositionSet | undefined {
    const known = this.#sets.get(option);
    if (known) return known;
    const list = this.#listOf(option);
    if (list.length < this.#size / 32) return undefined;
    const set = PositionSet.of(this.#size, [list]);
    this.#sets.set(option, set);
    return set;
  }
}
