"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import { configKey } from "./query-key";
import type { ShopConfig } from "./schema";

/** The shop's configuration, fetched once per visit. */
export function useShopConfig() {
  return useQuery({
    queryKey: configKey,
    queryFn: ({ signal }) => api<ShopConfig>("/api/shop/config", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
