import { OptionColumn } from "./option-column";
import { PositionSet } from "./position-set";
import type { Positions } from "./positions";

/** The products of one option. */
type Entry = readonly [option: string, products: Positions];

function byGroup(lists: ReadonlyMap<string, Positions>): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of lists) {
    const group = entry[0].slice(0, entry[0].indexOf(":"));
    const entries = groups.get(group);
    if (entries) entries.push(entry);
    else groups.set(group, [entry]);
  }
  return groups;
}

const noPositions: Positions = new Uint32Array();

/** Which products have each option. */
export class OptionSets {
  readonly #size: number;
  readonly #lists: ReadonlyMap<string, Positions>;
  /** Those of the options that many products have: in sets, that many are counted faster. */
  readonly #sets = new Map<string, PositionSet>();
  #groups: ReadonlyMap<string, Entry[]> | undefined;
  /** By group; null where a product has several of its options. */
  readonly #columns = new Map<string, OptionColumn | null>();

  /** @param size how many products there are @param lists the products of each option, whose text is that of `optionKey` */
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

  /** Counts some products by group: how many of them have an option of it. */
  countsIn(products: PositionSet): (group: string) => (option: string) => number {
    const count = products.size;
    if (count === this.#size) return () => (option) => this.#listOf(option).length;
    let positions: Positions | undefined;
    return (group) => {
      const entries = this.#entriesOf(group);
      const costOfLists = entries.reduce((cost, [, list]) => cost + Math.min(list.length, this.#size / 32), 0);
      const column = count < costOfLists ? this.#columnOf(group, entries) : null;
      if (!column) return (option) => this.#count(option, products);
      positions ??= products.positions();
      return column.counts(positions);
    };
  }

  #count(option: string, products: PositionSet): number {
    const set = this.#setOf(option);
    if (set) return set.sizeWithin(products);
    const list = this.#listOf(option);
    let count = 0;
    for (let next = 0; next < list.length; next++) if (products.has(list[next] as number)) count++;
    return count;
  }

  #listOf(option: string): Positions {
    return this.#lists.get(option) ?? noPositions;
  }

  #entriesOf(group: string): Entry[] {
    this.#groups ??= byGroup(this.#lists);
    return this.#groups.get(group) ?? [];
  }

  #columnOf(group: string, entries: readonly Entry[]): OptionColumn | null {
    const known = this.#columns.get(group);
    if (known !== undefined) return known;
    const column = OptionColumn.of(this.#size, entries);
    this.#columns.set(group, column);
    return column;
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
