import { formatPaise, rupeesToPaise } from "@/lib/money";
import type { Order } from "./schema";
import { paymentMethods } from "./status";

type Rejected = Pick<Order, "totalAmount" | "paymentMethod" | "exchangeOf"> & {
  cartItems: readonly Pick<Order["cartItems"][number], "quantity" | "paidFor">[];
};

/** What an admin reads before a paid order is rejected: how much goes back, and how. Exchanged pieces cost nothing themselves. */
export function rejectionText({ totalAmount, paymentMethod, exchangeOf, cartItems }: Rejected): string {
  const paidFor = () => cartItems.reduce((sum, line) => sum + line.quantity * rupeesToPaise(line.paidFor ?? 0), 0);
  const amount = formatPaise(exchangeOf ? paidFor() : rupeesToPaise(totalAmount));
  return `${amount} ${wayBack(paymentMethod, Boolean(exchangeOf))}. The order can't be reopened.`;
}

function wayBack(paymentMethod: string, isExchange: boolean): string {
  if (paymentMethod !== paymentMethods.cash) return "will be refunded to the shopper through Razorpay";
  return isExchange
    ? "must be paid to the shopper, which is recorded with the return"
    : "in cash must be refunded to the shopper";
}
