"use client";

import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { rejectionText } from "@/lib/order/rejection";
import type { Order } from "@/lib/order/schema";

interface RejectDialogProps {
  order: Order;
  open: boolean;
  waiting: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a paid order is rejected, and names the amount that will be refunded. */
export function RejectDialog({ order, open, waiting, onClose, onConfirm }: RejectDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Reject this paid order?"
      text={rejectionText(order)}
      action="Reject order"
      waiting={waiting}
      onConfirm={onConfirm}
    />
  );
}
