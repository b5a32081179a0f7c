import type { OptionCount } from "../../facets";
import { filterGroups, type GroupId, perGroup } from "../../options";

/** A product as the index reads it. */
export type Indexed = Record<GroupId, string> & {
  id: string;
  titleKey: string;
  words: readonly string[];
  /** The fields that lists are sorted by, besides title and id. */
  numbers: Readonly<Record<string, number>>;
};

/** The fields and directions of an order; ties by title, then id. Null for the order of a search: by lowest cost. */
export type Order = Readonly<Record<string, 1 | -1>> | null;

/** The words that a word of a search matches, best first, with the cost for a product that has no better one. */
export type Ranks = readonly { words: readonly string[]; cost: number }[];

/** Combines the costs of all words of a search into the one that a product is sorted by. */
export type Combine = (total: number, cost: number) => number;

/** What a search finds, without the products themselves. */
export interface Found {
  /** How many products it finds for each combination of filter options. */
  counts: OptionCount[];
  /** The ids of a page of those that `isShown` accepts. */
  page: (isShown: IsShown, order: Order, skip: number, limit: number) => string[];
}

type IsShown = (options: Record<GroupId, string>) => boolean;
type Values = Readonly<ArrayLike<number>>;

/** The cost of a product that lacks the word. */
const missing = 255;

/** The position of a product that is not in the index any more. */
const gone = 2 ** 32 - 1;

/** The new positions of those products that have one. */
function movedTo(moved: Uint32Array, old: Uint32Array): Uint32Array {
  const positions = new Uint32Array(old.length);
  let length = 0;
  for (let at = 0; at < old.length; at++) {
    const position = moved[old[at] as number] as number;
    if (position !== gone) positions[length++] = position;
  }
  return length === old.length ? positions : positions.slice(0, length);
}

/** Compares as the database does: by the bytes of UTF-8. */
function compareTexts(one: string, other: string): number {
  return one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other));
}

/** Up to this many are found in one pass; for more, all are sorted. */
const mostInOnePass = 500;

/** The first `count` of all, sorted. */
function firstOf(all: number[], count: number, compare: (one: number, other: number) => number): number[] {
  if (count > mostInOnePass) return all.sort(compare);
  const first: number[] = [];
  for (const one of all) {
    if (first.length === count && compare(one, first[count - 1] as number) > 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(first[middle] as number, one) < 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, one);
    if (first.length > count) first.pop();
  }
  return first;
}

/** The products of the shop in the order of their titles, and where each of their words occurs. */
export class WordIndex {
  readonly #ids: string[] = [];
  readonly #titleKeys: string[] = [];
  /** The combination of filter options of each product, as its number in the list. */
  readonly #combined: number[] = [];
  readonly #combinations: Record<GroupId, string>[];
  /** The values of each numeric field, by position. */
  readonly #numbers = new Map<string, number[]>();
  /** The positions of the products with each word, ascending. */
  readonly #positions = new Map<string, Uint32Array>();

  #titleRanks: Uint32Array | undefined;

  private constructor(combinations: readonly Record<GroupId, string>[] = []) {
    this.#combinations = [...combinations];
  }

  /** @param products in the order of their titles, then ids */
  static async from(products: AsyncIterable<Indexed>): Promise<WordIndex> {
    const index = new WordIndex();
    const positions = new Map<string, number[]>();
    for await (const product of products) index.#append(product, positions);
    index.#setPositions(positions);
    return index;
  }

  get size(): number {
    return this.#ids.length;
  }

  /** A copy without the products of these ids, and with these products instead. */
  with(changed: ReadonlySet<string>, products: readonly Indexed[]): WordIndex {
    const index = new WordIndex(this.#combinations);
    const positions = new Map<string, number[]>();
    const added = products.toSorted(
      (one, other) => compareTexts(one.titleKey, other.titleKey) || (one.id < other.id ? -1 : 1),
    );
    const starts = added.map((product) => this.#positionOf(product));
    // Where each product of this index is in the copy; `gone` for those that are not.
    const moved = new Uint32Array(this.size).fill(gone);
    let next = 0;
    for (let at = 0; at <= this.size; at++) {
      for (; starts[next] === at; next++) index.#append(added[next] as Indexed, positions);
      const id = this.#ids[at];
      if (id === undefined || changed.has(id)) continue;
      index.#titleKeys.push(this.#titleKeys[at] as string);
      index.#combined.push(this.#combined[at] as number);
      for (const [field, values] of this.#numbers) index.#setNumber(field, values[at] as number);
      moved[at] = index.#ids.push(id) - 1;
    }
    for (const [word, old] of this.#positions) {
      const kept = movedTo(moved, old);
      const fresh = positions.get(word);
      if (!fresh && kept.length > 0) index.#positions.set(word, kept);
      else if (fresh) positions.set(word, [...kept, ...fresh]);
    }
    index.#setPositions(positions);
    return index;
  }

  #setPositions(positions: Map<string, number[]>): void {
    for (const [word, found] of positions) this.#positions.set(word, new Uint32Array(found).sort());
  }

  #append(product: Indexed, positions: Map<string, number[]>): void {
    this.#titleKeys.push(product.titleKey);
    this.#combined.push(this.#numberOf(product));
    for (const [field, value] of Object.entries(product.numbers)) this.#setNumber(field, value);
    const at = this.#ids.push(product.id) - 1;
    for (const word of product.words) {
      const found = positions.get(word);
      if (found) found.push(at);
      else positions.set(word, [at]);
    }
  }

  #setNumber(field: string, value: number): void {
    const values = this.#numbers.get(field);
    if (values) values.push(value);
    else this.#numbers.set(field, [value]);
  }

