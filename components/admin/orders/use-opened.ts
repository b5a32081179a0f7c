"use client";

import { useState } from "react";
import type { Order } from "@/lib/order/schema";

/**
 * The open order, as current as the list has it; null while none is open. It stays open when it drops out of the list,
 * for instance because another admin ships it: only the admin who opened it closes it.
 */
export function useOpened(orders: readonly Order[]) {
  const [opened, open] = useState<Order | null>(null);
  const fresh = orders.find((order) => order._id === opened?._id);
  if (fresh && fresh !== opened) open(fresh);
  return [fresh ?? opened, open] as const;
}
