import { lineSizeText, type Size } from "@/lib/catalog/options";
import { stockOfSize } from "@/lib/catalog/stock";
import type { CartLine } from "./schema";

/** A requested change of one line; quantity 0 removes it. */
export interface LineChange {
  productId: string;
  /** The current size of the line. */
  size: Size | null;
  quantity: number;
  newSize?: Size;
}

/** A unique key for a line within a cart. */
export function lineKey({ productId, size }: Pick<CartLine, "productId" | "size">): string {
  return `${productId} ${size ?? ""}`;
}

/**
 * The lines after a change; lines that end up with the same size are merged. A change of a missing line has no effect,
 * so that a pending change can also be applied to lines that already include it.
 */
export function withChange(lines: readonly CartLine[], change: LineChange): CartLine[] {
  const key = lineKey(change);
  const present = lines.find((line) => lineKey(line) === key);
  if (!present) return [...lines];
  if (change.quantity === 0) return lines.filter((line) => line !== present);
  const size = change.newSize ?? present.size;
  const ofSize = { size, sizeLabel: lineSizeText({ size }), stock: stockOfSize(present, size) };
  const changed = { ...present, quantity: change.quantity, ...ofSize };
  const twin = lines.find((line) => line !== present && lineKey(line) === lineKey(changed));
  return lines
    .filter((line) => line !== twin)
    .map((line) => (line === present ? { ...changed, quantity: changed.quantity + (twin?.quantity ?? 0) } : line));
}

/**
 * Whether a change can be skipped because a later pending change sets the same line. A change of the size is always
 * sent, because later changes refer to the line with its new size.
 */
export function isSuperseded(change: LineChange, later: readonly LineChange[]): boolean {
  return change.newSize === undefined && later.some((next) => lineKey(next) === lineKey(change));
}
