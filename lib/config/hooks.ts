"use client";

import { useGet } from "@/lib/http/use-get";
import type { ShopConfig } from "./schema";

/** The shop's configuration, fetched once per visit. */
export function useShopConfig() {
  return useGet<ShopConfig>(["config"], "/api/shop/config", { staleTime: Number.POSITIVE_INFINITY });
}
