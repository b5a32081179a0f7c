import type { Order } from "./schema";
import { paymentMethods } from "./status";

/** What an order means to its shopper: it comes, it waits for its payment, or it does not come. */
export type Outcome = "placed" | "unpaid" | "rejected";

/** An unpaid Razorpay order that an admin sent off all the same is placed. */
export function outcomeOf({ orderStatus, paymentStatus, paymentMethod }: Order): Outcome {
  if (orderStatus === "Rejected") return "rejected";
  const waits = orderStatus === "Pending" && paymentMethod === paymentMethods.razorpay && paymentStatus === "Unpaid";
  return waits ? "unpaid" : "placed";
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
