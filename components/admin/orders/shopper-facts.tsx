import { isFormerAccount } from "@/lib/former-account";
import { shopperName } from "@/lib/order/admin/shopper-name";
import type { Order } from "@/lib/order/schema";
import { Facts } from "./facts";

/** The shopper, and the payment's id at the provider: to call, email, or look it up in the provider's dashboard. */
export function ShopperFacts({ order }: { order: Order }) {
  const facts = [
    ["Shopper", shopperName(order)],
    ["Email", order.shopper?.email],
    ["User Id", !isFormerAccount(order.userId) && order.userId],
    ["Payment Id", order.paymentId],
  ] as const;
  return <Facts facts={facts} />;
}
