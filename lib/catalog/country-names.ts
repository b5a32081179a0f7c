/** Codes without a country have no name. */
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The English name of a country by its code of two capitals; the code itself when it has none. */
export function countryName(code: string): string {
  return (/^[A-Z]{2}$/.test(code) && names.of(code)) || code;
}
