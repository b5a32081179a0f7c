import { payments } from "./payment-status";
import type { Order } from "./schema";
import { type Parcel, paymentMethods, statuses } from "./status";

/**
 * What an order means to its shopper: it will be delivered (placed), it waits for its payment (unpaid), it is delivered
 * although it was never paid because an admin shipped it anyway (owed), its payment was refunded and the shop has not
 * decided about it yet (refunded), or it will not be delivered (rejected).
 */
export type Outcome = "placed" | "unpaid" | "owed" | "refunded" | "rejected";

/** What an order that was never paid means, by where its parcel is. */
const unpaidOutcomes: Record<Exclude<Parcel, "none">, Outcome> = {
  waiting: "unpaid",
  underway: "owed",
  delivered: "owed",
};

/** What an order means to its shopper now. */
export function outcomeOf({ orderStatus, paymentStatus, paymentMethod }: Order): Outcome {
  const { parcel } = statuses[orderStatus];
  if (parcel === "none") return "rejected";
  if (paymentMethod === paymentMethods.cash || paymentStatus === "Paid") return "placed";
  if (payments[paymentStatus].isGivenBack) return "refunded";
  return unpaidOutcomes[parcel];
}

/** What happens to the money of an order that is sent in exchange, when it will not be delivered. */
export const refundedWithReturn = "What was paid for the pieces is refunded with their return.";

/** A sentence that says what happens to the money of an order that will not be delivered. */
export function moneyBack({ paymentStatus, paymentMethod, exchangeOf }: Order, amount: string): string {
  if (exchangeOf !== null && payments[paymentStatus].isGivenBack) return refundedWithReturn;
  if (paymentStatus === "Refunded") return `${amount} has been refunded.`;
  if (paymentStatus === "Refund pending") {
    return paymentMethod === paymentMethods.razorpay
      ? `Your refund of ${amount} is on its way. Banks take 5 to 7 working days.`
      : `We will refund ${amount}: our customer care contacts you about how you get it.`;
  }
  return "We have received no payment. If your account was debited, the money comes back or the order is taken up again.";
}

/** Whether the shopper can still pay the order, because its pieces are held. `now` in ms. */
export function canBePaid(order: Order, now: number): boolean {
  return outcomeOf(order) === "unpaid" && order.holdUntil !== null && Date.parse(order.holdUntil) > now;
}

/** Whether the shopper can cancel the order: not once it is sent, and not what replaces pieces that were sent back. */
export function canBeCancelled({ orderStatus, exchangeOf }: Order): boolean {
  return statuses[orderStatus].parcel === "waiting" && exchangeOf === null;
}
