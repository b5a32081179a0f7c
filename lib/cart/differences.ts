import { paidPrice } from "@/lib/catalog/discount";
import { formatRupees } from "@/lib/money";
import { lineKey } from "./changes";
import type { CartLine } from "./schema";
import { shortagesOf } from "./shortage";

/** What can have changed in a cart while somebody looked at it. */
export type DifferenceKind = "price" | "unavailable" | "stock" | "size" | "elsewhere";

export interface Difference {
  kind: DifferenceKind;
  /** What changed, and what to do about it where something has to be done. */
  text: string;
}

/**
 * How a fresh cart differs from the one on screen. `unavailable` are the ids of products that were deleted meanwhile.
 */
export function differences(
  seen: readonly CartLine[],
  fresh: readonly CartLine[],
  unavailable: readonly string[] = [],
): Difference[] {
  const before = new Map(seen.map((line) => [lineKey(line), line]));
  const kept = new Set(fresh.map(lineKey));
  const found = [
    ...seen.filter((line) => !kept.has(lineKey(line))).map((line) => goneOf(line, unavailable)),
    ...fresh.flatMap((line) => changesOf(line, before.get(lineKey(line)))),
    ...shortagesOf(fresh).map((text): Difference => ({ kind: "stock", text })),
  ];
  return [...new Map(found.map((difference) => [difference.text, difference])).values()];
}

function goneOf({ productId, title }: CartLine, unavailable: readonly string[]): Difference {
  if (unavailable.includes(productId)) {
    return { kind: "unavailable", text: `${title} is no longer sold and was removed from your cart.` };
  }
  return { kind: "elsewhere", text: `${title} was removed from your cart in another tab or on another device.` };
}

function changesOf(line: CartLine, before: CartLine | undefined): Difference[] {
  const { title, quantity, size, sizes } = line;
  if (!before) return [{ kind: "elsewhere", text: `${title} was added in another tab or on another device.` }];
  const changes: Difference[] = [];
  if (paidPrice(line) !== paidPrice(before)) {
    const text = `${title} costs ${formatRupees(paidPrice(line))} now, not ${formatRupees(paidPrice(before))}.`;
    changes.push({ kind: "price", text });
  }
  if (quantity !== before.quantity) {
    changes.push({ kind: "elsewhere", text: `The quantity of ${title} is ${quantity} now, not ${before.quantity}.` });
  }
  if (size !== null && !sizes.includes(size)) {
    changes.push({ kind: "size", text: `${title} is no longer sold in this size. Choose another size.` });
  }
  return changes;
}

/** The headlines, the most important first: of several differences the first one's stands above all. */
const headlines: [kind: DifferenceKind, text: string][] = [
  ["price", "Prices changed since you saw them. Review the new total, then order."],
  ["unavailable", "An item is no longer available. Review the new total, then order."],
  ["elsewhere", "Your cart has changed. Check it, then order."],
  ["stock", "There is not enough stock."],
];

/**
 * The headline over the differences for which an order was refused with this error code; `message`, the server's own,
 * where they do not explain it.
 */
export function headlineOf(code: string, found: readonly Difference[], message: string): string {
  const has = (wanted: DifferenceKind) => found.some(({ kind }) => kind === wanted);
  const explained = { total_changed: headlines, cart_empty: headlines, out_of_stock: headlines.slice(-1) }[code] ?? [];
  return explained.find(([kind]) => has(kind))?.[1] ?? message;
}
