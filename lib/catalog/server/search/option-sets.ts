import { getOrAdd } from "@/lib/get-or-add";
import { type Entry, maxCombinations, OptionColumn } from "./option-column";
import { PositionSet } from "./position-set";
import type { Positions } from "./positions";

/** The options of one group. */
interface Group {
  entries: Entry[];
  /** What counting each of them takes, in products of a column that are counted meanwhile. */
  steps: number;
}

/** The keys of each option of a group: those that were merged into it have their own. One array for as long as it holds. */
export type OptionKeys = readonly (readonly string[])[];

/** The options of a group that counts are asked for. */
interface Asked {
  /** Their keys. */
  keys: readonly string[];
  /** The place of the option of each key. */
  of: Uint32Array;
  /** How many products have each option. */
  all: Uint32Array;
}

/** How many products a column counts while a set counts 32, or looks for one. */
const stepsOfWord = 3;

/** A column has several groups as long as it has no more combinations. */
const maxShared = 4_096;

const noPositions: Positions = new Uint32Array();

/** Which products have each option. */
export class OptionSets {
  readonly #size: number;
  readonly #lists: ReadonlyMap<string, Positions>;
  /** Those of the options that many products have: in sets, that many are counted faster. */
  readonly #sets = new Map<string, PositionSet>();
  readonly #asked = new WeakMap<OptionKeys, Asked>();
  /** The places of their keys in the column of their group. */
  readonly #places = new WeakMap<OptionKeys, Int32Array>();
  #groups: ReadonlyMap<string, Group> | undefined;
  /** By group; null where products have too many combinations of its options. */
  #columns: ReadonlyMap<string, OptionColumn | null> | undefined;

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

  /**
   * Counts some products by group.
   * @returns for a group and the keys of its options, how many of the products have each option
   */
  countsIn(products: PositionSet): (group: string, options: OptionKeys) => Uint32Array {
    const size = products.size;
    // Of most products, the others are counted.
    const isMost = size > this.#size / 2;
    let positions: Positions | undefined;
    const counted = new Map<OptionColumn, Uint32Array>();
    return (id, options) => {
      const { keys, of, all } = getOrAdd(this.#asked, options, () => this.#askedFor(options));
      if (size === this.#size) return all;
      const group = this.#groupOf(id);
      const isShort = group && Math.min(size, this.#size - size) < group.steps;
      const column = isShort ? this.#columnOf(id) : null;
      if (!column) return summed(of, all.length, (at) => this.#count(keys[at] as string, products));
      positions ??= isMost ? products.missing(this.#size) : products.positions();
      const counts = getOrAdd(counted, column, () => column.counts(positions as Positions));
      const places = getOrAdd(this.#places, options, () => Int32Array.from(keys, (key) => column.placeOf(key)));
      const some = summed(of, all.length, (at) => counts[places[at] as number] ?? 0);
      return isMost ? all.map((count, at) => count - (some[at] as number)) : some;
    };
  }

  #askedFor(options: OptionKeys): Asked {
    const keys = options.flat();
    const of = Uint32Array.from(options.flatMap((own, at) => own.map(() => at)));
    return { keys, of, all: summed(of, options.length, (at) => this.#listOf(keys[at] as string).length) };
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

  #groupOf(id: string): Group | undefined {
    this.#groups ??= this.#byGroup();
    return this.#groups.get(id);
  }

  #byGroup(): Map<string, Group> {
    const groups = new Map<string, Group>();
    for (const entry of this.#lists) {
      const [option, products] = entry;
      const group = getOrAdd(groups, option.slice(0, option.indexOf(":")), () => ({ entries: [], steps: 0 }));
      group.entries.push(entry);
      group.steps += stepsOfWord * Math.min(products.length, this.#size / 32);
    }
    return groups;
  }

  #columnOf(id: string): OptionColumn | null {
    this.#columns ??= this.#columnsByGroup();
    return this.#columns.get(id) ?? null;
  }

  #columnsByGroup(): Map<string, OptionColumn | null> {
    const columns = new Map<string, OptionColumn | null>();
    const empty = OptionColumn.empty(this.#size);
    let last = empty;
    let shared: string[] = [];
    for (const [id, { entries }] of this.#groups ?? []) {
      const longer = last.with(entries, maxShared);
      shared = longer ? [...shared, id] : [id];
      const column = longer ?? empty.with(entries, maxCombinations);
      for (const each of shared) columns.set(each, column);
      last = column ?? empty;
      if (!column) shared = [];
    }
    return columns;
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

/** The counts of options: the sums of those of their keys. @param of the place of the option of each key */
function summed(of: Uint32Array, options: number, countOf: (key: number) => number): Uint32Array {
  const sums = new Uint32Array(options);
  for (let key = 0; key < of.length; key++) {
    const option = of[key] as number;
    sums[option] = (sums[option] as number) + countOf(key);
  }
  return sums;
}
