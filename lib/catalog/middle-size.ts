import { ids, type Size, sizes } from "./options";

const order: readonly string[] = ids(sizes);

/** Sizes from the smallest to the largest. */
export function sortSizes<T extends string>(of: readonly T[]): T[] {
  return [...of].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** The size that is meant when none was chosen: the middle one, of two the lower; null for a product without sizes. */
export function middleSize(of: readonly Size[]): Size | null {
  return sortSizes(of)[Math.floor((of.length - 1) / 2)] ?? null;
}
