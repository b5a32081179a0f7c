"use client";

import { useState } from "react";
import type { Order } from "@/lib/order/schema";

/**
 * The order that is open, as fresh as the list has it; null while none is. It stays open when the list loses it, because
 * somebody else ships it for instance: only who opened it closes it.
 */
export function useOpened(orders: readonly Order[]) {
  const [opened, open] = useState<Order | null>(null);
  const fresh = orders.find((order) => order._id === opened?._id);
  if (fresh && fresh !== opened) open(fresh);
  return [fresh ?? opened, open] as const;
}
