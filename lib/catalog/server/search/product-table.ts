import { gone, merge, movedTo, numbersAt, type Positions, valuesAt } from "./positions";
import { makeYield } from "./yield";

/** A product as the index reads it. */
export interface Indexed {
  id: string;
  titleKey: string;
  words: readonly string[];
  /** Its options of all groups: see optionsOf. */
  options: readonly string[];
  /** The fields that lists are sorted by, besides title and id; the price in paise is `pays`. */
  numbers: Readonly<Record<string, number>>;
}

/** Compares as the database does: by the bytes of UTF-8. */
function compareTexts(one: string, other: string): number {
  return one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other));
}

type Lists = Map<string, Positions>;
type Added = Map<string, number[]>;

function addTo(lists: Added, names: readonly string[], at: number): void {
  for (const name of names) {
    const known = lists.get(name);
    if (known) known.push(at);
    else lists.set(name, [at]);
  }
}

/** Where the products of a table are in a copy of it, and where those are that it has got. */
export interface Move {
  /** By position in the table, or `gone`. */
  moved: Positions;
  places: readonly number[];
}

/**
 * The products of an index in the order of their titles, then ids, in columns; and which of them have each word and each
 * option. There may be any number of groups, of options, and of options that a product has.
 */
export class ProductTable {
  ids: string[] = [];
  titleKeys: string[] = [];
  /** The values of each numeric field, by position. */
  numbers = new Map<string, Float64Array>();
  words: Lists = new Map();
  options: Lists = new Map();
  /** A number for each product, the same for the same options, and how many numbers there are. */
  kinds = { of: new Uint32Array(), count: 0 };

  /** Other requests are served meanwhile. @param products in the order of their titles, then ids */
  static async from(products: AsyncIterable<Indexed>): Promise<ProductTable> {
    const table = new ProductTable();
    const [words, options]: Added[] = [new Map(), new Map()];
    const numbers = new Map<string, number[]>();
    const giveWay = makeYield();
    for await (const product of products) {
      const at = table.ids.push(product.id) - 1;
      table.titleKeys.push(product.titleKey);
      addTo(words as Added, product.words, at);
      addTo(options as Added, product.options, at);
      for (const [field, value] of Object.entries(product.numbers)) {
        const values = numbers.get(field);
        if (values) values.push(value);
        else numbers.set(field, [value]);
      }
      await giveWay();
    }
    for (const [field, values] of numbers) table.numbers.set(field, Float64Array.from(values));
    for (const [lists, added] of [
      [table.words, words as Added],
      [table.options, options as Added],
    ] as const) {
      for (const [name, positions] of added) {
        lists.set(name, Uint32Array.from(positions));
        added.delete(name);
        await giveWay();
      }
    }
    await table.#findKinds(giveWay);
    return table;
  }

  get size(): number {
    return this.ids.length;
  }

  /** A copy without the products of these ids, and with these products instead. Other requests are served meanwhile. */
  async with(changed: ReadonlySet<string>, products: readonly Indexed[]): Promise<{ table: ProductTable } & Move> {
    const giveWay = makeYield();
    const sorted = products.toSorted(
      (one, other) => compareTexts(one.titleKey, other.titleKey) || (one.id < other.id ? -1 : 1),
    );
    const { moved, places, size } = this.#placesFor(sorted, changed);
    const table = new ProductTable();
    table.ids = valuesAt(moved, this.ids, size);
    table.titleKeys = valuesAt(moved, this.titleKeys, size);
    const fields = new Set([...this.numbers.keys(), ...sorted.flatMap(({ numbers }) => Object.keys(numbers))]);
    for (const field of fields) {
      table.numbers.set(field, numbersAt(moved, this.numbers.get(field) ?? new Float64Array(), size));
    }
    const [words, options]: [Added, Added] = [new Map(), new Map()];
    for (const [number, product] of sorted.entries()) {
      const at = places[number] as number;
      table.ids[at] = product.id;
      table.titleKeys[at] = product.titleKey;
      addTo(words, product.words, at);
      addTo(options, product.options, at);
      for (const [field, values] of table.numbers) values[at] = product.numbers[field] ?? 0;
    }
    for (const [lists, old, added] of [
      [table.words, this.words, words],
      [table.options, this.options, options],
    ] as const) {
      for (const [name, before] of old) {
        await giveWay();
        const positions = merge(movedTo(moved, before), added.get(name) ?? []);
        if (positions.length > 0) lists.set(name, positions);
        added.delete(name);
      }
      for (const [name, positions] of added) lists.set(name, Uint32Array.from(positions));
    }
    await table.#findKinds(giveWay);
    return { table, moved, places };
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

  /** Each option takes the products that have it out of the kinds that they were of. */
  async #findKinds(giveWay: () => Promise<void> | undefined): Promise<void> {
    const of = new Uint32Array(this.size);
    let count = 1;
    for (const positions of this.options.values()) {
      const fresh = new Uint32Array(count);
      for (let next = 0; next < positions.length; next++) {
        const at = positions[next] as number;
        const kind = of[at] as number;
        if (fresh[kind] === 0) fresh[kind] = count++;
        of[at] = fresh[kind] as number;
      }
      await giveWay();
    }
    this.kinds = { of, count };
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
