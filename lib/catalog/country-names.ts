import type { Option } from "./options";

/** Codes without a country have no name. */
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The English name of a country by its code of two capitals; the code itself when it has none. */
export function countryName(code: string): string {
  return (/^[A-Z]{2}$/.test(code) && names.of(code)) || code;
}

let all: Option[] | undefined;

/**
 * All countries by their names. Codes that are no longer assigned are among them: which ones are, countries.ts says, which
 * is too long for each page.
 */
export function countryOptions(): readonly Option[] {
  if (all) return all;
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter((code) => names.of(code));
  all = codes
    .map((id) => ({ id, label: countryName(id) }))
    .sort((one, other) => one.label.localeCompare(other.label, "en"));
  return all;
}
