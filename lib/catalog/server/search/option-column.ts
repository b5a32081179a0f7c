import type { Positions } from "./positions";

/** The option of each product in a group of which products have at most one, by position. */
export class OptionColumn {
  /** The places of the group's options among the counts; 0 is for products without one. */
  readonly #places: ReadonlyMap<string, number>;
  readonly #values: Readonly<Uint16Array>;

  private constructor(places: ReadonlyMap<string, number>, values: Readonly<Uint16Array>) {
    this.#places = places;
    this.#values = values;
  }

  /** @param size how many products there are @param lists the products of each option @returns null where a product has two */
  static of(size: number, lists: readonly (readonly [option: string, products: Positions])[]): OptionColumn | null {
    const values = new Uint16Array(size);
    const places = new Map(lists.map(([option], index) => [option, index + 1]));
    if (places.size >= 2 ** 16) return null;
    for (const [option, products] of lists) {
      const place = places.get(option) as number;
      for (let next = 0; next < products.length; next++) {
        const at = products[next] as number;
        if (values[at] !== 0) return null;
        values[at] = place;
      }
    }
    return new OptionColumn(places, values);
  }

  /** How many of these products have each option. */
  counts(products: Positions): (option: string) => number {
    const counts = new Uint32Array(this.#places.size + 1);
    for (let next = 0; next < products.length; next++) {
      const place = this.#values[products[next] as number] as number;
      counts[place] = (counts[place] as number) + 1;
    }
    return (option) => counts[this.#places.get(option) ?? Number.NaN] ?? 0;
  }
}
