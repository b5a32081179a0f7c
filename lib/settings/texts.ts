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

/** What an order costs beside its pieces: "Each order adds two flat fees: platform ₹350.00, shipping ₹120.00". */
export function feesText({ platform, shipping, freeShippingFrom }: Settings["fees"]): string {
  const freeFrom = freeShippingFrom === null ? "" : ` (free from ${formatRupees(freeShippingFrom)})`;
  const fees = [
    platform > 0 && `platform ${formatRupees(platform)}`,
    shipping > 0 && `shipping ${formatRupees(shipping)}${freeFrom}`,
  ].filter(Boolean);
  if (fees.length === 0) return "No fees are added to the price";
  return `Each order adds ${fees.length === 1 ? "one flat fee" : "two flat fees"}: ${fees.join(", ")}`;
}

/** The sentence on returns that stands in footer, contact panel and mails. */
export function returnsText({ returnDays }: Pick<Settings, "returnDays">): string {
  return `Return or exchange within ${daysText(returnDays)} of delivery, unworn and with its tags.`;
}

/** The target of a number for `tel:`, without blanks and brackets. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[\s()]/g, "")}`;
}
