import { formatRupees } from "@/lib/money";
import type { Settings } from "./schema";

/** "1 day", "7 days". */
export function daysText(days: number): string {
  return `${days} ${days === 1 ? "day" : "days"}`;
}

/** A fee in rupees: "₹120.00", "Free". */
export function feeText(rupees: number): string {
  return rupees === 0 ? "Free" : formatRupees(rupees);
}

/** The sentence on returns that stands in footer, contact panel and mails. */
export function returnsText({ returnDays }: Pick<Settings, "returnDays">): string {
  return `Return or exchange within ${daysText(returnDays)} of delivery, unworn and with its tags.`;
}

/** The target of a number for `tel:`, without blanks. */
export function telephone(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}
