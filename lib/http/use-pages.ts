"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { changeQuery, pageText } from "./address-query";
import { api } from "./client";

interface PageOfList {
  /** The query key of the list. */
  key: readonly unknown[];
  /** The URL to fetch, without page and limit. */
  path: string;
  /** The `page` parameter of the page's URL. */
  page: number;
  /** How many entries a page has. */
  limit: number;
  /** The filters of the list; empty texts are ignored. */
  search?: Record<string, string>;
  enabled?: boolean;
  refetchOnWindowFocus?: boolean;
}

interface Polled<Answer> extends PageOfList {
  /** How long to wait before the next request, in ms; false to stop. */
  pollMs?: (answer: Answer | undefined) => number | false;
}

/**
 * A page of a list, fetched whenever it is shown. While another page loads, the previous one stays; after a failed
 * request there is no data. A page past the end, reached by an old link or by deleting the last entry, is replaced by
 * the last page.
 */
export function usePages<Answer extends { total: number; page: number; pages: number }>(list: Polled<Answer>) {
  const { key, path, page, limit, search = {}, pollMs, ...options } = list;
  const query = new URLSearchParams({ page: String(page), limit: String(limit) });
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, value);
  const { data, error, isPending, isFetching, isRefetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...key, query.toString()],
    queryFn: ({ signal }) => api<Answer>(`${path}?${query}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => pollMs?.(state.data) ?? false,
    ...options,
  });
  const lastPage = Math.max(1, data?.pages ?? 1);
  const isPastEnd = data !== undefined && !error && data.page > lastPage;
  // A cached response may be older than the list: only a fresh one tells where it ends.
  const isLost = isPastEnd && !isFetching;
  useEffect(() => {
    if (isLost) changeQuery({ page: pageText(lastPage) }, { replace: true });
  }, [isLost, lastPage]);
  return {
    answer: error ? undefined : data,
    total: data?.total ?? 0,
    pages: data?.pages ?? 0,
    isLoading: isPending || isPastEnd,
    error,
    isTurning: isPlaceholderData,
    isReloading: isRefetching,
    reload: refetch,
  };
}
