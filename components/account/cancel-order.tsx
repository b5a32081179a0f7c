"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { formatRupees } from "@/lib/money";
import { notify } from "@/lib/notify";
import { useCancelOrder, useReloadOrders } from "@/lib/order/hooks";
import type { Order } from "@/lib/order/schema";

/** Cancels a Pending order after a confirmation. */
export function CancelOrder({ order }: { order: Order }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: cancel, isPending } = useCancelOrder();
  const reload = useReloadOrders();
  const isPaid = order.paymentStatus === "Paid";

  function confirm() {
    cancel(order._id, {
      onSuccess: ({ message }) => notify.done(message),
      onError: (error) => {
        notify.failed(error);
        reload();
      },
      onSettled: () => setIsAsking(false),
    });
  }

  return (
    <>
      <Button variant="ghost" className="text-error-ink hover:bg-error-soft" onClick={() => setIsAsking(true)}>
        Cancel Order
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Cancel this order?"
        text={
          isPaid
            ? `${formatRupees(order.totalAmount)} will be refunded to your original payment method.`
            : "We have received no payment for it."
        }
        action="Cancel order"
        dismiss="Keep order"
        waiting={isPending}
        onConfirm={confirm}
      />
    </>
  );
}
