import type { Tally } from "../facets";
import { type Compared, nearnessTo } from "./nearness";
import { firstOf, gone, PositionSet, sortedBy } from "./positions";
import { type Indexed, ProductTable } from "./product-table";
import { type Combine, missing, type Ranks, SearchCosts } from "./search-costs";
import { everything, type Filters, tallyProducts } from "./tally-products";
import { WordList } from "./word-list";

/** The fields and directions of an order; ties by title, then id. Null for the order of a search: by lowest cost. */
export type Order = Readonly<Record<string, 1 | -1>> | null;

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

/** Searches and lists the products of a table. */
export class WordIndex {
  readonly #table: ProductTable;
  readonly #costs: SearchCosts;
  #titleRanks: Uint32Array | undefined;
  #words: WordList | undefined;
  #tallies: readonly Tally[] | undefined;

  private constructor(table: ProductTable) {
    this.#table = table;
    this.#costs = new SearchCosts(table.ids.length, table.positions);
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

  /** Counts the products that have one of some words, and one of each of these groups of words. */
  within(groups: readonly (readonly string[])[]): (words: readonly string[]) => number {
    const positionsOf = (words: readonly string[]) => words.flatMap((word) => this.#table.positions.get(word) ?? []);
    const sets = groups.map((words) => new PositionSet(this.size, positionsOf(words)));
    const isInAll = (at: number) => sets.every((set) => set.has(at));
    return (words) => new Set(positionsOf(words).flatMap((positions) => [...positions.filter(isInAll)])).size;
  }

  /** The ids of the first products that a search lists without filters: as `find`, but without looking at all. */
  best(all: readonly Ranks[], combine: Combine, limit: number): string[] {
    return this.#costs.best(all, combine, limit).map((at) => this.#table.ids[at] as string);
  }

  /** How many products have these words, a product with two of them counted twice. */
  countOf(words: readonly string[]): number {
    return this.#costs.countOf(words);
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
    return this.#pageOf(this.#costs.totals(all, combine), page);
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
}
