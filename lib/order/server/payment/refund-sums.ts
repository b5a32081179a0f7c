import type { ProviderRefund } from "@/lib/payment/server/shape";

/** How long one process sends the refunds of an order, in ms: longer than a call to the provider with its retries. */
export const refundLeaseMs = 60_000;

const sumOf = (refunds: readonly ProviderRefund[], states: readonly ProviderRefund["status"][]) =>
  refunds.filter(({ status }) => states.includes(status)).reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** The part of a payment, in paise, that its refunds in these states do not cover; never negative. */
export function missingPaise(
  totalPaise: number,
  refunds: readonly ProviderRefund[],
  states: readonly ProviderRefund["status"][],
): number {
  return Math.max(0, totalPaise - sumOf(refunds, states));
}

/**
 * The idempotency key of the next refund for a payment or for a return, by its id. It stays the same until the provider
 * lists a refund with it, so that a retry after a lost response does not refund twice.
 */
export function nextRefundKey(id: string, known: readonly ProviderRefund[]): string {
  const prefix = prefixOf(id);
  const used = known.flatMap(({ key }) => (key?.startsWith(prefix) ? [Number(key.slice(prefix.length))] : []));
  return `${prefix}${Math.max(-1, ...used) + 1}`;
}

const prefixOf = (id: string) => `refund-${id}-`;

/** The provider refunds no less than a rupee (https://razorpay.com/docs/api/refunds/create-normal). */
export const minRefundPaise = 100;

/** A refund of a part of a payment: of `amountPaise` in all, and what the provider lists of it. */
export interface Part {
  /** What has to be sent now, in paise: never more than is left of the payment. */
  toSend: number;
  /** What was sent and has arrived. */
  sent: number;
  /** What nothing is left for, because that much was refunded otherwise: by hand at the provider. */
  byHand: number;
  /** Whether nothing is under way and nothing is left to be sent. */
  isDone: boolean;
}

/**
 * How a return's refund stands, by what the provider lists for the payment. Only refunds under the return's own keys
 * count for it; all others count against what can still be refunded of the payment.
 */
export function partOf(
  { paidPaise, amountPaise, returnId }: { paidPaise: number; amountPaise: number; returnId: string },
  known: readonly ProviderRefund[],
): Part {
  const own = known.filter(({ key }) => key?.startsWith(prefixOf(returnId)));
  const missing = missingPaise(amountPaise, own, ["pending", "processed"]);
  const left = missingPaise(paidPaise, known, ["pending", "processed"]);
  const possible = Math.min(missing, left);
  const toSend = possible < minRefundPaise ? 0 : possible;
  const byHand = missing - toSend;
  // What is refunded by hand counts once it has arrived.
  const underWay = sumOf(byHand > 0 ? known : own, ["pending"]);
  return { toSend, sent: sumOf(own, ["processed"]), byHand, isDone: toSend === 0 && underWay === 0 };
}

/** What was refunded of a payment by hand, in paise: all but the refunds that were sent for returns. */
export function refundedByHand(known: readonly ProviderRefund[]): number {
  const others = known.filter(({ key }) => !/^refund-[0-9a-f]{24}-\d+$/.test(key ?? ""));
  return sumOf(others, ["pending", "processed"]);
}
