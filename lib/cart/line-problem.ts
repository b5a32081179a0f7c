import type { CartLine } from "./schema";

/** Whether the product is no longer sold in the size that the line has. */
export function lacksSize({ size, sizes }: Pick<CartLine, "size" | "sizes">): boolean {
  return size === null ? sizes.length > 0 : !sizes.includes(size);
}

/**
 * What has to be put right before a line can be ordered; null for nothing. `available` is what can be bought of the
 * product beside the pieces in other lines.
 */
export function problemOf(line: CartLine, available: number): string | null {
  if (lacksSize(line)) return "This size is no longer available. Choose another.";
  if (line.stock <= 0) return "Out of stock. Remove it to order the rest.";
  if (available <= 0) return `Only ${line.stock} left across all sizes. Remove one of the sizes.`;
  if (line.quantity > available) return `Only ${available} left. Reduce the quantity.`;
  return null;
}
