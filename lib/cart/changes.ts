import type { Size } from "@/lib/catalog/options";
import type { CartLine } from "./schema";

/** What a shopper wants one line to be; quantity 0 takes it out. */
export interface LineChange {
  productId: string;
  /** The size the line has now. */
  size: Size | null;
  quantity: number;
  newSize?: Size;
}

/** Tells the lines of a cart apart. */
export function lineKey({ productId, size }: Pick<CartLine, "productId" | "size">): string {
  return `${productId} ${size ?? ""}`;
}

/**
 * The lines as they will be once a change has gone through; lines that come to the same size become one.
 * A change of a line that is not there changes nothing, so that a change may be shown over its own outcome.
 */
export function withChange(lines: readonly CartLine[], change: LineChange): CartLine[] {
  const key = lineKey(change);
  const present = lines.find((line) => lineKey(line) === key);
  if (!present) return [...lines];
  if (change.quantity === 0) return lines.filter((line) => line !== present);
  const changed = { ...present, quantity: change.quantity, size: change.newSize ?? present.size };
  const twin = lines.find((line) => line !== present && lineKey(line) === lineKey(changed));
  return lines
    .filter((line) => line !== twin)
    .map((line) => (line === present ? { ...changed, quantity: changed.quantity + (twin?.quantity ?? 0) } : line));
}

/**
 * Whether a change need not be sent, because a later one that waits says how the same line is to be. One that also
 * changes the size is always sent: later ones mean the line as it is then.
 */
export function isSuperseded(change: LineChange, later: readonly LineChange[]): boolean {
  return change.newSize === undefined && later.some((next) => lineKey(next) === lineKey(change));
}
