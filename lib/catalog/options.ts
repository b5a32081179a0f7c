import { entryOf, lists, sizeEntryOf } from "./lists/current";
import { audiences, cachedFilters, colours, discounts, priceLimits, ratings, sorts } from "./lists.mjs";

export { audiences, cachedFilters, colours, discounts, priceLimits, ratings, sorts };

/** An id of a size set: see lists/schema.ts. */

export type Size = string;
export type Audience = (typeof audiences)[number]["id"];
/** A colour, or "" for an unknown one. */
export type Colour = (typeof colours)[number]["id"] | "";
/** The pieces of each size of a product. */
export type StockBySize = Record<Size, number>;
/** The facts of a product: the id of an option, or a line of text, by the id of the fact. */
export type FactValues = Record<string, string>;
export type SortId = (typeof sorts)[number]["id"];

/** Who made or imported goods. */
export interface Trader {
  name: string;
  address: string;
}

/** What the law asks to be said of goods; "" and null mean the default: that of the kind, else of the settings. */
export interface Goods {
  /** The code of a country, ISO 3166-1. */
  origin: string;
  maker: Trader | null;
  importer: Trader | null;
  /** "1 N" is one piece. */
  netQuantity: string;
}

export interface Option {
  id: string;
  label: string;
  /** Out of menus, filters and forms; products may still have it. */
  hidden?: boolean;
  /** The background of its swatch. */
  css?: string;
}

export const defaultSort: SortId = "price_lowtohigh";

/** The ids of a list, typed. */
export function ids<const T extends readonly { id: string }[]>(options: T): T[number]["id"][] {
  return options.map((option) => option.id);
}

/** The label of an id; the id itself when it is not in the list. */
export function labelOf(options: readonly Option[], id: string): string {
  return entryOf(options, id)?.label ?? id;
}

/** The entries of a list that are not hidden. */
export function visible<T extends { hidden?: boolean }>(options: readonly T[]): T[] {
  return options.filter(({ hidden }) => !hidden);
}

/** The entries to choose from: those that are not hidden, and the one that is had already. */
export function offered<T extends { id: string; hidden?: boolean }>(options: readonly T[], own?: string): T[] {
  return options.filter(({ id, hidden }) => !hidden || id === own);
}

/** The name of a category by its id. */
export const categoryLabel = (id: string) => labelOf(lists().categories, id);
/** The name of a brand by its id. */
export const brandLabel = (id: string) => labelOf(lists().brands, id);

/** A size as it is read everywhere, on screens, in mails and on paper: "UK 8", "M", "34, 86 cm". */
export function sizeText(id: Size): string {
  const size = sizeEntryOf(id);
  if (!size) return id;
  return size.note ? `${size.label}, ${size.note}` : size.label;
}

/** The size of a line of a cart, an order or a return, with its text as it was when it was stored. */
export interface LineSize {
  size?: Size | null;
  sizeLabel?: string | null;
}

/** The text of a line's size: as it was stored, else as the lists have it today; null without a size. */
export function lineSizeText({ size, sizeLabel }: LineSize): string | null {
  return size ? (sizeLabel ?? sizeText(size)) : null;
}

/** The database sort of one of the orders. */
export function orderOf(id: SortId): Readonly<Record<string, 1 | -1>> {
  return (sorts.find((sort) => sort.id === id) ?? sorts[0]).order;
}
