import { paymentMethods } from "../status";

/** How long an unpaid order without a hold waits until it is asked about again, in ms. */
const pauseMs = 10 * 60_000;

/** How many days an unpaid order is asked about: the provider gives an uncaptured payment back after 5. */
const daysAsked = 6;

interface Looked {
  paymentMethod: string;
  paymentStatus: string;
  orderDate: Date;
  holdUntil?: Date | null;
  checkedAt?: Date | null;
}

/**
 * Whether an order should have been settled by now: its hold has run out, or it is unpaid, holds nothing and nobody has
 * asked the provider about it for ten minutes. One that is being paid (its hold runs) is left alone.
 */
export function isOverdue(order: Looked, now = Date.now()): boolean {
  const { paymentMethod, paymentStatus, orderDate, holdUntil, checkedAt } = order;
  if (holdUntil) return holdUntil.getTime() <= now;
  if (paymentMethod !== paymentMethods.razorpay || !["Unpaid", "Failed"].includes(paymentStatus)) return false;
  const age = now - orderDate.getTime();
  const asked = checkedAt?.getTime() ?? orderDate.getTime();
  return age <= daysAsked * 24 * 3_600_000 && now - asked >= pauseMs;
}
