import { ids, type Size, sizes } from "../options";

const order: readonly string[] = ids(sizes);

/** Sizes from the smallest to the largest. */
export function sortSizes<T extends string>(of: readonly T[]): T[] {
  return [...of].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** The default size: the middle one, or the smaller of two middle ones; null for a product without sizes. */
export function middleSize(of: readonly Size[]): Size | null {
  return sortSizes(of)[Math.floor((of.length - 1) / 2)] ?? null;
}
