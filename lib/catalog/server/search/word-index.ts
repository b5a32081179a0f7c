import type { Tally } from "../facets";
import { type Compared, nearnessTo } from "./nearness";
import { firstOf, gone, merge, movedTo, type Positions, sortedBy, valuesAt } from "./positions";
import { everything, type Filters, tallyProducts } from "./tally-products";
import { turns } from "./turns";
import { WordList } from "./word-list";

/** A product as the index reads it. */
export interface Indexed {
  id: string;
  /** Its options of each group, as sets of bits. */
  options: Tally["options"];
  titleKey: string;
  words: readonly string[];
  /** The fields that lists are sorted by, besides title and id; the price in paise is `pays`. */
  numbers: Readonly<Record<string, number>>;
}

/** The fields and directions of an order; ties by title, then id. Null for the order of a search: by lowest cost. */
export type Order = Readonly<Record<string, 1 | -1>> | null;

/** The words that a word of a search matches, best first, with the cost for a product that has no better one. */
export type Ranks = readonly { words: readonly string[]; cost: number }[];

/** Combines the costs of all words of a search into the one that a product is sorted by. */
export type Combine = (total: number, cost: number) => number;

/** Which of the products found are wanted. */
export interface Page extends Filters {
  order: Order;
  skip: number;
  limit: number;
}

/** What a search finds, without the products themselves. */
export interface Found {
  /** The products that it finds by their options, whether listed or not. */
  tallies: Tally[];
  /** The ids of the page. */
  ids: string[];
}

type Values = Readonly<ArrayLike<number>>;

/** The cost of a product that lacks the word; all costs are below it. */
const missing = 255;

/** The same text for the same options. */
function keyOf(options: Tally["options"]): string {
  return Object.values(options).join();
}

/** Compares as the database does: by the bytes of UTF-8. */
function compareTexts(one: string, other: string): number {
  return one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other));
}

/** The products of the shop in the order of their titles, and where each of their words occurs. */
export class WordIndex {
  #ids: string[] = [];
  #titleKeys: string[] = [];
  /** The combination of options of each product, as its number in the list. */
  #combined: number[] = [];
  readonly #combinations: Tally["options"][];
  readonly #numbersOfCombinations: Map<string, number>;
  /** The values of each numeric field, by position. */
  readonly #numbers = new Map<string, number[]>();
  /** The products with each word. */
  readonly #positions = new Map<string, Positions>();

  #titleRanks: Uint32Array | undefined;
  #words: WordList | undefined;
  #tallies: readonly Tally[] | undefined;

  /** The costs of a search, by word and position: the memory is used again by the next search. */
  readonly #costs: Uint8Array[] = [];

  private constructor(combinations: readonly Tally["options"][] = []) {
    this.#combinations = [...combinations];
    this.#numbersOfCombinations = new Map(combinations.map((options, number) => [keyOf(options), number]));
  }

  /** Other requests are served meanwhile. @param products in the order of their titles, then ids */
  static async from(products: AsyncIterable<Indexed>): Promise<WordIndex> {
    const index = new WordIndex();
    const added = new Map<string, number[]>();
    const turn = turns();
    for await (const product of products) {
      index.#put(product, index.size, added);
      await turn();
    }
    for (const [word, positions] of added) {
      index.#positions.set(word, Uint32Array.from(positions));
      await turn();
    }
    return index;
  }

  get size(): number {
    return this.#ids.length;
  }

