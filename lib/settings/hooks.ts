"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import type { StoresAnswer } from "./schema";

/** The offline stores; undefined while they are loading. */
export function useStores() {
  const { data, error, refetch } = useQuery({
    queryKey: ["stores"],
    queryFn: ({ signal }) => api<StoresAnswer>("/api/shop/stores/get", { signal }),
  });
  return { stores: data?.stores, error, reload: refetch };
}
