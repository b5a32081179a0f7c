import { brands, categories, filterGroups, sizes, sorts } from "./lists.mjs";

export { brands, categories, filterGroups, sizes, sorts };

export type Category = (typeof categories)[number]["id"];
export type Size = (typeof sizes)[number]["id"];
/** The pieces of each size of a product. */
export type StockBySize = Partial<Record<Size, number>>;
export type SortId = (typeof sorts)[number]["id"];
export type GroupId = (typeof filterGroups)[number]["id"];

interface Option {
  id: string;
  label: string;
}

export interface FilterGroup extends Option {
  id: GroupId;
  options: readonly Option[];
  isMain: boolean;
}

/** The chosen option ids of each filter group; an empty list matches all products of the group. */
export type Chosen = Record<GroupId, string[]>;

/** The groups that indexes and cached pages begin with, and all others: see lists.mjs. */
export const mainGroups: readonly FilterGroup[] = filterGroups.filter(({ isMain }) => isMain);
export const otherGroups: readonly FilterGroup[] = filterGroups.filter(({ isMain }) => !isMain);

export const defaultSort: SortId = "price_lowtohigh";

/** The ids of one of the lists above, typed. */
export function ids<const T extends readonly { id: string }[]>(options: T): T[number]["id"][] {
  return options.map((option) => option.id);
}

/** The label of an id; the id itself when it is not in the list. */
export function labelOf(options: readonly Option[], id: string): string {
  return options.find((option) => option.id === id)?.label ?? id;
}

/** The database sort of one of the orders. */
export function orderOf(id: SortId): Readonly<Record<string, 1 | -1>> {
  return (sorts.find((sort) => sort.id === id) ?? sorts[0]).order;
}

/** An entry for each filter group, by its id. */
export function perGroup<T>(entry: (group: FilterGroup) => T): Record<GroupId, T> {
  return Object.fromEntries(filterGroups.map((group) => [group.id, entry(group)])) as Record<GroupId, T>;
}

/** No filters chosen. */
export const noFilters: Chosen = perGroup(() => []);
