import type { OrderTerms } from "@/lib/settings/terms";
import type { StoredOrder } from "@/models/order";
import { dayAfter, returnEnd } from "../arrival";
import { statuses } from "../status";

/** What an order promises on its day, by the terms that it is placed by: the Indian day by which it arrives, and the days in which it can be returned. */
export function promisedDays(
  orderDate: Date,
  { deliveryDays, returnDays }: Pick<OrderTerms, "deliveryDays" | "returnDays">,
): { arrivesBy: string; returnDays: number } {
  return { arrivesBy: dayAfter(orderDate, deliveryDays), returnDays };
}

/** The same of a stored order; those of versions before store neither, and had five and seven days. */
export function daysOf({ orderDate, arrivesBy, returnDays }: StoredOrder): { arrivesBy: string; returnDays: number } {
  return { arrivesBy: arrivesBy ?? dayAfter(orderDate, 5), returnDays: returnDays ?? 7 };
}

/** When an order was last delivered, by the first `steps` steps of its history; null unless it is delivered then. */
export function deliveredAt({ history }: Pick<StoredOrder, "history">, steps = history.length): Date | null {
  const isDelivered = ({ orderStatus }: (typeof history)[number]) => statuses[orderStatus].parcel === "delivered";
  const known = history.slice(0, steps);
  const before = known.findLastIndex((step) => !isDelivered(step));
  return known[before + 1]?.at ?? null;
}

/** Until when an order can be returned, as ISO 8601, by the first `steps` steps of its history; null unless it is delivered. */
export function returnUntil(order: StoredOrder, steps?: number): string | null {
  const delivered = deliveredAt(order, steps);
  return delivered && returnEnd(delivered, daysOf(order).returnDays);
}
