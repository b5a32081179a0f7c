import type { Tally } from "../facets";
import { gone, merge, movedTo, type Positions, valuesAt } from "./positions";
import { makeYield } from "./yield";

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

/** The same text for the same options. */
function keyOf(options: Tally["options"]): string {
  return Object.values(options).join();
}

/** Compares as the database does: by the bytes of UTF-8. */
function compareTexts(one: string, other: string): number {
  return one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other));
}

/** The products of an index in the order of their titles, then ids, and where each of their words occurs. */
export class ProductTable {
  ids: string[] = [];
  titleKeys: string[] = [];
  /** The combination of options of each product, as its number in the list. */
  combined: number[] = [];
  readonly combinations: Tally["options"][];
  readonly #numbersOfCombinations: Map<string, number>;
  /** The values of each numeric field, by position. */
  readonly numbers = new Map<string, number[]>();
  /** The products with each word. */
  readonly positions = new Map<string, Positions>();

  private constructor(combinations: readonly Tally["options"][] = []) {
    this.combinations = [...combinations];
    this.#numbersOfCombinations = new Map(combinations.map((options, number) => [keyOf(options), number]));
  }

  /** Other requests are served meanwhile. @param products in the order of their titles, then ids */
  static async from(products: AsyncIterable<Indexed>): Promise<ProductTable> {
    const table = new ProductTable();
    const added = new Map<string, number[]>();
    const giveWay = makeYield();
    for await (const product of products) {
      table.#put(product, table.size, added);
      await giveWay();
    }
    for (const [word, positions] of added) {
      table.positions.set(word, Uint32Array.from(positions));
      await giveWay();
    }
    return table;
  }

  get size(): number {
    return this.ids.length;
  }

  /** A copy without the products of these ids, and with these products instead. Other requests are served meanwhile. */
  async with(changed: ReadonlySet<string>, products: readonly Indexed[]): Promise<ProductTable> {
    const giveWay = makeYield();
    const sorted = products.toSorted(
      (one, other) => compareTexts(one.titleKey, other.titleKey) || (one.id < other.id ? -1 : 1),
    );
    const { moved, places, size } = this.#placesFor(sorted, changed);
    const table = new ProductTable(this.combinations);
    table.ids = valuesAt(moved, this.ids, size);
    table.titleKeys = valuesAt(moved, this.titleKeys, size);
    table.combined = valuesAt(moved, this.combined, size);
    for (const [field, values] of this.numbers) table.numbers.set(field, valuesAt(moved, values, size));
    const added = new Map<string, number[]>();
    for (const [number, product] of sorted.entries()) table.#put(product, places[number] as number, added);
    for (const [word, old] of this.positions) {
      await giveWay();
      const positions = merge(movedTo(moved, old), added.get(word) ?? []);
      if (positions.length > 0) table.positions.set(word, positions);
      added.delete(word);
    }
    for (const [word, positions] of added) table.positions.set(word, Uint32Array.from(positions));
    return table;
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
      if (at < this.size && !changed.has(this.ids[at] as string)) moved[at] = size++;
    }
    return { moved, places, size };
  }

  /** @param positions receives those of its words */
  #put(product: Indexed, at: number, positions: Map<string, number[]>): void {
    this.ids[at] = product.id;
    this.titleKeys[at] = product.titleKey;
    this.combined[at] = this.#numberOf(product);
    for (const [field, value] of Object.entries(product.numbers)) {
      const values = this.numbers.get(field);
      if (values) values[at] = value;
      else this.numbers.set(field, [value]);
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
    this.#numbersOfCombinations.set(key, this.combinations.length);
    return this.combinations.push(options) - 1;
  }

  /** How many products come before one. */
  #positionOf({ titleKey, id }: Indexed): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = compareTexts(this.titleKeys[middle] as string, titleKey);
      if (order < 0 || (order === 0 && (this.ids[middle] as string) < id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
