import { getOrAdd } from "@/lib/get-or-add";
import type { Chosen } from "../../filters";
import { type CurrentLists, lists } from "../../lists/current";
import { defaultSort, ids, orderOf } from "../../options";
import type { Summary } from "../facets";
import { optionKeys, requiredGroups } from "../group-options";
import { type Compared, nearnessTo } from "./nearness";
import { OptionSets } from "./option-sets";
import { type Order, Orders } from "./orders";
import { PositionSet } from "./position-set";
import { firstOf, gone, sortedBy } from "./positions";
import { PriceOrder } from "./price-order";
import { type Indexed, ProductTable } from "./product-table";
import { type Combine, missing, type Ranks, SearchCosts } from "./search-costs";
import { selectProducts, shownBy } from "./select-products";
import { WordList } from "./word-list";

/** Which of the products found are wanted. */
export interface Page {
  chosen: Chosen;
  /** Null for the order of a search: by lowest cost, ties by title, then id. */
  order: Order | null;
  skip: number;
  limit: number;
}

/** Which products count: those for one of some audiences, those of a choice of filters; without either all. */
export interface Only {
  audiences?: readonly string[] | undefined;
  chosen?: Chosen | undefined;
}

/** What a search finds, without the products themselves. */
export interface Found extends Summary {
  /** Whether it finds any, listed or not. */
  isAny: boolean;
  /** The ids of the page. */
  ids: string[];
}

/** Searches and lists the products of a table. */
export class WordIndex {
  readonly #table: ProductTable;
  readonly #costs: SearchCosts;
  readonly #options: OptionSets;
  readonly #orders: Orders;
  #words: WordList | undefined;
  #priceOrder: PriceOrder | undefined;
  /** The products that are listed, by the lists that hold. */
  readonly #listed = new WeakMap<CurrentLists, PositionSet>();

  private constructor(table: ProductTable, orders = new Orders(table)) {
    this.#table = table;
    this.#orders = orders;
    this.#costs = new SearchCosts(table.size, (word) => table.positionsOf(word));
    this.#options = new OptionSets(table.size, table.options);
  }

  /** Other requests are served meanwhile. @param products in the order of their titles, then ids */
  static async from(products: AsyncIterable<Indexed>): Promise<WordIndex> {
    return new WordIndex(await ProductTable.from(products));
  }

  get size(): number {
    return this.#table.size;
  }

