"use client";

import { useShopConfig } from "@/lib/config/hooks";
import { rupeesToPaise } from "@/lib/money";

/** Whether an order of this total, in paise, can be paid in cash; false while that is not known. */
export function useCash(total: number | null): boolean {
  const { data: config } = useShopConfig();
  return config !== undefined && total !== null && total <= rupeesToPaise(config.cashLimit);
}
