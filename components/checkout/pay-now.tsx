"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/class-names";
import { notify } from "@/lib/notify";
import { successPage } from "@/lib/order/current-order";
import { usePayOrder, useReloadOrders } from "@/lib/order/hooks";
import { canBePaid } from "@/lib/order/outcome";
import type { Order } from "@/lib/order/schema";
import { usePayment } from "@/lib/order/use-payment";
import { HoldClock } from "./hold-clock";
import { useAlert } from "./use-alert";

/** Whether the hold of an order still runs; asks anew when it ends. */
function useCanBePaid(order: Order): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = order.holdUntil ? Date.parse(order.holdUntil) - now : 0;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return canBePaid(order, now);
}

/** Pays an unpaid order while its pieces are held; nothing once they are not. */
export function PayNow({ order, className }: { order: Order; className?: string }) {
  const router = useRouter();
  const { mutateAsync: payOrder } = usePayOrder();
  const { stage, pay } = usePayment();
  const { raise, dialog } = useAlert();
  const reload = useReloadOrders();
  const possible = useCanBePaid(order);

  async function start() {
    const end = await pay(() => payOrder(order._id), order.addressInfo.phone);
    if (end.kind === "placed") router.push(successPage(end.orderId));
    else if (end.kind === "alert") raise(end.text);
    else {
      notify.error(end.error.message);
      reload();
    }
  }

  return (
    <>
      {possible && order.holdUntil && (
        <div className={cn("grid gap-3 text-left", className)}>
          <HoldClock holdUntil={order.holdUntil} />
          <Button
            variant="custom"
            size="lg"
            waiting={stage !== "idle"}
            waitingText={stage === "confirming" ? "Confirming…" : "Opening…"}
            onClick={() => void start()}
          >
            Pay Now
          </Button>
        </div>
      )}
      {dialog}
    </>
  );
}
