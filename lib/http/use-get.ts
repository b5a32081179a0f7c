"use client";

import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { api } from "./client";

/** What an endpoint answers, cached under `key`. */
export function useGet<Answer>(
  key: QueryKey,
  path: string,
  options?: Omit<UseQueryOptions<Answer>, "queryKey" | "queryFn">,
): UseQueryResult<Answer> {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => api<Answer>(path, { signal }), ...options });
}
