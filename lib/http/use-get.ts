"use client";

import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "./client";
import { cameWithPage } from "./prefetched";

type Options<Answer> = Omit<UseQueryOptions<Answer>, "queryKey" | "queryFn">;

/** What an endpoint answers, cached under `key`; fetched whenever it is shown, unless it has just come with the page. */
export function useGet<Answer>(key: QueryKey, path: string, options?: Options<Answer>) {
  const { data, error, isPending, isRefetching, isFetchedAfterMount, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api<Answer>(path, { signal }),
    staleTime: 0,
    refetchOnMount: ({ state }) => !cameWithPage(state),
    ...options,
  });
  return { data, error, isLoading: isPending, isReloading: isRefetching, isFetchedAfterMount, reload: refetch };
}

/**
 * The same for what a form begins with: read once, so that it doesn't change under the form, and loading until then, even
 * if an older answer is in the cache.
 */
export function useGetOnce<Answer>(key: QueryKey, path: string) {
  const cache = useQueryClient();
  const [cameHere] = useState(() => {
    const state = cache.getQueryState(key);
    return state !== undefined && cameWithPage(state);
  });
  const got = useGet<Answer>(key, path, { refetchOnWindowFocus: false, refetchOnReconnect: false });
  return { ...got, isLoading: !cameHere && !got.isFetchedAfterMount };
}
