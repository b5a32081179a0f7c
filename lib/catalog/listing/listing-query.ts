import { maxSearchLength } from "@/lib/http/address-query";
import {
  type Chosen,
  choiceBy,
  chosenOf,
  type FilterId,
  filterIdsIn,
  groupOf,
  isSingleFilter,
  noFilters,
} from "../filters";
import { currentOptions } from "../lists/current";
import { idOfSegment } from "../lists.mjs";
import { cachedFilters, defaultSort, ids, type SortId, sorts } from "../options";
import type { CardProduct, Facets } from "../schema";
import type { Filters } from "./stored-filters";

/** The order of a search that has no other: the best match first. */
export const relevance = { id: "relevance", label: "Relevance" } as const;

/** The order of a listing. */
export type ListedSort = SortId | typeof relevance.id;

/** The orders that a listing offers: a search first by relevance. */
export function sortsOf({ q }: Pick<ListingQuery, "q">): readonly { id: ListedSort; label: string }[] {
  return q ? [relevance, ...sorts] : sorts;
}

/** The order of a listing when none is chosen. */
export function usualSort({ q }: Pick<ListingQuery, "q">): ListedSort {
  return q ? relevance.id : defaultSort;
}

/** The query of a listing's URL. */
export interface ListingQuery extends Chosen {
  /** The search; empty for none. */
  q: string;
  /** Whether to search for the letters as typed, without correcting typos. */
  exact: boolean;
  sort: ListedSort;
  /** Pages 1 to this one are shown. */
  page: number;
}

/** How many products a page of the listing has. */
export const listingPageSize = 24;

/** Above this many pages a listing is shown in blocks, so that no URL loads the whole catalogue at once. */
export const blockPages = 20;

/** The data rendered with a listing's page. */
export interface Listing {
  query: ListingQuery;
  products: CardProduct[];
  /** How many products match, not how many are shown. */
  total: number;
  facets: Facets;
  /** The spelling that was searched instead of q; null when it was q itself. */
  corrected: string | null;
  /** The words of q that no product has, which were left out. */
  dropped: string[];
  /** The nearest spelling of a search that has found nothing. */
  nearest: string | null;
}

/** The first page of the block that contains this one. */
export function firstPage(page: number): number {
  return page <= blockPages ? 1 : (Math.ceil(page / blockPages) - 1) * blockPages + 1;
}

/** The path of every listing. */
export const listingPath = "/shop/listing";

/** Whether a path is the listing's, with or without a trailing slash. */
export function isListingPath(path: string): boolean {
  return path === listingPath || path === `${listingPath}/`;
}

/** Whether two queries ask for the same list, ignoring the page. */
export function isSameList(one: ListingQuery, other: ListingQuery): boolean {
  return listingHref({ ...one, page: 1 }) === listingHref({ ...other, page: 1 });
}

/** The effective query of a URL: a page past the end is replaced by the page that the server returned. */
export function withinEnd(asked: ListingQuery, { query, total }: Pick<Listing, "query" | "total">): ListingQuery {
  const isPastEnd = asked.page > Math.max(1, Math.ceil(total / listingPageSize));
  return isPastEnd && isSameList(asked, query) ? query : asked;
}

type Search = Record<string, string | string[] | undefined>;

/** Ids of a group, comma-separated, deduplicated. */
function idsOf(text: string): string[] {
  return [...new Set(text.split(",").map((part) => part.trim()))].filter(Boolean);
}

/** The highest price limit, in rupees. */
export const highestLimit = 1_000_000;

/** A price limit in whole rupees, or none. */
export function limitOf(text: string): string[] {
  const isLimit = /^\d{1,7}$/.test(text) && Number(text) <= highestLimit;
  return isLimit ? [String(Number(text))] : [];
}

/** The values of a filter in a URL; malformed ones are left out. */
function valuesOf(filter: FilterId, value: string | string[] | undefined): string[] {
  // Repeated values are joined by commas; codes of countries count in any case.
  const text = String(value ?? "");
  if (!isSingleFilter(filter)) return currentOptions(filter, idsOf(filter === "origin" ? text.toUpperCase() : text));
  if (typeof value !== "string") return [];
  const options = groupOf(filter)?.options;
  if (!options) return limitOf(value);
  return options.some(({ id }) => id === value) ? [value] : [];
}

/** Whether the lower price limit is above the upper one. */
export function areLimitsCrossed({ minPrice: [min], maxPrice: [max] }: Pick<Chosen, "minPrice" | "maxPrice">): boolean {
  return min !== undefined && max !== undefined && Number(min) > Number(max);
}

