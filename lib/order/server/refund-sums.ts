import type { ProviderRefund } from "@/lib/payment/server/shape";

/** How much of a payment, in paise, is not covered by its refunds in these states; never below 0. */
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
 * The key of a payment's next refund: the same until the provider knows a refund under it, so that a try whose answer
 * was lost is not made twice.
 */
export function nextRefundKey(paymentId: string, known: readonly ProviderRefund[]): string {
  const prefix = `refund-${paymentId}-`;
  const used = known.flatMap(({ key }) => (key?.startsWith(prefix) ? [Number(key.slice(prefix.length))] : []));
  return `${prefix}${Math.max(-1, ...used) + 1}`;
}
