import { dayMs, today } from "@/lib/dates";

/** The number of days within which an order arrives (specification, section 9). */
export const deliveryDays = 5;

const parts = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;

/**
 * The latest day on which an order arrives, five days after the order date in Indian time:
 * "2026-11-22T05:00:00.000Z" -> "Fri, 27 Nov".
 * @param placed ISO 8601
 * @returns null after that day has ended in India
 */
export function arrivalDay(placed: string, now: Date = new Date()): string | null {
  const last = new Date(Date.parse(`${today(new Date(placed))}T00:00:00Z`) + deliveryDays * dayMs);
  if (last.toISOString().slice(0, 10) < today(now)) return null;
  const named = new Intl.DateTimeFormat("en-GB", parts).formatToParts(last);
  const part = (type: Intl.DateTimeFormatPartTypes) => named.find((one) => one.type === type)?.value ?? "";
  return `${part("weekday")}, ${part("day")} ${part("month")}`;
}
