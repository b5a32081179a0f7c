"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { notify } from "@/lib/notify";
import { successPage } from "@/lib/order/current-order";
import { usePayOrder, useReloadOrders } from "@/lib/order/hooks";
import type { Order } from "@/lib/order/schema";
import { type PaymentStage, usePayment } from "@/lib/order/use-payment";
import { useAlert } from "./use-alert";

interface PayNowState {
  start: (order: Order) => Promise<void>;
  stage: PaymentStage;
  /** The order whose payment is in progress; null for none. */
  payingId: string | null;
  dialog: ReactNode;
}

/** Pays for an unpaid order, one at a time. `dialog` holds the alerts: render it anywhere that stays mounted. */
export function usePayNow(): PayNowState {
  const router = useRouter();
  const { mutateAsync: payOrder } = usePayOrder();
  const { stage, pay } = usePayment();
  const { raise, dialog } = useAlert();
  const reload = useReloadOrders();
  const [startedId, setStartedId] = useState<string | null>(null);

  async function start({ _id, addressInfo }: Order) {
    if (stage !== "idle") return;
    setStartedId(_id);
    const end = await pay(() => payOrder(_id), addressInfo.phone);
    if (end.kind === "placed") router.push(successPage(end.orderId));
    else if (end.kind === "alert") raise(end.text, end.reason);
    else {
      notify.failed(end.error);
      reload();
    }
  }

  return { start, stage, payingId: stage === "idle" ? null : startedId, dialog };
}
