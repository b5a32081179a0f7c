import type { PositionSet } from "./position-set";
import { gone } from "./positions";
import type { Move, ProductTable } from "./product-table";

/** The fields and directions of an order; ties by title, then id. */
export type Order = Readonly<Record<string, 1 | -1>>;

/** The products of a table in each order that was asked for. */
export class Orders {
  readonly #table: ProductTable;
  readonly #sorted = new Map<string, { order: Order; positions: Uint32Array }>();
  #titleRanks: Uint32Array | undefined;

  constructor(table: ProductTable) {
    this.#table = table;
  }

  /** The positions of all products in an order. */
  by(order: Order): Uint32Array {
    const key = JSON.stringify(order);
    const known = this.#sorted.get(key);
    if (known) return known.positions;
    const positions = new Uint32Array(this.#table.size).map((_, at) => at);
    // Positions are in the order of titles already.
    if (Object.values(order)[0] !== 1 || Object.keys(order)[0] !== "titleKey") positions.sort(this.#comparator(order));
    this.#sorted.set(key, { order, positions });
    return positions;
  }

  /** The positions of a page of a set in an order. @param total how many the set has */
  page(order: Order, shown: PositionSet, total: number, skip: number, limit: number): number[] {
    const page: number[] = [];
    const sorted = this.by(order);
    const end = Math.min(skip + limit, total);
    for (let at = 0, passed = 0; passed < end; at++) {
      const position = sorted[at] as number;
      if (shown.has(position) && passed++ >= skip) page.push(position);
    }
    return page;
  }

  /** The same orders of a copy of the table. */
  movedTo(table: ProductTable, { moved, places }: Move): Orders {
    const orders = new Orders(table);
    for (const [key, { order, positions: old }] of this.#sorted) {
      const compare = orders.#comparator(order);
      const added = places.toSorted(compare);
      const positions = new Uint32Array(table.size);
      let [length, next] = [0, 0];
      for (let at = 0; at < old.length; at++) {
        const position = moved[old[at] as number] as number;
        if (position === gone) continue;
        while (next < added.length && compare(added[next] as number, position) < 0) {
          positions[length++] = added[next++] as number;
        }
        positions[length++] = position;
      }
      while (next < added.length) positions[length++] = added[next++] as number;
      orders.#sorted.set(key, { order, positions });
    }
    return orders;
  }

  #comparator(order: Order): (one: number, other: number) => number {
    // Positions are in the order of titles, then ids, so ties by id need no values.
    const fields = Object.entries(order).filter(([field]) => field !== "_id");
    const columns = fields.map(([field, direction]) => ({ values: this.#valuesOf(field), direction }));
    return (one, other) => {
      for (const { values, direction } of columns) {
        const difference = (values[one] ?? 0) - (values[other] ?? 0);
        if (difference !== 0) return difference * direction;
      }
      return one - other;
    };
  }

  #valuesOf(field: string): Readonly<ArrayLike<number>> {
    return field === "titleKey" ? this.#ranksOfTitles() : (this.#table.numbers.get(field) ?? []);
  }

  /** A number for each product, the same for the same title. */
  #ranksOfTitles(): Uint32Array {
    if (this.#titleRanks) return this.#titleRanks;
    const { size, titleKeys } = this.#table;
    const ranks = new Uint32Array(size);
    for (let at = 1; at < size; at++) ranks[at] = titleKeys[at] === titleKeys[at - 1] ? (ranks[at - 1] as number) : at;
    this.#titleRanks = ranks;
    return ranks;
  }
}
