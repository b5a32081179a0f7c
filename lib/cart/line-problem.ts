import type { CartLine } from "./schema";

/** Whether the product is no longer sold in the line's size. */
export function lacksSize({ size, sizes }: Pick<CartLine, "size" | "sizes">): boolean {
  return size === null ? sizes.length > 0 : !sizes.includes(size);
}

/**
 * The problem that prevents ordering a line, or null. `available` is its stock minus the pieces in other lines that
 * share it.
 */
export function problemOf(line: CartLine, available: number): string | null {
  if (lacksSize(line)) return "This size is no longer available. Choose another.";
  if (line.stock <= 0 && line.stockBySize) return "Out of stock in this size. Choose another size or remove it.";
  if (line.stock <= 0) return "Out of stock. Remove it to order the rest.";
  if (available <= 0) return `Only ${line.stock} left across all sizes. Remove one of the sizes.`;
  if (line.quantity > available) return `Only ${available} left. Reduce the quantity.`;
  return null;
}
