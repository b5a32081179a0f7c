import { siteStorage } from "./browser-storage";

const key = "pincode";

/** The PIN code and town to which this browser wants parcels to go, as text; "" for none. */
export function storedPlace(): string {
  return siteStorage.read(key) ?? "";
}

/** Stores them, or forgets them for "". What shows them hears of it as of a change by another tab. */
export function storePlace(text: string): void {
  if (text) siteStorage.keep(key, text);
  else siteStorage.forget(key);
  dispatchEvent(new Event("storage"));
}
