"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { changeQuery, pageText } from "./address-query";
import { api } from "./client";
import { type PageOfList, pageKey, pageQuery } from "./page-of-list";
import { cameWithPage } from "./prefetched";

interface Shown<Answer> extends PageOfList {
  enabled?: boolean;
  refetchOnWindowFocus?: boolean;
  /** How long to wait before the next request, in ms; false to stop. */
  pollMs?: (answer: Answer | undefined) => number | false;
}

/**
 * A page of a list, fetched whenever it is shown. While another page loads, the previous one stays; after a failed
 * request there is no data. A page past the end, reached by an old link or by deleting the last entry, is replaced by
 * the last page.
 */
export function usePages<Answer extends { total: number; page: number; pages: number }>(list: Shown<Answer>) {
  const { key, path, page, limit, search = {}, pollMs, ...options } = list;
  const query = pageQuery({ page, limit, search });
  const { data, error, isPending, isFetching, isRefetching, isPlaceholderData, refetch } = useQuery({
    queryKey: pageKey({ key, page, limit, search }),
    queryFn: ({ signal }) => api<Answer>(`${path}?${query}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: ({ state }) => !cameWithPage(state),
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