  /** The number of a product's combination of filter options. */
  #numberOf(product: Indexed): number {
    const known = this.#combinations.findIndex((options) =>
      filterGroups.every(({ id }) => options[id] === product[id]),
    );
    return known >= 0 ? known : this.#combinations.push(perGroup(({ id }) => product[id])) - 1;
  }

  /** How many products come before one. */
  #positionOf({ titleKey, id }: Indexed): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = compareTexts(this.#titleKeys[middle] as string, titleKey);
      if (order < 0 || (order === 0 && (this.#ids[middle] as string) < id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The products that have one of the words of each of these. */
  find(all: readonly Ranks[], combine: Combine): Found {
    const costs = all.map((ranks) => this.#costsOf(ranks));
    const counts = new Uint32Array(this.#combinations.length);
    const byCost: number[][] = [];
    for (let at = 0; at < this.size && costs.length > 0; at++) {
      let total = 0;
      for (let word = 0; word < costs.length && total < missing; word++) {
        const cost = (costs[word] as Uint8Array)[at] as number;
        total = cost === missing ? missing : combine(total, cost);
      }
      if (total >= missing) continue;
      const combination = this.#combined[at] as number;
      counts[combination] = (counts[combination] as number) + 1;
      byCost[total] ??= [];
      (byCost[total] as number[]).push(at);
    }
    return {
      counts: this.#combinations.map((options, number) => ({ ...options, count: counts[number] as number })),
      page: (isShown, order, skip, limit) => this.#page(byCost.flat(), isShown, order, skip, limit),
    };
  }

  #page(found: number[], isShown: IsShown, order: Order, skip: number, limit: number): string[] {
    const shown = this.#combinations.map(isShown);
    const all = found.filter((at) => shown[this.#combined[at] as number]);
    const sorted = order ? firstOf(all, skip + limit, this.#comparator(order)) : all;
    return sorted.slice(skip, skip + limit).map((at) => this.#ids[at] as string);
  }

  #comparator(order: NonNullable<Order>): (one: number, other: number) => number {
    // Positions are in the order of titles, then ids, so ties by id need no values.
    const fields = Object.entries(order)
      .filter(([field]) => field !== "_id")
      .map(([field, direction]): [Values, number] => [this.#valuesOf(field), direction]);
    return (one, other) => {
      for (const [values, direction] of fields) {
        const difference = (values[one] as number) - (values[other] as number);
        if (difference !== 0) return difference * direction;
      }
      return one - other;
    };
  }

  #valuesOf(field: string): Values {
    return field === "titleKey" ? this.#ranksOfTitles() : (this.#numbers.get(field) ?? []);
  }

  /** A number for each product, the same for the same title. */
  #ranksOfTitles(): Values {
    if (this.#titleRanks) return this.#titleRanks;
    const ranks = new Uint32Array(this.size);
    for (let at = 1; at < this.size; at++) {
      ranks[at] = this.#titleKeys[at] === this.#titleKeys[at - 1] ? (ranks[at - 1] as number) : at;
    }
    this.#titleRanks = ranks;
    return ranks;
  }

  /** The lowest cost of each product. */
  #costsOf(ranks: Ranks): Uint8Array {
    const costs = new Uint8Array(this.size).fill(missing);
    for (const { words, cost } of ranks.toReversed()) {
      for (const word of words) {
        const positions = this.#positions.get(word) ?? [];
        for (let at = 0; at < positions.length; at++) costs[positions[at] as number] = cost;
      }
    }
    return costs;
  }
}
