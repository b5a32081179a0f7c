import { sizeEntryOf } from "./lists/current";
import { audiences, brandLabel, labelOf } from "./options";
import type { CardProduct } from "./schema";

/** The ages that sizes are for, in whole years, "4 to 11 years"; "" for sizes that are no ages. @param sizes in their order */
export function ageSpan(sizes: readonly string[]): string {
  // "12-18 months", "6-7 years"
  const ages = sizes.flatMap((size) => {
    const [, from, to, unit] = /^(\d+)-(\d+) (m|y)/.exec(sizeEntryOf(size)?.label ?? "") ?? [];
    return unit ? [from, to].map((age) => Number(age) / (unit === "m" ? 12 : 1)) : [];
  });
  return ages[1] ? `${Math.floor(ages[0] ?? 0)} to ${Math.ceil(ages.at(-1) ?? 0)} years` : "";
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
  const isSaid = audience === "everyone" || audience === said;
  return [brandLabel(brand), !isSaid && labelOf(audiences, audience), audience === "kids" && ageSpan(size)]
    .filter(Boolean)
    .join(" · ");
}
