"use client";

import { useState } from "react";
import { useSession } from "@/lib/auth/hooks";
import { rupeesToPaise } from "@/lib/money";
import { begunOrder, currentOrder, forgetBegunOrder, storeBegunOrder } from "@/lib/order/current-order";
import { useOrder } from "@/lib/order/hooks";
import { outcomeOf } from "@/lib/order/outcome";
import { useStored } from "@/lib/use-stored";

interface Hold {
  /** Until when the order holds its pieces (ISO 8601); null without a hold, and if paying now creates another order. */
  holdUntil: string | null;
  /** The order that was paid after the provider's form was closed, for example in a UPI app; null if none. */
  paidId: string | null;
  /** The order whose payment has begun here, and ended while the page was reloaded or the session was over; null if none. */
  paidAwayId: string | null;
  watch: (orderId: string) => void;
  forget: () => void;
}

/** Watches the order this tab is paying. Paying creates another order if the cart's total differs (paise). */
export function useHold(total: number | undefined): Hold {
  const { user } = useSession();
  const [orderId, setOrderId] = useStored(currentOrder, null);
  const [begunId, setBegunId] = useStored(begunOrder, null);
  const { order } = useOrder(orderId);
  const [unpaidId, setUnpaidId] = useState<string | null>(null);
  const isUnpaid = order !== undefined && outcomeOf(order) === "unpaid";
  if (isUnpaid && order._id !== unpaidId) setUnpaidId(order._id);
  const isOwn = order?.userId === user?.id;
  const paidId = isOwn && order?.paymentStatus === "Paid" ? order._id : null;

  function watch(id: string) {
    storeBegunOrder(id);
    setBegunId(id);
    setOrderId(id);
  }

  function forget() {
    forgetBegunOrder();
    setBegunId(null);
  }

  return {
    holdUntil: isUnpaid && rupeesToPaise(order.totalAmount) === total ? order.holdUntil : null,
    paidId: paidId === unpaidId ? paidId : null,
    paidAwayId: paidId === begunId && paidId !== unpaidId ? paidId : null,
    watch,
    forget,
  };
}
