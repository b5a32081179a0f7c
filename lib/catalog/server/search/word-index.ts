import type { Tally } from "../facets";
import { type Compared, nearnessTo } from "./nearness";
import { firstOf, gone, LowestNumbers, PositionSet, sortedBy } from "./positions";
import { type Indexed, ProductTable } from "./product-table";
import { everything, type Filters, tallyProducts } from "./tally-products";
import { WordList } from "./word-list";

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

/** Searches and lists the products of a table. */
export class WordIndex {
  readonly #table: ProductTable;
  #titleRanks: Uint32Array | undefined;
  #words: WordList | undefined;
  #tallies: readonly Tally[] | undefined;

  /** The costs of a search, by word and position: the memory is used again by the next search. */
  readonly #costs: Uint8Array[] = [];

  private constructor(table: ProductTable) {
    this.#table = table;
  }

  /** Other requests are served meanwhile. @param products in the order of their titles, then ids */
  static async from(products: AsyncIterable<Indexed>): Promise<WordIndex> {
    return new WordIndex(await ProductTable.from(products));
  }

  get size(): number {
    return this.#table.ids.length;
  }

  /** A copy without the products of these ids, and with these products instead. Other requests are served meanwhile. */
  async with(changed: ReadonlySet<string>, products: readonly Indexed[]): Promise<WordIndex> {
    return new WordIndex(await this.#table.with(changed, products));
  }

  /** Whether a product has one of these words. */
  has(words: readonly string[]): boolean {
    return words.some((word) => this.#table.positions.has(word));
  }

  /** Tells of words whether a product has one of them, and one of each of these groups of words. */
  within(groups: readonly (readonly string[])[]): (words: readonly string[]) => boolean {
    const positionsOf = (words: readonly string[]) => words.flatMap((word) => this.#table.positions.get(word) ?? []);
    const sets = groups.map((words) => new PositionSet(this.size, positionsOf(words)));
    const isInAll = (at: number) => sets.every((set) => set.has(at));
    return (words) => positionsOf(words).some((positions) => positions.some(isInAll));
  }

  /** The ids of the first products that a search lists without filters: as `find`, but without looking at all. */
  best(all: readonly Ranks[], combine: Combine, limit: number): string[] {
    const costs = all.map((ranks, word) => this.#costsOf(ranks, word));
    const lowest = all.reduce((total, ranks) => combine(total, ranks[0]?.cost ?? missing), 0);
    const words = all.map((ranks) => ranks.flatMap((rank) => rank.words));
    const rarest = words.toSorted((one, other) => this.countOf(one) - this.countOf(other))[0] ?? [];
    // A number for a product that sorts by cost, then position.
    const first = new LowestNumbers(limit);
    for (const word of rarest) {
      const positions = this.#table.positions.get(word) ?? [];
      for (let next = 0; next < positions.length; next++) {
        const at = positions[next] as number;
        // The positions ascend, so none of the others comes before those found either.
        if (lowest * this.size + at > first.highest) break;
        let total = 0;
        for (let word = 0; word < costs.length && total < missing; word++) {
          const cost = (costs[word] as Uint8Array)[at] as number;
          total = cost === missing ? missing : combine(total, cost);
        }
        if (total < missing) first.add(total * this.size + at);
      }
    }
    return first.all.map((number) => this.#table.ids[number % this.size] as string);
  }

  /** How many products have these words, a product with two of them counted twice. */
  countOf(words: readonly string[]): number {
    return words.reduce((sum, word) => sum + (this.#table.positions.get(word)?.length ?? 0), 0);
  }

  /** The first product by title that has one of these words. */
  firstWith(words: readonly string[]): { id: string; titleKey: string } | null {
    const first = Math.min(...words.map((word) => this.#table.positions.get(word)?.[0] ?? gone));
    return first === gone
      ? null
      : { id: this.#table.ids[first] as string, titleKey: this.#table.titleKeys[first] as string };
  }

  /** All words of the products, without their fields. */
  get words(): WordList {
    this.#words ??= new WordList(this.#table.positions);
    return this.#words;
  }

  /** The ids of those of the given products that are nearest to one. */
  nearest(product: Compared, isWanted: Filters["isShown"], count: number): string[] {
    const isListed = this.#table.combinations.map(isWanted);
    const wanted: number[] = [];
    for (let at = 0; at < this.size; at++) {
      if (isListed[this.#table.combined[at] as number] && this.#table.ids[at] !== product.id) wanted.push(at);
    }
    const positionsOf = (word: string) => this.#table.positions.get(word) ?? [];
    const nearness = nearnessTo(product, this.size, positionsOf, this.#valuesOf("pays"));
    return firstOf(wanted, count, (one, other) => nearness(other) - nearness(one) || one - other).map(
      (at) => this.#table.ids[at] as string,
    );
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
    return { tallies, ids: Array.from(sorted.slice(skip, skip + limit), (at) => this.#table.ids[at] as string) };
  }

  /** @param totals the cost of each product; all products are found without */
  #count(totals: Uint8Array | null, filters: Filters) {
    const isFound = totals ? (at: number) => (totals[at] as number) < missing : () => true;
    return tallyProducts(this.#table.combined, this.#table.combinations, this.#valuesOf("pays"), isFound, filters);
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
    return field === "titleKey" ? this.#ranksOfTitles() : (this.#table.numbers.get(field) ?? []);
  }

  /** A number for each product, the same for the same title. */
  #ranksOfTitles(): Values {
    if (this.#titleRanks) return this.#titleRanks;
    const ranks = new Uint32Array(this.size);
    for (let at = 1; at < this.size; at++) {
      ranks[at] = this.#table.titleKeys[at] === this.#table.titleKeys[at - 1] ? (ranks[at - 1] as number) : at;
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
        const positions = this.#table.positions.get(each) ?? [];
        for (let at = 0; at < positions.length; at++) costs[positions[at] as number] = cost;
      }
    }
    return costs;
  }
}
