import type { Order } from "./schema";
import { type OrderStatus, orderStatuses } from "./status";
import { stepText } from "./step-text";

type Step = Order["history"][number];

/** What an admin's change of status means to the shopper. */
const arrivals: Record<OrderStatus, string> = {
  Pending: "Back in preparation",
  Shipped: "Shipped",
  Delivered: "Delivered",
  Rejected: "Rejected by the shop",
};

const anyStatus = `(?:${orderStatuses.join("|")})`;

/** How a change of status is recorded that has no reason of its own. */
const isArrival = new RegExp(`^${anyStatus} to ${anyStatus}$`);

/** Steps that are recorded from the shop's side, in the words of the shopper's. */
const shopperWords: Record<string, string> = {
  "Cancelled by the shopper": "Cancelled by you",
  "Replaced by a newer order": "Replaced by your newer order",
  "Not paid in time": "Not paid in time",
  "Cash given back": "Refunded in cash",
  "Money sent back": "Refunded",
  "Second payment sent back": "Second payment refunded",
};

/**
 * A step of an order's history as its shopper reads it: "Pending to Shipped" -> "Shipped". `before` is the step before
 * it: an order that was not rejected then was rejected by an admin for the reason that the step gives.
 */
export function shopperStep({ why, orderStatus }: Step, before?: Step): string {
  if (isArrival.test(why)) return arrivals[orderStatus];
  const words = shopperWords[why];
  if (words) return words;
  const isRejection = orderStatus === "Rejected" && before !== undefined && before.orderStatus !== "Rejected";
  return isRejection ? `${arrivals.Rejected}: ${why}` : stepText(why);
}
