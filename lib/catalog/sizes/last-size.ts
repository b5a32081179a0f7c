import { siteStorage } from "@/lib/browser-storage";
import { sizeSetOf } from "../lists/current";
import type { Size } from "../options";
import { middleSize } from "./middle-size";

/** The storage key of the size that the shopper chose last in this browser, of a set; that of letters has no suffix. */
const keyOf = (set: string) => (set === "letters" ? "size" : `size.${set}`);

const setOf = (size: Size | undefined) => (size === undefined ? undefined : sizeSetOf(size)?.id);

/** Remembers a chosen size for the next product with sizes of the same set. */
export function rememberSize(size: Size): void {
  const set = setOf(size);
  if (set) siteStorage.keep(keyOf(set), size);
}

/** The preselected size: the shopper's last one of the set if the product has it, else the middle one; null for none. */
export function preferredSize(of: readonly Size[]): Size | null {
  const set = setOf(of[0]);
  const last = set && siteStorage.read(keyOf(set));
  return of.find((size) => size === last) ?? middleSize(of);
}
