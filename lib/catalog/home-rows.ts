import type { ListingQuery } from "./listing/listing-query";
import type { CardProduct } from "./schema";

/** A row of products on home, which leads to the whole list. */
export interface HomeRow {
  title: string;
  list: Partial<ListingQuery>;
  products: CardProduct[];
}

/** A kind of products among the tiles of home. */
export interface KindTile {
  id: string;
  label: string;
  picture: string;
}

/** A row has at least and at most so many products. */
export const rowSize = { min: 4, max: 6 } as const;

/** The price of the row for small budgets, in rupees. */
export const budget = 999;

/** The occasions that home may show a row of, the most wanted first, by the option of the fact `occasion`. */
export const occasionRows: readonly { id: string; title: string }[] = [
  { id: "wedding", title: "Wedding season" },
  { id: "festive", title: "Festive days" },
  { id: "party", title: "Party nights" },
];

/** How many kinds home shows. */
const shownKinds = 12;

/**
 * The kinds with the most products, in the order of their list; none where there are fewer than four.
 * @param counts how many products each kind has, by id
 */
export function kindTiles(
  kinds: readonly (KindTile & { hidden: boolean })[],
  counts: Readonly<Record<string, number>>,
): KindTile[] {
  const pictured = kinds.filter(({ id, hidden, picture }) => !hidden && picture && (counts[id] ?? 0) > 0);
  const largest = pictured.toSorted((one, other) => (counts[other.id] ?? 0) - (counts[one.id] ?? 0));
  const wanted = new Set(largest.slice(0, shownKinds));
  const shown = pictured.filter((kind) => wanted.has(kind));
  return shown.length < rowSize.min ? [] : shown.map(({ id, label, picture }) => ({ id, label, picture }));
}