/**
 * How many filters of a URL count at most. Each is a link of the page to the list without it, so a page grows with the
 * square of their number.
 */
export const maxFilters = 60;

/**
 * Parses the query of a URL; malformed values, sort and page are ignored, price limits that exclude each other, and
 * filters beyond the first 60.
 */
export function readListing(search: Search): ListingQuery {
  const q = typeof search.q === "string" ? Array.from(search.q.trim()).slice(0, maxSearchLength).join("").trim() : "";
  const exact = q !== "" && search.exact === "1";
  const sort = ids(sorts).find((id) => id === search.sortBy) ?? usualSort({ q });
  const page = typeof search.page === "string" && /^[1-9]\d{0,5}$/.test(search.page) ? Number(search.page) : 1;
  let left = maxFilters;
  const chosen = choiceBy(Object.keys(search), (id) => {
    const values = valuesOf(id, search[id]).slice(0, left);
    left -= values.length;
    return values;
  });
  return { ...chosen, ...(areLimitsCrossed(chosen) && { minPrice: [], maxPrice: [] }), q, exact, sort, page };
}

/** The query of the browser's current URL. */
export function readSearchParams(search: Pick<URLSearchParams, "getAll" | "keys">): ListingQuery {
  const last = (name: string) => search.getAll(name).at(-1);
  const values = (name: string) => {
    const all = search.getAll(name);
    return all.length > 1 ? all : all[0];
  };
  return readListing({
    ...Object.fromEntries(filterIdsIn(search.keys()).map((id) => [id, values(id)])),
    q: last("q"),
    exact: last("exact"),
    sortBy: last("sortBy"),
    page: last("page"),
  });
}

/** The URL of a listing; defaults are left out, so that each list has one URL. */
export function listingHref({ q = "", exact, sort, page = 1, ...filters }: Partial<ListingQuery>): string {
  const parts = [
    ...(q ? [`q=${encodeURIComponent(q)}`] : []),
    ...(q && exact ? ["exact=1"] : []),
    ...filterIdsIn(Object.keys(filters)).flatMap((id) => filterParam(id, chosenOf(filters, id))),
    ...(sort && sort !== usualSort({ q }) && sort !== relevance.id ? [`sortBy=${sort}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return parts.length > 0 ? `${listingPath}?${parts.join("&")}` : listingPath;
}

function filterParam(id: FilterId, chosen: string[]): string[] {
  return chosen.length > 0 ? [`${encodeURIComponent(id)}=${chosen.map(encodeURIComponent).join(",")}`] : [];
}

/** The query with other values of some filters: back on the first page, and in the default order for another category. */
export function withChosen(query: ListingQuery, chosen: Filters): ListingQuery {
  return { ...query, ...chosen, sort: chosen.category ? usualSort(query) : query.sort, page: 1 };
}

/** The query after toggling an option of a group, or a price limit. */
export function withOption(query: ListingQuery, filter: FilterId, id: string): ListingQuery {
  const chosen = chosenOf(query, filter);
  const rest = chosen.filter((other) => other !== id);
  const isChosen = rest.length < chosen.length;
  return withChosen(query, { [filter]: isChosen ? rest : [...(isSingleFilter(filter) ? [] : rest), id] });
}

/** The query without filters. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  const sort = query.category.length > 0 ? usualSort(query) : query.sort;
  const { q, exact } = query;
  return { ...noFilters, q, exact, sort, page: 1 };
}

/** The query with another order, back on the first page. */
export function withSort(query: ListingQuery, sort: ListedSort): ListingQuery {
  return { ...query, sort, page: 1 };
}

/** The filters of a query as stored for the tab. */
export function filtersOf(query: Chosen): Chosen {
  return choiceBy(Object.keys(query), (id) => chosenOf(query, id));
}

/** How many filters are chosen. */
export function filterCount(filters: Filters): number {
  return filterIdsIn(Object.keys(filters)).reduce((count, id) => count + chosenOf(filters, id).length, 0);
}

/** Whether a query has a filter. */
export function isFiltered(filters: Filters): boolean {
  return filterCount(filters) > 0;
}

/** The query of a cached listing, from the segments of its path: the cached filters, and the order. */
export function readCachedListing(segments: readonly string[]): ListingQuery {
  const chosen = cachedFilters.map((id, at) => [id, idOfSegment(segments[at])]);
  return readListing({ ...Object.fromEntries(chosen), sortBy: segments[cachedFilters.length] });
}
