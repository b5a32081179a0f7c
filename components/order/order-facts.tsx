import { StatusBadge } from "@/components/ui/status-badge";
import { formatDay } from "@/lib/dates";
import { formatRupees } from "@/lib/money";
import type { Order } from "@/lib/order/schema";

/** What an order is, in a few words: number, status, day, price and how it is paid. */
export function OrderFacts({ order }: { order: Order }) {
  const facts = [
    ["Order Date", formatDay(order.orderDate)],
    ["Order Price", formatRupees(order.totalAmount)],
    ["Payment Method", order.paymentMethod],
    ["Payment Status", order.paymentStatus],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5 pb-4 md:flex md:flex-wrap md:justify-between">
      <div className="col-span-2 flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <dt className="w-full text-ink-3 text-small">Order Id</dt>
        <dd className="figures font-semibold">{order._id}</dd>
        <dd>
          <StatusBadge status={order.orderStatus} />
        </dd>
      </div>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-3 text-small">{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
