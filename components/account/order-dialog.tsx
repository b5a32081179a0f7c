"use client";

import Link from "next/link";
import { useState } from "react";
import { PayNow } from "@/components/checkout/pay-now";
import { OrderDestination } from "@/components/order/order-destination";
import { OrderFacts } from "@/components/order/order-facts";
import { OrderHistory } from "@/components/order/order-history";
import { OrderLines } from "@/components/order/order-lines";
import { OrderState } from "@/components/order/order-state";
import { OrderSums } from "@/components/order/order-sums";
import { OrderReturns } from "@/components/returns/order-returns";
import { ReturnDialog } from "@/components/returns/return-dialog";
import { buttonClasses } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog";
import { PrintButton } from "@/components/ui/print-button";
import { PrintHead } from "@/components/ui/print-head";
import { useOrder } from "@/lib/order/hooks";
import { orderPath } from "@/lib/order/order-path";
import { canBeCancelled } from "@/lib/order/outcome";
import type { Order } from "@/lib/order/schema";
import type { PaymentStage } from "@/lib/order/use-payment";
import { CancelOrder } from "./cancel-order";

interface OrderDialogProps {
  /** Null while no order is open. */
  order: Order | null;
  onClose: () => void;
  /** What a pending payment is waiting for. */
  stage: PaymentStage;
  onPay: (order: Order) => void;
}

/** All details of one order; a pending one can be paid or cancelled here. */
export function OrderDialog({ order, onClose, stage, onPay }: OrderDialogProps) {
  // Keeps the last order during the closing animation.
  const [shown, setShown] = useState(order);
  if (order && order !== shown) setShown(order);
  const { order: fresh } = useOrder(order?._id ?? null);
  const current = fresh ?? shown;

  return (
    <Dialog open={order !== null} onOpenChange={(open) => !open && onClose()}>
      {current && (
        <DialogContent size="lg">
          <DialogHeader title="Order Details" />
          {/* A scrollable area must be reachable by keyboard. */}
          <DialogBody role="group" aria-label="Order" tabIndex={0}>
            <PrintHead />
            <OrderFacts order={current} state={<OrderState order={current} />} />
            <PayNow order={current} stage={stage} onPay={() => onPay(current)} className="mb-5" />
            <OrderLines lines={current.cartItems} isLinked />
            <OrderSums order={current} />
            <OrderDestination order={current} />
            <ReturnDialog order={current} />
            <OrderReturns order={current} />
            <OrderHistory history={current.history} reader="shopper" />
          </DialogBody>
          <DialogFooter className="flex-wrap justify-end">
            {canBeCancelled(current) && <CancelOrder order={current} />}
            <Link href={orderPath(current._id)} className={buttonClasses({ variant: "outline" })}>
              Open the order's page
            </Link>
            <PrintButton />
          </DialogFooter>
        </DialogContent>
      )}
    </Dialog>
  );
}
