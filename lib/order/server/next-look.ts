import { hourMs } from "@/lib/dates";

/** The part of an order that decides when Razorpay is asked about it next. */
export interface Looked {
  paymentStatus: string;
  orderUpdateDate: Date;
  refunds: readonly { status: string }[];
}

/** Whether nothing is expected of the provider any more: paid or sent back, with no refund on its way. */
function isSettled({ paymentStatus, refunds }: Looked): boolean {
  const isOpen = paymentStatus === "Unpaid" || paymentStatus === "Failed" || paymentStatus === "Refund pending";
  return !isOpen && refunds.every(({ status }) => status === "done");
}

/**
 * When the reconciler asks about a Razorpay order again. An open one is asked about in every run for an hour after it
 * last changed, then at intervals that grow with the time since; a settled one at intervals that double, in case of a
 * second payment or a refund by hand whose webhook was lost. No order is ever forgotten.
 */
export function nextLook(order: Looked, now: Date): Date {
  const since = Math.max(0, now.getTime() - order.orderUpdateDate.getTime());
  if (isSettled(order)) return new Date(now.getTime() + since);
  return since < hourMs ? now : new Date(now.getTime() + since / 4);
}
