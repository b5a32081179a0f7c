import { getOrAdd } from "@/lib/get-or-add";
import { PositionSet } from "./position-set";
import { GrowingLists, gone, merge, movedTo, moveInto, type Positions } from "./positions";
import { partsOfPhrase } from "./words";
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
type GiveWay = ReturnType<typeof makeYield>;

const none = new Uint32Array();

/** The lists of an earlier table at their new positions, with what was added to them. */
async function listsOf(growing: GrowingLists, giveWay: GiveWay, old: Lists, moved: Positions): Promise<Lists> {
  const added = await growing.all(giveWay);
  const lists: Lists = new Map();
  for (const [name, before] of old) {
    await giveWay();
    const positions = merge(movedTo(moved, before), added.get(name) ?? none);
    if (positions.length > 0) lists.set(name, positions);
    added.delete(name);
  }
  for (const [name, positions] of added) lists.set(name, positions);
  return lists;
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
  /** The positions of the phrases that were asked for: the table of synonyms has all that there are. */
  readonly #phrases: Lists = new Map();

  /** Other requests are served meanwhile. @param products in the order of their titles, then ids */
  static async from(products: AsyncIterable<Indexed>): Promise<ProductTable> {
    const table = new ProductTable();
    const [words, options] = [new GrowingLists(), new GrowingLists()];
    const numbers = new Map<string, number[]>();
    const giveWay = makeYield();
    for await (const product of products) {
      const at = table.ids.push(product.id) - 1;
      table.titleKeys.push(product.titleKey);
      words.add(product.words, at);
      options.add(product.options, at);
      for (const [field, value] of Object.entries(product.numbers)) {
        const values = numbers.get(field);
        if (values) values.push(value);
        else numbers.set(field, [value]);
      }
      await giveWay();
    }
    for (const [field, values] of numbers) table.numbers.set(field, Float64Array.from(values));
    table.words = await words.all(giveWay);
    table.options = await options.all(giveWay);
    return table;
  }

  get size(): number {
    return this.ids.length;
  }

  /** The positions of the products with a marked word, or with all words of a marked phrase. */
  positionsOf(marked: string): Positions {
    const isPhrase = marked.includes(" ");
    return isPhrase
      ? getOrAdd(this.#phrases, marked, () => this.#withPhrase(marked))
      : (this.words.get(marked) ?? none);
  }

  #withPhrase(marked: string): Positions {
    const parts = partsOfPhrase(marked);
    if (parts.length === 0) return none;
    const withOne = (words: readonly string[]) =>
      PositionSet.of(
        this.size,
        words.map((word) => this.positionsOf(word)),
      );
    return PositionSet.inAll(this.size, parts.map(withOne)).positions();
  }

  /** A copy without the products of these ids, and with these products instead. Other requests are served meanwhile. */
  async with(changed: ReadonlySet<string>, products: readonly Indexed[]): Promise<{ table: ProductTable } & Move> {
    const giveWay = makeYield();
    const sorted = products.toSorted(
      (one, other) => compareTexts(one.titleKey, other.titleKey) || (one.id < other.id ? -1 : 1),
    );
    const { moved, places, size } = this.#placesFor(sorted, changed);
    const table = new ProductTable();
    table.ids = new Array(size);
    table.titleKeys = new Array(size);
    moveInto(table.ids, moved, this.ids);
    moveInto(table.titleKeys, moved, this.titleKeys);
    for (const field of new Set([...this.numbers.keys(), ...Object.keys(sorted[0]?.numbers ?? {})])) {
      const values = new Float64Array(size);
      moveInto(values, moved, this.numbers.get(field) ?? []);
      table.numbers.set(field, values);
    }
    const [words, options] = [new GrowingLists(), new GrowingLists()];
    for (const [number, product] of sorted.entries()) {
      const at = places[number] as number;
      table.ids[at] = product.id;
      table.titleKeys[at] = product.titleKey;
      words.add(product.words, at);
      options.add(product.options, at);
      for (const [field, values] of table.numbers) values[at] = product.numbers[field] ?? 0;
    }
    table.words = await listsOf(words, giveWay, this.words, moved);
    table.options = await listsOf(options, giveWay, this.options, moved);
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
