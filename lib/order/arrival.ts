import { dayMs, endOfIndianDay, formatShortDay, indianDay, today } from "@/lib/dates";
import { serverNow } from "@/lib/server-time";

/**
 * The latest day on which what is ordered now arrives, in words: "Fri, 27 Nov".
 * @param deliveryDays how many days the shop takes
 * @param now the time of the order
 */
export function arrivalOfNewOrder(deliveryDays: number, now: Date = new Date(serverNow())): string {
  return formatShortDay(dayAfter(now, deliveryDays));
}

/** The Indian day `days` days after a time: (2026-11-22T19:00:00Z, 5) -> "2026-11-28". */
export function dayAfter(time: Date, days: number): string {
  return indianDay(new Date(time.getTime() + days * dayMs));
}

/** The Indian day by which an order arrives: the courier's, else the one that was promised. */
interface Arriving {
  /** yyyy-mm-dd */
  arrivesBy: string;
  shipment: { expectedOn?: string | undefined } | null;
}

/**
 * The latest day on which an order arrives, in words: "Fri, 27 Nov".
 * @returns null after that day has ended in India
 */
export function arrivalDay({ arrivesBy, shipment }: Arriving, now: Date = new Date(serverNow())): string | null {
  const day = shipment?.expectedOn ?? arrivesBy;
  return day < today(now) ? null : formatShortDay(day);
}

/** When the time to return an order ends, as ISO 8601: the end of the Indian day that is `days` days after its delivery. */
export function returnEnd(delivered: Date, days: number): string {
  return endOfIndianDay(dayAfter(delivered, days)).toISOString();
}

/** The last Indian day of a time that `returnEnd` gave, in words: "Sun, 29 Nov". */
export function lastReturnDay(returnUntil: string): string {
  return formatShortDay(indianDay(new Date(returnUntil)));
}
