import { isFormerAccount } from "@/lib/former-account";
import { shopperName } from "@/lib/order/admin/shopper-name";
import type { Order } from "@/lib/order/schema";

/** The shopper, and the payment's id at the provider: to call, email, or look it up in the provider's dashboard. */
export function ShopperFacts({ order }: { order: Order }) {
  const facts = [
    ["Shopper", shopperName(order)],
    ["Email", order.shopper?.email],
    ["User Id", !isFormerAccount(order.userId) && order.userId],
    ["Payment Id", order.paymentId],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-3.5 border-line border-t py-4 sm:grid-cols-2">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="min-w-0">
              <dt className="text-ink-3 text-small">{name}</dt>
              <dd className="wrap-anywhere lining-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
