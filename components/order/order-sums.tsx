import { PriceSums, TotalAmount } from "@/components/cart/price-summary";
import { orderTotals } from "@/lib/cart/totals";
import type { Order } from "@/lib/order/schema";

/** How an order's price is made up, formatted as in the cart; of what is sent in exchange, that it costs nothing. */
export function OrderSums({ order }: { order: Order }) {
  const totals = orderTotals(order);
  return (
    <>
      {order.exchangeOf === null && <PriceSums totals={totals} className="border-line border-t" />}
      <TotalAmount totals={totals} className="pb-3.5" />
    </>
  );
}
