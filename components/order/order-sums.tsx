import { formatRupees } from "@/lib/money";
import type { Order } from "@/lib/order/schema";

/** What the price of an order is made of. */
export function OrderSums({ order }: { order: Order }) {
  const items = order.totalAmount - order.platformFee - order.shippingFee;
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-line border-t py-3.5">
      <dt className="text-ink-2">Items</dt>
      <dd className="text-right">{formatRupees(items)}</dd>
      <dt className="text-ink-2">Platform fee</dt>
      <dd className="text-right">{formatRupees(order.platformFee)}</dd>
      <dt className="text-ink-2">Shipping fee</dt>
      <dd className="text-right">{formatRupees(order.shippingFee)}</dd>
      <dt className="font-semibold">Total amount</dt>
      <dd className="text-right font-bold">{formatRupees(order.totalAmount)}</dd>
    </dl>
  );
}
