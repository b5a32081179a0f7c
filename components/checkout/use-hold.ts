"use client";

import { useEffect, useState } from "react";
import { rupeesToPaise } from "@/lib/money";
import { currentOrder } from "@/lib/order/current-order";
import { useOrder } from "@/lib/order/hooks";
import { outcomeOf } from "@/lib/order/outcome";

/**
 * Until when the order that this tab is paying keeps its pieces (ISO 8601); null without such an order, and when the
 * cart comes to another total (paise), since paying then makes another order.
 */
export function useHold(total: number | undefined): { holdUntil: string | null; watch: (orderId: string) => void } {
  const [orderId, watch] = useState<string | null>(null);
  useEffect(() => watch(currentOrder()), []);
  const { order } = useOrder(orderId);
  const isHeld = order && outcomeOf(order) === "unpaid" && rupeesToPaise(order.totalAmount) === total;
  return { holdUntil: isHeld ? order.holdUntil : null, watch };
}
