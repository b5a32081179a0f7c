import { PriceSums, TotalAmount } from "@/components/cart/price-summary";
import { orderTotals } from "@/lib/cart/totals";
import type { Order } from "@/lib/order/schema";

/** How an order's price is made up, formatted as in the cart. */
export function OrderSums({ order }: { order: Order }) {
  const totals = orderTotals(order);
  return (
    <>
      <PriceSums totals={totals} className="border-line border-t" />
      <TotalAmount totals={totals} className="pb-3.5" />
    </>
  );
}
