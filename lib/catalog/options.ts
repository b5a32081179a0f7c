import { brands, categories, colours, filterGroups, priceLimits, sizes, sorts } from "./lists.mjs";

export { brands, categories, colours, filterGroups, priceLimits, sizes, sorts };

export type Size = (typeof sizes)[number]["id"];
/** A colour, or "" for an unknown one. */
export type Colour = (typeof colours)[number]["id"] | "";
/** The pieces of each size of a product. */
export type StockBySize = Partial<Record<Size, number>>;
export type SortId = (typeof sorts)[number]["id"];
export type GroupId = (typeof filterGroups)[number]["id"];
/** A filter: a group, or a limit of the price. */
export type FilterId = GroupId | (typeof priceLimits)[number]["id"];

interface Option {
  id: string;
  label: string;
  /** The background of its swatch. */
  css?: string;
}

/** See lists.mjs. */
export interface FilterGroup extends Option {
  id: GroupId;
  options: readonly Option[];
  isMain: boolean;
  isSingle: boolean;
  field: string;
  reads: "id" | "flags" | "least" | "flag";
  look?: "buttons" | "swatches";
}

/**
 * The chosen option ids of each filter group, and the price limits as the text of a number of rupees; an empty list
 * matches all products.
 */
export type Chosen = Record<FilterId, string[]>;

const groups: readonly FilterGroup[] = filterGroups;

/** The groups that indexes and cached pages begin with, and all others: see lists.mjs. */
export const mainGroups = groups.filter(({ isMain }) => isMain);
export const otherGroups = groups.filter(({ isMain }) => !isMain);

/** Every filter, in the order of the query. */
export const filterIds: readonly FilterId[] = [...filterGroups, ...priceLimits].map(({ id }) => id);

export const defaultSort: SortId = "price_lowtohigh";

/** The ids of one of the lists above, typed. */
export function ids<const T extends readonly { id: string }[]>(options: T): T[number]["id"][] {
  return options.map((option) => option.id);
}

/** The label of an id; the id itself when it is not in the list. */
export function labelOf(options: readonly Option[], id: string): string {
  return options.find((option) => option.id === id)?.label ?? id;
}

/** A size as it is read everywhere, on screens, in mails and on paper. */
export function sizeText(size: string): string {
  return labelOf(sizes, size);
}

/** The database sort of one of the orders. */
export function orderOf(id: SortId): Readonly<Record<string, 1 | -1>> {
  return (sorts.find((sort) => sort.id === id) ?? sorts[0]).order;
}

/** An entry for each filter group, by its id. */
export function perGroup<T>(entry: (group: FilterGroup) => T): Record<GroupId, T> {
  return Object.fromEntries(groups.map((group) => [group.id, entry(group)])) as Record<GroupId, T>;
}

/** An entry for each filter, by its id. */
export function perFilter<T>(entry: (id: FilterId) => T): Record<FilterId, T> {
  return Object.fromEntries(filterIds.map((id) => [id, entry(id)])) as Record<FilterId, T>;
}

/** An entry for each size, by its id. */
export function perSize<T>(entry: (id: Size) => T): Record<Size, T> {
  return Object.fromEntries(sizes.map(({ id }) => [id, entry(id)])) as Record<Size, T>;
}

/** No filters chosen. */
export const noFilters: Chosen = perFilter(() => []);
