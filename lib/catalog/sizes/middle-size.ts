import { sortSizes } from "../lists/current";
import type { Size } from "../options";

/** The default size: the middle one, or the smaller of two middle ones; null for a product without sizes. */
export function middleSize(of: readonly Size[]): Size | null {
  return sortSizes(of)[Math.floor((of.length - 1) / 2)] ?? null;
}
