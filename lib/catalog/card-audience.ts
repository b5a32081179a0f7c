import { sizeEntryOf } from "./lists/current";
import { audiences, brandLabel, labelOf } from "./options";
import type { CardProduct } from "./schema";

/** The lower and the upper end of a size that is an age, in months: "12-18 months", "6-7 years". */
function agesOf(size: string): number[] {
  const [, from, to, unit] = /^(\d+)-(\d+) (mon|year)/.exec(sizeEntryOf(size)?.label ?? "") ?? [];
  return unit ? [from, to].map((age) => Number(age) * (unit === "mon" ? 1 : 12)) : [];
}

/** The ages that sizes are for, "4 to 11 years" or "6 to 18 months"; "" for sizes that are no ages. */
export function ageSpan(sizes: readonly string[]): string {
  const ages = sizes.flatMap(agesOf);
  if (ages.length === 0) return "";
  const [from, to] = [Math.min(...ages), Math.max(...ages)];
  if (to < 24 || to % 12) return `${from} to ${to} months`;
  return `${from % 12 ? `${from} months` : from / 12} to ${to / 12} years`;
}

/**
 * The line above a title on a card: the brand, and whom the product is for, "H&M · Kids · 4 to 11 years"; nobody is named
 * where it is for everyone.
 * @param said the audience that the page names already, and that the card leaves out
 */
export function cardLine(
  { brand, audience, size = [] }: Pick<CardProduct, "brand" | "audience" | "size">,
  said?: string,
): string {
  const label = audience === "everyone" || audience === said ? "" : labelOf(audiences, audience);
  return [brandLabel(brand), label, audience === "kids" && ageSpan(size)].filter(Boolean).join(" · ");
}
