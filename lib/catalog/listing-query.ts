import type { OptionCount } from "./facets";
import {
  type Chosen,
  defaultSort,
  filterGroups,
  type GroupId,
  ids,
  noFilters,
  perGroup,
  type SortId,
  sorts,
} from "./options";
import type { CardProduct } from "./schema";
import type { Filters } from "./stored-filters";

/** What the address of a listing asks for. */
export interface ListingQuery extends Chosen {
  sort: SortId;
  /** Pages 1 to this one are shown. */
  page: number;
}

/** How many products a page of the listing has. */
export const listingPageSize = 24;

/** Beyond so many pages a listing shows them block by block, so that no address asks for the whole catalogue at once. */
export const blockPages = 20;

/** What a listing's page brings along. */
export interface Listing {
  query: ListingQuery;
  products: CardProduct[];
  /** How many match, not how many are shown. */
  total: number;
  /** How many products each combination of filter options has in all. */
  counts: OptionCount[];
}

/** The first page that is shown together with this one. */
export function firstPage(page: number): number {
  return page <= blockPages ? 1 : (Math.ceil(page / blockPages) - 1) * blockPages + 1;
}

/** Where every listing lives. */
export const listingPath = "/shop/listing";

/** Whether a path is the listing's: addresses end with a slash or without. */
export function isListingPath(path: string): boolean {
  return path === listingPath || path === `${listingPath}/`;
}

/** Whether two queries ask for the same list, whichever of its pages. */
export function isSameList(one: ListingQuery, other: ListingQuery): boolean {
  return listingHref({ ...one, page: 1 }) === listingHref({ ...other, page: 1 });
}

/** What an address really asks for: a page past the end of the list that came along is the page that came instead. */
export function withinEnd(asked: ListingQuery, { query, total }: Pick<Listing, "query" | "total">): ListingQuery {
  const isPastEnd = asked.page > Math.max(1, Math.ceil(total / listingPageSize));
  return isPastEnd && isSameList(asked, query) ? query : asked;
}

type Search = Record<string, string | string[] | undefined>;

/** Ids of a group, comma-separated or repeated, each once. */
function idsOf(value: string | string[] | undefined): string[] {
  const parts = [value ?? []].flat().flatMap((part) => part.split(","));
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))].slice(0, 50);
}

/** The query of an address; what it says of sort and page counts only when it is well-formed. */
export function readListing(search: Search): ListingQuery {
  const sort = ids(sorts).find((id) => id === search.sortBy) ?? defaultSort;
  const page = typeof search.page === "string" && /^[1-9]\d{0,5}$/.test(search.page) ? Number(search.page) : 1;
  return { ...perGroup(({ id }) => idsOf(search[id])), sort, page };
}

/** The query of an address in the browser. */
export function readSearchParams(search: { getAll: (name: string) => string[] }): ListingQuery {
  const last = (name: string) => search.getAll(name).at(-1);
  return readListing({
    ...perGroup(({ id }) => search.getAll(id)),
    sortBy: last("sortBy"),
    page: last("page"),
  });
}

/** The address of a listing; what is as usual is left out, so that one list has one address. */
export function listingHref({ sort = defaultSort, page = 1, ...filters }: Partial<ListingQuery>): string {
  const parts = [
    ...filterGroups.flatMap(({ id }) => groupParam(id, filters[id] ?? [])),
    ...(sort !== defaultSort ? [`sortBy=${sort}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return parts.length > 0 ? `${listingPath}?${parts.join("&")}` : listingPath;
}

function groupParam(id: GroupId, chosen: string[]): string[] {
  return chosen.length > 0 ? [`${id}=${chosen.map(encodeURIComponent).join(",")}`] : [];
}

/** The query after an option was ticked or unticked: from the first page, and by another category in the usual order. */
export function withOption(query: ListingQuery, group: GroupId, id: string): ListingQuery {
  const chosen = query[group];
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  const sort = group === "category" ? defaultSort : query.sort;
  return { ...query, [group]: next, sort, page: 1 };
}

/** The query without filters. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  const sort = query.category.length > 0 ? defaultSort : query.sort;
  return { ...noFilters, sort, page: 1 };
}

/** The query in another order, from the first page. */
export function withSort(query: ListingQuery, sort: SortId): ListingQuery {
  return { ...query, sort, page: 1 };
}

/** The filters of a query as they are kept for the tab. */
export function filtersOf(query: Chosen): Chosen {
  return perGroup(({ id }) => query[id]);
}

/** How many filters are chosen. */
export function filterCount(filters: Filters): number {
  return filterGroups.reduce((count, { id }) => count + (filters[id]?.length ?? 0), 0);
}

/** Whether a query has a filter. */
export function isFiltered(filters: Filters): boolean {
  return filterCount(filters) > 0;
}

/** The query of a cached listing, whose parts stand in its path; "all" for none. */
export function readCachedListing({ sort, ...chosen }: Record<string, string>): ListingQuery {
  const part = (value = "all") => (value === "all" ? undefined : decodeURIComponent(value));
  return readListing({ ...perGroup(({ id }) => part(chosen[id])), sortBy: part(sort) });
}
