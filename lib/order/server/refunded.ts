import type { StoredOrder } from "@/models/order";

/**
 * What has arrived of an order's refunds, in paise: all of it once it counts as refunded, else what its returns have
 * refunded and what was refunded by hand at the provider.
 */
export function refundedPaise(
  order: Pick<StoredOrder, "totalAmount" | "paymentStatus" | "refundedAmount" | "returned">,
): number {
  const { totalAmount, paymentStatus, refundedAmount, returned } = order;
  if (paymentStatus === "Refunded") return totalAmount;
  return Math.min(totalAmount, (refundedAmount ?? 0) + (returned ?? 0));
}
