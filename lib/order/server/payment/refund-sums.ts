import type { ProviderRefund } from "@/lib/payment/server/shape";

/** The part of a payment, in paise, that its refunds in these states do not cover; never negative. */
export function missingPaise(
  totalPaise: number,
  refunds: readonly ProviderRefund[],
  states: readonly ProviderRefund["status"][],
): number {
  const covered = refunds
    .filter(({ status }) => states.includes(status))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return Math.max(0, totalPaise - covered);
}

/**
 * The idempotency key of a payment's next refund. It stays the same until the provider lists a refund with it, so that
 * a retry after a lost response does not refund twice.
 */
export function nextRefundKey(paymentId: string, known: readonly ProviderRefund[]): string {
  const prefix = `refund-${paymentId}-`;
  const used = known.flatMap(({ key }) => (key?.startsWith(prefix) ? [Number(key.slice(prefix.length))] : []));
  return `${prefix}${Math.max(-1, ...used) + 1}`;
}
