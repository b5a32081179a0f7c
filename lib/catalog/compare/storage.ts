import { siteStorage } from "@/lib/browser-storage";

const key = "compare";

/** The comparison of this browser as text, see compared.ts; "" for none. */
export function storedComparison(): string {
  return siteStorage.read(key) ?? "";
}

/** Stores it, or forgets it for "". What shows it hears of it as of a change by another tab. */
export function storeComparison(text: string): void {
  if (text) siteStorage.keep(key, text);
  else siteStorage.forget(key);
  dispatchEvent(new Event("storage"));
}
