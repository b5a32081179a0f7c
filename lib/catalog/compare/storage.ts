import { siteStorage } from "@/lib/browser-storage";

/** The key of the comparison in the storage of the browser. */
export const comparisonKey = "compare";

/** The comparison of this browser as text, see compared.ts; "" for none. */
export function storedComparison(): string {
  return siteStorage.read(comparisonKey) ?? "";
}

/** Stores it, or forgets it for "". What shows it hears of it as of a change by another tab. */
export function storeComparison(text: string): void {
  if (text) siteStorage.keep(comparisonKey, text);
  else siteStorage.forget(comparisonKey);
  dispatchEvent(new Event("storage"));
}
