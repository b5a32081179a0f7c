import { keysOf } from "@/lib/keys";
import { sortSizes } from "./lists/current";
import type { Size, StockBySize } from "./options";

/** Below this, the shopper sees how many pieces are left. */
export const fewLeft = 6;

/** Below this, an admin sees that a product runs low. */
export const runningLow = 7;

/** Below this, an admin sees that a size with a stock of its own runs low. */
export const sizeRunningLow = 3;

/** The pieces of a product: `stock` in all, and those of each size, or one pool for all sizes (null or absent). */
export interface StockLevel {
  stock: number;
  stockBySize?: StockBySize | null;
}

/** How many pieces can be bought in a size: those of the size itself, or those of the pool. */
export function stockOfSize({ stock, stockBySize }: StockLevel, size: Size | null): number {
  if (!stockBySize) return stock;
  return size === null ? 0 : (stockBySize[size] ?? 0);
}

/** The pieces of all sizes. */
export function sumOf(stockBySize: StockBySize): number {
  return Object.values(stockBySize).reduce((sum, pieces) => sum + pieces, 0);
}

/** The same pieces with the sizes from the smallest to the largest. */
export function inSizeOrder(pieces: StockBySize): StockBySize {
  return Object.fromEntries(sortSizes(Object.keys(pieces)).map((size) => [size, pieces[size] ?? 0]));
}

/** The sizes that can be bought, in the product's order. */
export function sizesInStock(product: StockLevel & { size: readonly Size[] }): Size[] {
  return product.size.filter((size) => stockOfSize(product, size) > 0);
}

/** The sizes that the version before other sizes knew, which reads a flag of each. */
export const oldSizes = ["xs", "s", "m", "l", "xl", "xll"] as const;

/**
 * What filters read of a product's stock: whether there are pieces, of which size, and how many of the scarcest size;
 * of a pool, all of them.
 */
export function availability(product: StockLevel & { size: readonly Size[] }): {
  inStock: boolean;
  has: Record<Size, boolean>;
  scarcest: number;
} {
  const inStock = sizesInStock(product);
  const scarcest = Math.min(...Object.values(product.stockBySize ?? { pool: product.stock }));
  const has = Object.fromEntries([...oldSizes, ...product.size].map((id) => [id, inStock.includes(id)]));
  return { inStock: product.stock > 0, has, scarcest };
}

/** The sizes with a stock of their own that run low or are sold out, smallest first. */
export function lowSizes({ stockBySize }: Pick<StockLevel, "stockBySize">): { size: Size; pieces: number }[] {
  const pieces = inSizeOrder(stockBySize ?? {});
  return keysOf(pieces)
    .map((size) => ({ size, pieces: pieces[size] ?? 0 }))
    .filter((each) => each.pieces < sizeRunningLow);
}

/** The sizes to choose a size from: those in stock, or all of a product that is sold out. */
export function sizesToOffer(product: StockLevel & { size: readonly Size[] }): Size[] {
  const inStock = sizesInStock(product);
  return inStock.length > 0 ? inStock : [...product.size];
}

/** The pieces of a product, and of each of its sizes that has its own, before and after a change. */
function changes(before: StockLevel, after: StockLevel): (readonly [number, number])[] {
  const sizes = Object.keys({ ...before.stockBySize, ...after.stockBySize });
  const bySize = sizes.map((size) => [stockOfSize(before, size), stockOfSize(after, size)] as const);
  return [[before.stock, after.stock], ...bySize];
}

/** True when a change sells out the product or a size, or brings it back: filters by stock follow. */
export function crossesNone(before: StockLevel, after: StockLevel): boolean {
  return changes(before, after).some(([from, to]) => from > 0 !== to > 0);
}

/** True when a change alters what cached pages show: a size or the product sold out or not, few left or not. */
export function crossesShownStock(before: StockLevel, after: StockLevel): boolean {
  return crossesNone(before, after) || changes(before, after).some(([from, to]) => from < fewLeft !== to < fewLeft);
}

/** The fields of a product that its stock is made of. */
export interface Stocked {
  size?: readonly Size[];
  stock?: number;
  stockBySize?: StockBySize | null;
}

/**
 * Why one of these fields is wrong: the pieces of sizes don't fit the sizes of their product, or `stock` is not their
 * sum; null when it is right.
 */
export function stockIssue({ size = [], stock, stockBySize }: Stocked, field: "stock" | "stockBySize"): string | null {
  if (!stockBySize) return null;
  if (field === "stock") {
    const sum = sumOf(stockBySize);
    return stock === undefined || stock === sum ? null : `must be ${sum}, the sum of the sizes`;
  }
  if (size.length === 0) return "needs a product with sizes";
  const fits = Object.keys(stockBySize).length === size.length && size.every((each) => stockBySize[each] !== undefined);
  return fits ? null : `must have each size of the product and no other: ${size.join(", ")}`;
}
