import { sizeEntryOf, sortSizes } from "./lists/current";
import { audiences, labelOf } from "./options";
import type { CardProduct } from "./schema";

const monthsOf = { months: 1, years: 12 };

/** The lower and the upper end of a size that is an age, in months: "12-18 months", "6-7 years". */
function agesOf(size: string): [number, number] | [] {
  const [, from, to, unit] = /^(\d+)-(\d+) (months|years)$/.exec(sizeEntryOf(size)?.label ?? "") ?? [];
  const months = monthsOf[unit as keyof typeof monthsOf];
  return months ? [Number(from) * months, Number(to) * months] : [];
}

/** The ages that sizes are for, "4 to 11 years" or "6 to 18 months"; "" for sizes that are no ages. */
export function ageSpan(sizes: readonly string[]): string {
  const ages = sortSizes(sizes).flatMap(agesOf);
  if (ages.length === 0) return "";
  const [from, to] = [Math.min(...ages), Math.max(...ages)];
  if (to < 24 || to % 12) return `${from} to ${to} months`;
  return `${from % 12 ? `${from} months` : from / 12} to ${to / 12} years`;
}

/**
 * Whom a product is for, as its card says it: "Women", "Kids · 4 to 11 years"; "" where it is for everyone.
 * @param said the audience that the page names already, and that the card leaves out
 */
export function cardAudience({ audience, size = [] }: Pick<CardProduct, "audience" | "size">, said?: string): string {
  const label = audience === "everyone" || audience === said ? "" : labelOf(audiences, audience);
  return [label, audience === "kids" ? ageSpan(size) : ""].filter(Boolean).join(" · ");
}
