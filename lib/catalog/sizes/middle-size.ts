import type { Size } from "../options";

/** The default of a product's sizes: the middle one, or the first of two middle ones; null for a product without sizes. */
export function middleSize(of: readonly Size[]): Size | null {
  return of[Math.floor((of.length - 1) / 2)] ?? null;
}
