"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/class-names";
import { canBePaid } from "@/lib/order/outcome";
import type { Order } from "@/lib/order/schema";
import type { PaymentStage } from "@/lib/order/use-payment";
import { serverNow } from "@/lib/server-time";
import { HoldClock } from "./hold-clock";

interface PayNowProps {
  order: Order;
  stage: PaymentStage;
  onPay: () => void;
  className?: string;
}

/** Whether the order's hold is still active; checks again when it expires. */
export function useCanBePaid(order: Order): boolean {
  const [now, setNow] = useState(serverNow);
  const left = order.holdUntil ? Date.parse(order.holdUntil) - now : 0;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(serverNow()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return canBePaid(order, now);
}

/** The countdown and the button of an unpaid order whose pieces are held; renders nothing once they are released. */
export function PayNow({ order, stage, onPay, className }: PayNowProps) {
  const possible = useCanBePaid(order);
  if (!possible || !order.holdUntil) return null;
  return (
    <div className={cn("grid gap-3 text-left", className)}>
      <HoldClock holdUntil={order.holdUntil} />
      <Button
        variant="custom"
        size="lg"
        waiting={stage !== "idle"}
        waitingText={stage === "confirming" ? "Confirming…" : "Opening…"}
        onClick={onPay}
      >
        Pay Now
      </Button>
    </div>
  );
}
