"use client";

import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { formatRupees } from "@/lib/money";
import type { Order } from "@/lib/order/schema";
import { paymentMethods } from "@/lib/order/status";

interface RejectDialogProps {
  order: Order;
  open: boolean;
  waiting: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a paid order is rejected, and names the amount that will be refunded. */
export function RejectDialog({ order, open, waiting, onClose, onConfirm }: RejectDialogProps) {
  const amount = formatRupees(order.totalAmount);
  const text =
    order.paymentMethod === paymentMethods.cash
      ? `${amount} in cash must be refunded to the shopper. The order can't be reopened.`
      : `${amount} will be refunded to the shopper through Razorpay. The order can't be reopened.`;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Reject this paid order?"
      text={text}
      action="Reject order"
      waiting={waiting}
      onConfirm={onConfirm}
    />
  );
}
