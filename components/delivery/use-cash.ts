"use client";

import { useShopConfig } from "@/lib/config/hooks";
import { rupeesToPaise } from "@/lib/money";

/** Whether an order of this total, in paise, can be paid in cash; null while that is being asked. */
export function useCash(total: number | null): boolean | null {
  const { data: config, isPending } = useShopConfig();
  if (isPending) return null;
  return config !== undefined && total !== null && total <= rupeesToPaise(config.cashLimit);
}
