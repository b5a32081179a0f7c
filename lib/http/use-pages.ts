"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { changeQuery, pageText } from "./address-query";
import { api } from "./client";

interface PageOfList {
  /** The place of the list in the query cache. */
  key: readonly unknown[];
  /** The address that is asked, without page and limit. */
  path: string;
  /** The one that stands as `page` in the query of the page's address. */
  page: number;
  /** How many entries a page has. */
  limit: number;
  /** What the list is narrowed to; empty texts narrow nothing. */
  search?: Record<string, string>;
  enabled?: boolean;
  refetchOnWindowFocus?: boolean;
}

interface Polled<Answer> extends PageOfList {
  /** How long to wait before the next request, in ms; false for none. */
  pollMs?: (answer: Answer | undefined) => number | false;
}

/**
 * A page of a list, asked for anew whenever it is shown. While another page is on its way the last one stays; after a
 * failed load there is no answer. A page past the end, to which an old link or the deletion of the last entry leads,
 * gives way to the last page.
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
  // An answer that was kept may be older than the list: only a fresh one says where it ends.
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