  /** A copy without the products of these ids, and with these products instead. Other requests are served meanwhile. */
  async with(changed: ReadonlySet<string>, products: readonly Indexed[]): Promise<WordIndex> {
    const { table, ...move } = await this.#table.with(changed, products);
    return new WordIndex(table, this.#orders.movedTo(table, move));
  }

  /** Whether a product has one of these words. */
  has(words: readonly string[]): boolean {
    return words.some((word) => this.#table.positionsOf(word).length > 0);
  }

  /**
   * Counts the products that have one of some words, and one of each of these groups of words.
   * @param only which products count
   */
  within(groups: readonly (readonly string[])[], only: Only = {}): (words: readonly string[]) => number {
    const withAny = (words: readonly string[]) => {
      return PositionSet.of(
        this.size,
        words.map((word) => this.#table.positionsOf(word)),
      );
    };
    const all = PositionSet.inAll(this.size, [...this.#setsOf(only), ...groups.map(withAny)]);
    return (words) => withAny(words).sizeWithin(all);
  }

  /** The ids of the first products that a search lists: as `find`, but without looking at all, where nothing is chosen. */
  best(all: readonly Ranks[], combine: Combine, limit: number, only: Only = {}): string[] {
    const [within] = this.#setsOf(only);
    return this.#idsOf(this.#costs.best(all, combine, limit, within));
  }

  /** The products that count, as a list of at most one set; an empty list for all. */
  #setsOf({ audiences, chosen }: Only): PositionSet[] {
    const sets = audiences ? [this.#options.withAny(optionKeys("audience", audiences))] : [];
    return chosen ? [shownBy(this.#columns(), [this.#allListed(), ...sets], chosen)] : sets;
  }

  /** How many products have these words, a product with two of them counted twice. */
  countOf(words: readonly string[]): number {
    return this.#costs.countOf(words);
  }

  /** The first product by title that has one of these words. */
  firstWith(words: readonly string[]): { id: string; titleKey: string } | null {
    const first = Math.min(...words.map((word) => this.#table.positionsOf(word)[0] ?? gone));
    return first === gone
      ? null
      : { id: this.#table.ids[first] as string, titleKey: this.#table.titleKeys[first] as string };
  }

  /** All words of the products, without their fields. */
  get words(): WordList {
    this.#words ??= new WordList(this.#table.words);
    return this.#words;
  }

  /**
   * The ids of the products that are nearest to one.
   * @param scopes choices of filters: those of the first come before those that only a later one has
   */
  nearest(product: Compared, scopes: readonly Chosen[], count: number): string[] {
    const positionsOf = (word: string) => this.#table.positionsOf(word);
    const nearness = nearnessTo(product, this.size, positionsOf, this.#prices);
    const found = new Set<number>();
    for (const chosen of scopes) {
      const wanted = shownBy(this.#columns(), [this.#allListed()], chosen).positions();
      const others = Array.from(wanted).filter((at) => this.#table.ids[at] !== product.id && !found.has(at));
      const byNearness = (one: number, other: number) => nearness(other) - nearness(one) || one - other;
      for (const at of firstOf(others, count - found.size, byNearness)) found.add(at);
      if (found.size === count) break;
    }
    return this.#idsOf([...found]);
  }

  /** What a choice of filters comes to. */
  summary(chosen: Chosen): Summary {
    return this.#select(null, chosen);
  }

  /**
   * The ids of the first products that match a choice in an order. Nothing is counted.
   * @param except ids that are passed over
   */
  first(chosen: Chosen, order: Order, limit: number, except: ReadonlySet<string>): string[] {
    const shown = shownBy(this.#columns(), [this.#allListed()], chosen);
    const all = this.#orders.page(order, shown, shown.size, 0, limit + except.size);
    return this.#idsOf(all)
      .filter((id) => !except.has(id))
      .slice(0, limit);
  }

  /** All products that match a choice, and one page of them. */
  list(page: Page & { order: Order }): Found {
    return this.#pageOf(null, page);
  }

  /** The same of the products that have one of the words of each of these. @param audiences only products for them */
  find(all: readonly Ranks[], combine: Combine, page: Page, audiences?: readonly string[]): Found {
    return this.#pageOf(this.#costs.totals(all, combine), page, this.#setsOf({ audiences }));
  }

  /** @param costs those of each product; all products are found without @param within they are in each of these */
  #pageOf(costs: Uint8Array | null, { chosen, order, skip, limit }: Page, within: readonly PositionSet[] = []): Found {
    const matching = costs && PositionSet.between(0, missing - 1, costs);
    const found = matching && within.length > 0 ? PositionSet.inAll(this.size, [matching, ...within]) : matching;
    const { shown, ...summary } = this.#select(found, chosen);
    const isAny = found ? found.size > 0 : this.size > 0;
    const page =
      costs && !order
        ? sortedBy(costs, shown.positions()).subarray(skip, skip + limit)
        : this.#orders.page(order ?? {}, shown, summary.total, skip, limit);
    return { ...summary, isAny, ids: this.#idsOf(page) };
  }

  #select(found: PositionSet | null, chosen: Chosen) {
    return selectProducts(this.#columns(), found ? [this.#allListed(), found] : [this.#allListed()], chosen);
  }

  #columns() {
    this.#priceOrder ??= new PriceOrder(this.#prices, this.#orders.by(orderOf(defaultSort)));
    return { size: this.#table.size, prices: this.#priceOrder, options: this.#options };
  }

  /** The products of a known category and brand. */
  #allListed(): PositionSet {
    return getOrAdd(this.#listed, lists(), () => {
      const sets = requiredGroups().map(({ id, options }) => this.#options.withAny(optionKeys(id, ids(options))));
      return PositionSet.inAll(this.#table.size, sets);
    });
  }

  get #prices(): Float64Array {
    return this.#table.numbers.get("pays") ?? new Float64Array();
  }

  #idsOf(positions: ArrayLike<number>): string[] {
    return Array.from(positions, (at) => this.#table.ids[at] as string);
  }
}
