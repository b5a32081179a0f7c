"use client";

import { useState } from "react";
import { rupeesToPaise } from "@/lib/money";
import { currentOrder } from "@/lib/order/current-order";
import { useOrder } from "@/lib/order/hooks";
import { outcomeOf } from "@/lib/order/outcome";
import { useStored } from "@/lib/use-stored";

interface Hold {
  /** Until when the order holds its pieces (ISO 8601); null without a hold, and if paying now creates another order. */
  holdUntil: string | null;
  /** The order that was paid after the provider's form was closed, for example in a UPI app; null if none. */
  paidId: string | null;
  watch: (orderId: string) => void;
}

/** Watches the order this tab is paying. Paying creates another order if the cart's total differs (paise). */
export function useHold(total: number | undefined): Hold {
  const [orderId, watch] = useStored(currentOrder, null);
  const { order } = useOrder(orderId);
  const [unpaidId, setUnpaidId] = useState<string | null>(null);
  const isUnpaid = order !== undefined && outcomeOf(order) === "unpaid";
  if (isUnpaid && order._id !== unpaidId) setUnpaidId(order._id);
  return {
    holdUntil: isUnpaid && rupeesToPaise(order.totalAmount) === total ? order.holdUntil : null,
    paidId: order?.paymentStatus === "Paid" && order._id === unpaidId ? unpaidId : null,
    watch,
  };
}
