"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import type { LogAnswer } from "./schema";

/** How many entries a page of the log shows. */
const entriesPerPage = 30;

/** A page of what admins changed, newest first; empty texts narrow nothing. */
export function useLog({ page, q, kind }: { page: number; q: string; kind: string }) {
  const query = new URLSearchParams({ page: String(page), limit: String(entriesPerPage) });
  if (q) query.set("q", q);
  if (kind) query.set("kind", kind);
  const { data, error, isPending, isRefetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["admin-log", query.toString()],
    queryFn: ({ signal }) => api<LogAnswer>(`/api/admin/log/get?${query}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    networkMode: "always",
  });
  return {
    entries: error ? [] : (data?.entries ?? []),
    total: data?.total ?? 0,
    pages: data?.pages ?? 0,
    isLoading: isPending,
    error,
    isTurning: isPlaceholderData,
    isReloading: isRefetching,
    reload: refetch,
  };
}
