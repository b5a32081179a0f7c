import { dayMs } from "@/lib/dates";
import { payments } from "@/lib/order/payment-status";
import { type PaymentStatus, paymentMethods } from "@/lib/order/status";

/** How long to wait before checking an unpaid order without a hold again, in ms. */
const pauseMs = 10 * 60_000;

/** How many days an unpaid order is checked: the provider refunds an uncaptured payment after 5. */
const maxDaysChecked = 6;

interface Checked {
  paymentMethod: string;
  paymentStatus: PaymentStatus;
  orderDate: Date;
  holdUntil?: Date | null;
  lastCheckedAt?: Date | null;
}

/**
 * Whether an order should have been settled by now: its hold has expired, or it is unpaid, has no hold and was not
 * checked with the provider for ten minutes. An order being paid (its hold is active) is not overdue.
 */
export function isOverdue(order: Checked, now = Date.now()): boolean {
  const { paymentMethod, paymentStatus, orderDate, holdUntil, lastCheckedAt } = order;
  if (holdUntil) return holdUntil.getTime() <= now;
  if (paymentMethod !== paymentMethods.razorpay || payments[paymentStatus].hasCome) return false;
  const age = now - orderDate.getTime();
  const asked = lastCheckedAt?.getTime() ?? orderDate.getTime();
  return age <= maxDaysChecked * dayMs && now - asked >= pauseMs;
}
