"use client";

import { useGet } from "@/lib/http/use-get";
import type { StoresAnswer } from "./schema";

/** The offline stores; undefined while they are loading. */
export function useStores() {
  const { data, error, refetch } = useGet<StoresAnswer>(["stores"], "/api/shop/stores/get");
  return { stores: data?.stores, error, reload: refetch };
}
