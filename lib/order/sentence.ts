import { formatClock, formatShortDay, indianDay, unbroken } from "@/lib/dates";
import { formatRupees } from "../money";
import { arrivalDay } from "./arrival";
import { type EventName, wordsFor } from "./events";
import { canBePaid, outcomeOf } from "./outcome";
import { payments } from "./payment-status";
import type { Order } from "./schema";
import { type ClosedBy, paymentMethods, statuses } from "./status";

/** What closed an order that will not arrive, by who did; an admin's reason is in the history. */
const closingEvents = {
  shopper: "cancelled",
  replaced: "replaced",
  timeout: "timedOut",
} as const satisfies Record<Exclude<ClosedBy, "admin">, EventName>;

const paragraph = (...sentences: (string | null | false)[]) => sentences.filter(Boolean).join(". ");

/**
 * What a shopper wants to know of an order, in one line with the day: "On its way, arrives by Mon, 30 Nov". No line
 * breaks within the day.
 * @param now ms since 1970
 */
export function orderSentence(order: Order, now: number): string {
  const arrival = arrivalDay(order, new Date(now));
  const day = arrival && unbroken(arrival);
  switch (statuses[order.orderStatus].parcel) {
    case "waiting":
      return waitingSentence(order, day, now);
    case "underway":
      return day ? `On its way, arrives by ${day}` : "On its way";
    case "delivered": {
      const delivered = stepTo(order, "delivered");
      return delivered ? `Delivered on ${unbroken(formatShortDay(indianDay(new Date(delivered))))}` : "Delivered";
    }
    case "none":
      return rejectionSentence(order);
  }
}

function waitingSentence(order: Order, day: string | null, now: number): string {
  const outcome = outcomeOf(order);
  if (outcome === "unpaid") {
    return order.holdUntil && canBePaid(order, now) ? `Pay by ${formatClock(order.holdUntil)}` : "Waiting for payment";
  }
  if (outcome === "refunded") return "Your payment was refunded";
  const arrives = day && `Arrives by ${day}`;
  return order.paymentMethod === paymentMethods.cash
    ? arrives || "We are packing it"
    : paragraph("Paid", "We are packing it", arrives);
}

function rejectionSentence(order: Order): string {
  return paragraph(rejectionReason(order), refundWords(order));
}

/** What became of the money of an order that will not arrive; null when there is none to send back. */
function refundWords({ paymentStatus, totalAmount }: Order): string | null {
  if (totalAmount === 0) return null;
  if (paymentStatus === "Refund pending") return `${formatRupees(totalAmount)} is being refunded`;
  return paymentStatus === "Refunded" ? `${formatRupees(totalAmount)} was refunded` : null;
}

function rejectionReason({ closedBy, history }: Order): string {
  if (closedBy && closedBy !== "admin") return wordsFor("shopper", { event: closingEvents[closedBy], data: null });
  const isReason = (event: EventName | undefined) => event === "rejected" || event === "undelivered";
  const happened = history.findLast(({ happened }) => isReason(happened?.event))?.happened;
  return happened ? wordsFor("shopper", happened) : statuses.Rejected.arrival;
}

/** A point on the way of an order; `at` is null for one that is to come. */
export interface TimelinePoint {
  name: string;
  /** ISO 8601 */
  at: string | null;
}

/** When the parcel last came to a place at which it still is or that it has passed, as ISO 8601; null for never. */
function stepTo({ history }: Order, parcel: "underway" | "delivered"): string | null {
  const isThere = (step: Order["history"][number] | undefined) =>
    step !== undefined && statuses[step.orderStatus].parcel === parcel;
  const last = history.findLastIndex((step, index) => isThere(step) && !isThere(history[index - 1]));
  return history[last]?.at ?? null;
}

/** When the payment came before the parcel left, as ISO 8601. Cash is paid with the delivery. */
function paidAt({ history, paymentStatus }: Order): string | null {
  if (!payments[paymentStatus].hasCome) return null;
  const isPayment = ({ happened }: Order["history"][number]) =>
    happened?.event === "paid" || happened?.event === "paidLate";
  const paid = history.find(isPayment);
  return paid && statuses[paid.orderStatus].parcel === "waiting" ? paid.at : null;
}

/** The way of an order in up to four points, those to come without a time. */
export function orderTimeline(order: Order): TimelinePoint[] {
  const { parcel } = statuses[order.orderStatus];
  const isCash = order.paymentMethod === paymentMethods.cash;
  // What is sent in exchange is not paid for: its first order was.
  const isExchange = order.exchangeOf !== null;
  const paid = paidAt(order);
  const start = [
    { name: "Placed", at: order.orderDate },
    ...(isCash || isExchange || (paid === null && parcel !== "waiting") ? [] : [{ name: "Paid", at: paid }]),
  ];
  if (parcel === "none") {
    const name = order.closedBy === "shopper" || order.closedBy === "replaced" ? "Cancelled" : "Rejected";
    return [...start, { name: order.closedBy === "timeout" ? "Expired" : name, at: endedAt(order) }];
  }
  const isSent = parcel !== "waiting";
  const delivered = parcel === "delivered" ? stepTo(order, "delivered") : null;
  const shipped = isSent ? stepTo(order, "underway") : null;
  return [
    ...start,
    // An order can be delivered without having been shipped, for instance in the shop.
    ...(shipped || !delivered ? [{ name: "Shipped", at: shipped }] : []),
    {
      name: isCash && !isExchange && order.paymentStatus === "Paid" ? "Delivered, paid in cash" : "Delivered",
      at: delivered,
    },
  ];
}

/** When the order was last closed. */
function endedAt({ history, orderUpdateDate }: Order): string {
  const before = history.findLastIndex(({ orderStatus }) => statuses[orderStatus].parcel !== "none");
  return history[before + 1]?.at ?? orderUpdateDate;
}