  /** Whether a product has one of these words. */
  has(words: readonly string[]): boolean {
    return words.some((word) => this.#positions.has(word));
  }

  /** Tells of words whether a product has one of them, and one of each of these groups of words. */
  within(groups: readonly (readonly string[])[]): (words: readonly string[]) => boolean {
    const marks = new Uint8Array(groups.length > 0 ? this.size : 0);
    for (const [number, words] of groups.entries()) {
      for (const word of words) for (const at of this.#positions.get(word) ?? []) if (marks[at] === number) marks[at]++;
    }
    const isMarked = (at: number) => groups.length === 0 || marks[at] === groups.length;
    return (words) => words.some((word) => this.#positions.get(word)?.some(isMarked));
  }

  /** The ids of the first products that a search lists without filters: as `find`, but without counting all. */
  best(all: readonly Ranks[], combine: Combine, limit: number): string[] {
    const costs = all.map((ranks, word) => this.#costsOf(ranks, word));
    const words = all.map((ranks) => ranks.flatMap((rank) => rank.words));
    const rarest = words.toSorted((one, other) => this.countOf(one) - this.countOf(other))[0] ?? [];
    const [totals = new Uint8Array()] = costs;
    const found: number[] = [];
    const seen = new Uint8Array(this.size);
    for (const word of rarest) {
      for (const at of this.#positions.get(word) ?? []) {
        if (seen[at]) continue;
        seen[at] = 1;
        let total = 0;
        for (let word = 0; word < costs.length && total < missing; word++) {
          const cost = (costs[word] as Uint8Array)[at] as number;
          total = cost === missing ? missing : combine(total, cost);
        }
        if (total >= missing) continue;
        totals[at] = total;
        found.push(at);
      }
    }
    const byCost = (one: number, other: number) => (totals[one] as number) - (totals[other] as number) || one - other;
    return firstOf(found, limit, byCost).map((at) => this.#ids[at] as string);
  }

  /** How many products have these words, a product with two of them counted twice. */
  countOf(words: readonly string[]): number {
    return words.reduce((sum, word) => sum + (this.#positions.get(word)?.length ?? 0), 0);
  }

  /** The first product by title that has one of these words. */
  firstWith(words: readonly string[]): { id: string; titleKey: string } | null {
    const first = Math.min(...words.map((word) => this.#positions.get(word)?.[0] ?? gone));
    return first === gone ? null : { id: this.#ids[first] as string, titleKey: this.#titleKeys[first] as string };
  }

  /** All words of the products, without their fields. */
  get words(): WordList {
    this.#words ??= new WordList(this.#positions);
    return this.#words;
  }

  /** A copy without the products of these ids, and with these products instead. Other requests are served meanwhile. */
  async with(changed: ReadonlySet<string>, products: readonly Indexed[]): Promise<WordIndex> {
    const turn = turns();
    const sorted = products.toSorted(
      (one, other) => compareTexts(one.titleKey, other.titleKey) || (one.id < other.id ? -1 : 1),
    );
    const { moved, places, size } = this.#placesFor(sorted, changed);
    const index = new WordIndex(this.#combinations);
    index.#ids = valuesAt(moved, this.#ids, size);
    index.#titleKeys = valuesAt(moved, this.#titleKeys, size);
    index.#combined = valuesAt(moved, this.#combined, size);
    for (const [field, values] of this.#numbers) index.#numbers.set(field, valuesAt(moved, values, size));
    const added = new Map<string, number[]>();
    for (const [number, product] of sorted.entries()) index.#put(product, places[number] as number, added);
    for (const [word, old] of this.#positions) {
      await turn();
      const positions = merge(movedTo(moved, old), added.get(word) ?? []);
      if (positions.length > 0) index.#positions.set(word, positions);
      added.delete(word);
    }
    for (const [word, positions] of added) index.#positions.set(word, Uint32Array.from(positions));
    return index;
  }

  /**
   * Where a copy without the changed products has each product of this index (or `gone`), and each of these others; and
   * how many products it has.
   */
  #placesFor(sorted: readonly Indexed[], changed: ReadonlySet<string>) {
    const starts = sorted.map((product) => this.#positionOf(product));
    const moved = new Uint32Array(this.size).fill(gone);
    const places: number[] = [];
    let size = 0;
    for (let at = 0; at <= this.size; at++) {
      while (starts[places.length] === at) places.push(size++);
      if (at < this.size && !changed.has(this.#ids[at] as string)) moved[at] = size++;
    }
    return { moved, places, size };
  }

  /** @param positions receives those of its words */
  #put(product: Indexed, at: number, positions: Map<string, number[]>): void {
    this.#ids[at] = product.id;
    this.#titleKeys[at] = product.titleKey;
    this.#combined[at] = this.#numberOf(product);
    for (const [field, value] of Object.entries(product.numbers)) {
      const values = this.#numbers.get(field);
      if (values) values[at] = value;
      else this.#numbers.set(field, [value]);
    }
    for (const word of product.words) {
      const found = positions.get(word);
      if (found) found.push(at);
      else positions.set(word, [at]);
    }
  }

  /** The number of a product's combination of options. */
  #numberOf({ options }: Indexed): number {
    const key = keyOf(options);
    const known = this.#numbersOfCombinations.get(key);
    if (known !== undefined) return known;
    this.#numbersOfCombinations.set(key, this.#combinations.length);
    return this.#combinations.push(options) - 1;
  }

  /** The ids of those of the given products that are nearest to one. */
  nearest(product: Compared, isWanted: Filters["isShown"], count: number): string[] {
    const isListed = this.#combinations.map(isWanted);
    const wanted: number[] = [];
    for (let at = 0; at < this.size; at++) {
      if (isListed[this.#combined[at] as number] && this.#ids[at] !== product.id) wanted.push(at);
    }
    const positionsOf = (word: string) => this.#positions.get(word) ?? [];
    const nearness = nearnessTo(product, this.size, positionsOf, this.#valuesOf("pays"));
    return firstOf(wanted, count, (one, other) => nearness(other) - nearness(one) || one - other).map(
      (at) => this.#ids[at] as string,
    );
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

  /** All products by their options. */
  tallies(): readonly Tally[] {
    this.#tallies ??= this.#count(null, everything).tallies;
    return this.#tallies;
  }

  /** All products that match: by their options, and one page of them. */
  list(page: Page & { order: NonNullable<Order> }): Found {
    return this.#pageOf(null, page);
  }

  /** The same of the products that have one of the words of each of these. */
  find(all: readonly Ranks[], combine: Combine, page: Page): Found {
    return this.#pageOf(this.#totalsOf(all, combine), page);
  }

  #pageOf(totals: Uint8Array | null, page: Page): Found {
    const { order, skip, limit } = page;
    const { tallies, shown } = this.#count(totals, page);
    const sorted =
      totals && !order ? sortedBy(totals, shown) : firstOf(shown, skip + limit, this.#comparator(order ?? {}));
    return { tallies, ids: Array.from(sorted.slice(skip, skip + limit), (at) => this.#ids[at] as string) };
  }

  /** @param totals the cost of each product; all products are found without */
  #count(totals: Uint8Array | null, filters: Filters) {
    const isFound = totals ? (at: number) => (totals[at] as number) < missing : () => true;
    return tallyProducts(this.#combined, this.#combinations, this.#valuesOf("pays"), isFound, filters);
  }

  /** The cost of each product for a search, `missing` and above for those that it does not find. */
  #totalsOf(all: readonly Ranks[], combine: Combine): Uint8Array {
    const costs = all.map((ranks, word) => this.#costsOf(ranks, word));
    const [totals] = costs;
    if (!totals) return new Uint8Array(this.size).fill(missing);
    for (let at = 0; at < totals.length; at++) {
      let total = 0;
      for (let word = 0; word < costs.length && total < missing; word++) {
        const cost = (costs[word] as Uint8Array)[at] as number;
        total = cost === missing ? missing : combine(total, cost);
      }
      totals[at] = Math.min(total, missing);
    }
    return totals;
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

  /** The lowest cost of each product for a word of a search. */
  #costsOf(ranks: Ranks, word: number): Uint8Array {
    this.#costs[word] ??= new Uint8Array(this.size);
    const costs = (this.#costs[word] as Uint8Array).fill(missing);
    for (const { words, cost } of ranks.toReversed()) {
      for (const each of words) {
        const positions = this.#positions.get(each) ?? [];
        for (let at = 0; at < positions.length; at++) costs[positions[at] as number] = cost;
      }
    }
    return costs;
  }
}
