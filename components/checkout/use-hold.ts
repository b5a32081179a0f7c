"use client";

import { useEffect, useState } from "react";
import { currentOrder } from "@/lib/order/current-order";
import { useOrder } from "@/lib/order/hooks";

/** Until when the order that this tab is paying keeps its pieces (ISO 8601); null without such an order. */
export function useHold(): { holdUntil: string | null; watch: (orderId: string) => void } {
  const [orderId, watch] = useState<string | null>(null);
  useEffect(() => watch(currentOrder()), []);
  const { order } = useOrder(orderId);
  const isHeld = order?.orderStatus === "Pending" && order.paymentStatus === "Unpaid";
  return { holdUntil: isHeld ? order.holdUntil : null, watch };
}
