"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { distinct } from "@/lib/distinct";
import { api } from "@/lib/http/client";
import type { CardProduct, Facets, ProductListAnswer } from "../schema";
import {
  filtersOf,
  firstPage,
  isSameList,
  type Listing,
  type ListingQuery,
  listingHref,
  listingPageSize,
  relevance,
} from "./listing-query";

/** One page of a listing. */
interface ListingPage {
  products: CardProduct[];
  total: number;
  corrected: string | null;
  dropped: string[];
  facets: Facets;
}

/** The key of all pages up to the query's. */
const keyOf = (query: ListingQuery) => ["listing", listingHref(query)] as const;

async function fetchPage(query: ListingQuery, page: number, signal: AbortSignal) {
  const search = new URLSearchParams({ page: String(page), limit: String(listingPageSize) });
  if (query.q) search.set("q", query.q);
  if (query.exact) search.set("exact", "1");
  if (query.sort !== relevance.id) search.set("sortBy", query.sort);
  for (const [filter, chosen] of Object.entries(filtersOf(query)))
    if (chosen && chosen.length > 0) search.set(filter, chosen.join());
  const { data, ...rest } = await api<ProductListAnswer>(`/api/shop/products/get?${search}`, { signal });
  return { products: data, total: rest.total, corrected: rest.corrected, dropped: rest.dropped, facets: rest.facets };
}

/** The part of the server-rendered data that is one page. */
function sentPage(sent: Listing, page: number): ListingPage | undefined {
  const start = (page - firstPage(sent.query.page)) * listingPageSize;
  const products = sent.products.slice(start, start + listingPageSize);
  const { total, corrected, dropped, facets } = sent;
  return start < 0 || (products.length === 0 && start > 0)
    ? undefined
    : { products, total, corrected, dropped, facets };
}

/**
 * The products of a listing, all pages up to the query's. While a query loads, the previous result stays.
 * @param sent the data rendered with the page
 */
export function useListing(query: ListingQuery, sent: Listing) {
  const cache = useQueryClient();
  const first = firstPage(query.page);
  const numbers = Array.from({ length: query.page - first + 1 }, (_, index) => first + index);
  const initial = isSameList(query, sent.query) ? numbers.flatMap((page) => sentPage(sent, page) ?? []) : [];
  const pages = useQuery({
    queryKey: keyOf(query),
    queryFn: async ({ queryKey, signal }): Promise<ListingPage[]> => {
      const shorter = cache.getQueryData<ListingPage[]>(keyOf({ ...query, page: query.page - 1 })) ?? [];
      // What was loaded of a list is only followed by its next page; asking for it again asks for all pages.
      const isNext = !cache.getQueryData(queryKey) && shorter.length === numbers.length - 1;
      const known = isNext ? shorter : [];
      const others = numbers.slice(known.length).map((page) => fetchPage(query, page, signal));
      return [...known, ...(await Promise.all(others))];
    },
    initialData: initial.length === numbers.length ? initial : undefined,
  });
  const loaded = pages.data ?? [];
  const isComplete = pages.data !== undefined;
  const { total = 0, corrected = null, dropped = [], facets = sent.facets } = loaded[0] ?? {};
  const all = loaded.flatMap(({ products }) => products);
  const answer = { query, products: distinct(all), seen: all.length, total, corrected, dropped, facets };

  const [last, setLast] = useState(answer);
  if (isComplete && last.query !== query) setLast(answer);
  const shown = isComplete ? answer : last;

  return {
    products: shown.products,
    /** How many products the loaded pages have, with those that moved from one to the next meanwhile. */
    seen: shown.seen,
    total: shown.total,
    corrected: shown.corrected,
    dropped: shown.dropped,
    facets: shown.facets,
    /** The products belong to an earlier query; this one is loading or has failed. */
    isOther: !isSameList(query, shown.query),
    isLoading: !isComplete,
    isFailed: pages.isError && !isComplete,
    isRetrying: pages.isError && pages.isFetching,
    reload: pages.refetch,
  };
}
