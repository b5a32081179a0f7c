import { dayMs, today } from "@/lib/dates";
import { serverNow } from "@/lib/server-time";

/** The number of days within which an order arrives (specification, section 9). */
export const deliveryDays = 5;

/** The number of days after its delivery within which an order can be returned or exchanged; `site.returns` says it too. */
const returnDays = 7;

const parts = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;

/** Midnight UTC of the day that is `days` days after the Indian date of a time. */
function laterDay(time: string, days: number): Date {
  return new Date(Date.parse(`${today(new Date(time))}T00:00:00Z`) + days * dayMs);
}

function named(day: Date): string {
  const words = new Intl.DateTimeFormat("en-GB", parts).formatToParts(day);
  const part = (type: Intl.DateTimeFormatPartTypes) => words.find((one) => one.type === type)?.value ?? "";
  return `${part("weekday")}, ${part("day")} ${part("month")}`;
}

/**
 * The latest day on which an order arrives, five days after the order date in Indian time:
 * "2026-11-22T05:00:00.000Z" -> "Fri, 27 Nov".
 * @param placed ISO 8601
 * @returns null after that day has ended in India
 */
export function arrivalDay(placed: string, now: Date = new Date(serverNow())): string | null {
  const last = laterDay(placed, deliveryDays);
  return last.toISOString().slice(0, 10) < today(now) ? null : named(last);
}

/**
 * The last day to return an order, seven days after its delivery in Indian time: "2026-11-22T05:00:00.000Z" ->
 * "Sun, 29 Nov".
 * @param delivered ISO 8601
 */
export function lastReturnDay(delivered: string): string {
  return named(laterDay(delivered, returnDays));
}
