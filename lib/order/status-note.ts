import { formatClock } from "@/lib/dates";
import { canBePaid, outcomeOf } from "./outcome";
import type { Order } from "./schema";
import type { ClosedBy } from "./status";

const closedNotes: Record<ClosedBy, string> = {
  shopper: "Cancelled by you",
  replaced: "Replaced by your newer order",
  timeout: "Not paid in time",
  // The status already says it.
  admin: "",
};

/**
 * What a shopper needs to know in addition to the status of an order: who closed it, or that it waits for a payment and
 * until when. "" for nothing. `now` in ms.
 */
export function statusNote(order: Order, now: number): string {
  if (order.closedBy) return closedNotes[order.closedBy];
  if (outcomeOf(order) !== "unpaid") return "";
  return order.holdUntil && canBePaid(order, now) ? `Pay by ${formatClock(order.holdUntil)}` : "Waiting for payment";
}
