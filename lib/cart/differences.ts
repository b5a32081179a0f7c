import { paidPrice } from "@/lib/catalog/discount";
import { formatRupees, rupeesToPaise } from "@/lib/money";
import { lineKey } from "./changes";
import type { CartLine } from "./schema";
import { shortagesOf } from "./shortage";
import type { CartFees, Fees } from "./totals";

/** What can change in a cart while it is on screen. */
export type DifferenceKind = "price" | "fee" | "unavailable" | "stock" | "size" | "elsewhere";

export interface Difference {
  kind: DifferenceKind;
  /** What changed, and what the shopper has to do about it, if anything. */
  text: string;
}

/**
 * The differences between a fresh cart and the one on screen. `unavailable` are the ids of products deleted meanwhile.
 */
export function differences(
  seen: readonly CartLine[],
  fresh: readonly CartLine[],
  unavailable: readonly string[] = [],
): Difference[] {
  const before = new Map(seen.map((line) => [lineKey(line), line]));
  const left = new Set(fresh.map(lineKey));
  const found = [
    ...seen.filter((line) => !left.has(lineKey(line))).map((line) => goneOf(line, unavailable)),
    ...fresh.flatMap((line) => changesOf(line, before.get(lineKey(line)))),
    ...shortagesOf(fresh).map((text): Difference => ({ kind: "stock", text })),
  ];
  return [...new Map(found.map((difference) => [difference.text, difference])).values()];
}

/** The fees of a fresh cart that are not those on screen (paise): "Shipping is now ₹80.00." */
export function feeDifferences(seen: Fees, { platformFee, shippingFee }: CartFees): Difference[] {
  const fees = [
    ["The platform fee", seen.platformFee, platformFee],
    ["Shipping", seen.shippingFee, shippingFee],
  ] as const;
  return fees.flatMap(([name, before, rupees]) =>
    rupees === null || rupeesToPaise(rupees) === before
      ? []
      : [{ kind: "fee" as const, text: `${name} is now ${rupees === 0 ? "free" : formatRupees(rupees)}.` }],
  );
}

function goneOf({ productId, title }: CartLine, unavailable: readonly string[]): Difference {
  if (unavailable.includes(productId)) {
    return { kind: "unavailable", text: `${title} is no longer sold. Remove it to go on.` };
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

/** The headlines by priority: of several differences, the first in this list determines the headline. */
const headlines: [kind: DifferenceKind, text: string][] = [
  ["price", "Prices changed since you saw them. Review the new total, then order."],
  ["fee", "Fees changed since you saw them. Review the new total, then order."],
  ["unavailable", "An item is no longer available. Review the new total, then order."],
  ["elsewhere", "Your cart has changed. Check it, then order."],
  ["stock", "There is not enough stock."],
];

/**
 * The headline for the differences after an order was refused with this error code, or the server's `message` if the
 * differences do not explain the refusal.
 */
export function headlineOf(code: string, found: readonly Difference[], message: string): string {
  const has = (wanted: DifferenceKind) => found.some(({ kind }) => kind === wanted);
  const explained = { total_changed: headlines, cart_empty: headlines, out_of_stock: headlines.slice(-1) }[code] ?? [];
  return explained.find(([kind]) => has(kind))?.[1] ?? message;
}
