import { countryName } from "../country-names";
import type { Option } from "../options";

/** The orders of countries in the filter. */
export const originOrders = [
  { id: "number", label: "By number" },
  { id: "name", label: "By name" },
] as const;
export type OriginOrder = (typeof originOrders)[number]["id"];

/**
 * The countries that show: those that products come from, and the chosen ones, with the letters that are typed.
 * @param counts how many products come from each
 */
export function shownOrigins(
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
  typed: string,
  order: OriginOrder,
): Option[] {
  const text = typed.trim().toLowerCase();
  const number = ({ id }: Option) => counts[id] ?? 0;
  const byName = (one: Option, other: Option) => one.label.localeCompare(other.label, "en");
  return [...new Set([...Object.keys(counts).filter((code) => counts[code]), ...chosen])]
    .map((id) => ({ id, label: countryName(id) }))
    .filter(({ id, label }) => label.toLowerCase().includes(text) || id.toLowerCase() === text)
    .sort((one, other) => (order === "number" ? number(other) - number(one) : 0) || byName(one, other));
}
