import type { Order } from "./schema";
import { type OrderStatus, orderStatuses } from "./status";
import { stepText } from "./step-text";

type Step = Order["history"][number];

/** The shopper's text for each status that an admin sets. */
const arrivals: Record<OrderStatus, string> = {
  Pending: "Back in preparation",
  Shipped: "Shipped",
  Delivered: "Delivered",
  Rejected: "Rejected by the shop",
};

const anyStatus = `(?:${orderStatuses.join("|")})`;

/** The recorded text of a status change without a reason. */
const isArrival = new RegExp(`^${anyStatus} to ${anyStatus}$`);

/** Steps recorded in the shop's wording, with the wording for the shopper. */
const shopperWords: Record<string, string> = {
  "Cancelled by the shopper": "Cancelled by you",
  "Replaced by a newer order": "Replaced by your newer order",
  "Not paid in time": "Not paid in time",
  "Cash given back": "Refunded in cash",
  "Money sent back": "Refunded",
  "Second payment sent back": "Second payment refunded",
};

/**
 * The text of a history step for the shopper: "Pending to Shipped" -> "Shipped". `before` is the previous step: if the
 * order was not rejected then, an admin rejected it for the reason recorded with this step.
 */
export function shopperStep({ why, orderStatus }: Step, before?: Step): string {
  if (isArrival.test(why)) return arrivals[orderStatus];
  const words = shopperWords[why];
  if (words) return words;
  const isRejection = orderStatus === "Rejected" && before !== undefined && before.orderStatus !== "Rejected";
  return isRejection ? `${arrivals.Rejected}: ${why}` : stepText(why);
}
