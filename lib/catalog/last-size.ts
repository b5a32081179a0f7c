import { siteStorage } from "@/lib/browser-storage";
import { middleSize } from "./middle-size";
import { ids, type Size, sizes } from "./options";

/** Where the size that the shopper pressed last is kept in this browser. */
const key = "size";

/** The size that was pressed last here; null when there is none, or none that the shop knows. */
export function lastSize(): Size | null {
  const stored = siteStorage.read(key);
  return ids(sizes).find((id) => id === stored) ?? null;
}

/** Remembers a pressed size for the next product. */
export function rememberSize(size: Size): void {
  siteStorage.keep(key, size);
}

/** The size that is pressed from the start: the shopper's last one if the product has it, else the middle one; null for none. */
export function preferredSize(of: readonly Size[]): Size | null {
  const last = lastSize();
  return last && of.includes(last) ? last : middleSize(of);
}
