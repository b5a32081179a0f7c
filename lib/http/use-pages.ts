"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "./client";

interface PageOfList {
  /** The place of the list in the query cache. */
  key: readonly unknown[];
  /** The address that is asked, without page and limit. */
  path: string;
  page: number;
  /** How many entries a page has. */
  limit: number;
  /** What the list is narrowed to; empty texts narrow nothing. */
  search?: Record<string, string>;
  enabled?: boolean;
  refetchOnWindowFocus?: boolean;
}

/**
 * A page of a list, asked for anew whenever it is shown. While another page is on its way the last one stays; after a
 * failed load there is no answer.
 */
export function usePages<Answer extends { total: number; pages: number }>(list: PageOfList) {
  const { key, path, page, limit, search = {}, ...options } = list;
  const query = new URLSearchParams({ page: String(page), limit: String(limit) });
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, value);
  const { data, error, isPending, isRefetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...key, query.toString()],
    queryFn: ({ signal }) => api<Answer>(`${path}?${query}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    networkMode: "always",
    ...options,
  });
  return {
    answer: error ? undefined : data,
    total: data?.total ?? 0,
    pages: data?.pages ?? 0,
    isLoading: isPending,
    error,
    isTurning: isPlaceholderData,
    isReloading: isRefetching,
    reload: refetch,
  };
}
