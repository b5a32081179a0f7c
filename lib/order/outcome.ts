import type { Order } from "./schema";
import { paymentMethods } from "./status";

/**
 * What an order means to its shopper: it comes, it waits for its payment, it comes although it was never paid (an admin
 * sent it all the same), or it does not come.
 */
export type Outcome = "placed" | "unpaid" | "owed" | "rejected";

export function outcomeOf({ orderStatus, paymentStatus, paymentMethod }: Order): Outcome {
  if (orderStatus === "Rejected") return "rejected";
  if (paymentMethod === paymentMethods.cash || paymentStatus === "Paid") return "placed";
  return orderStatus === "Pending" ? "unpaid" : "owed";
}

/** What happens to the money of an order that does not come, a sentence. */
export function moneyBack({ paymentStatus, paymentMethod }: Order, amount: string): string {
  if (paymentStatus === "Refunded") return `Your ${amount} were sent back.`;
  if (paymentStatus === "Refund pending") {
    return paymentMethod === paymentMethods.razorpay
      ? `Your ${amount} are on their way back. Banks take 5 to 7 working days.`
      : `We give your ${amount} back in cash.`;
  }
  return "Nothing was charged. If money left your account all the same, it comes back by itself.";
}

/** Whether a shopper can still pay it: the pieces are held. */
export function canBePaid(order: Order, now: number): boolean {
  return outcomeOf(order) === "unpaid" && order.holdUntil !== null && Date.parse(order.holdUntil) > now;
}
