import { hourMs } from "@/lib/dates";
import { payments } from "@/lib/order/payment-status";
import type { PaymentStatus } from "@/lib/order/status";

/** The part of an order that determines its next check with Razorpay. */
export interface Checked {
  paymentStatus: PaymentStatus;
  orderUpdateDate: Date;
  refunds: readonly { status: string }[];
  /** The refunds of its returns. */
  returnRefunds?: readonly { status: string }[] | null;
}

/** Whether no further change is expected from the provider: paid or refunded, with no refund in progress. */
function isSettled({ paymentStatus, refunds, returnRefunds }: Checked): boolean {
  return (
    !payments[paymentStatus].isOpen && [...refunds, ...(returnRefunds ?? [])].every(({ status }) => status === "done")
  );
}

/**
 * When the reconciler checks a Razorpay order again. An open order is checked in every run for an hour after its last
 * change, then at intervals that grow with the time since. A settled order is checked at intervals that double, in case
 * the webhook of a second payment or a manual refund was lost. Checks never stop completely.
 */
export function nextCheckAt(order: Checked, now: Date): Date {
  const since = Math.max(0, now.getTime() - order.orderUpdateDate.getTime());
  if (isSettled(order)) return new Date(now.getTime() + since);
  return since < hourMs ? now : new Date(now.getTime() + since / 4);
}
