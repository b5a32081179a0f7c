"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/http/client";

/** What the browser must know at run time; no key is baked into the build. */
export interface ShopConfig {
  razorpay: { enabled: boolean; scriptUrl: string };
  mapsKey: string | null;
}

/** The shop's configuration, asked for once a visit. */
export function useShopConfig() {
  return useQuery({
    queryKey: ["config"],
    queryFn: ({ signal }) => api<ShopConfig>("/api/shop/config", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
