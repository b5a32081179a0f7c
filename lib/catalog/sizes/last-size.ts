import { siteStorage } from "@/lib/browser-storage";
import { ids, type Size, sizes } from "../options";
import { middleSize } from "./middle-size";

/** The storage key of the size that the shopper chose last in this browser. */
const key = "size";

/** The last chosen size; null when there is none, or an unknown one. */
export function lastSize(): Size | null {
  const stored = siteStorage.read(key);
  return ids(sizes).find((id) => id === stored) ?? null;
}

/** Remembers a chosen size for the next product. */
export function rememberSize(size: Size): void {
  siteStorage.keep(key, size);
}

/** The preselected size: the shopper's last one if the product has it, else the middle one; null for none. */
export function preferredSize(of: readonly Size[]): Size | null {
  const last = lastSize();
  return last && of.includes(last) ? last : middleSize(of);
}
