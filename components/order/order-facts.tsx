import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatDay } from "@/lib/dates";
import { formatRupees } from "@/lib/money";
import { paymentWords } from "@/lib/order/payment-words";
import type { Order } from "@/lib/order/schema";
import { shortNumber } from "@/lib/order/short-number";

interface OrderFactsProps {
  order: Order;
  /** Replaces the plain status. */
  state?: ReactNode;
}

/** The key facts of an order: number, status, date, price and payment method. */
export function OrderFacts({ order, state }: OrderFactsProps) {
  const { method, status } = paymentWords(order);
  const facts = [
    ["Order Date", formatDay(order.orderDate)],
    ["Order Price", formatRupees(order.totalAmount)],
    ["Payment Method", method],
    ["Payment Status", status],
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-3.5 pb-4">
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <dt className="w-full text-ink-3 text-small">Order Id</dt>
        <dd>
          <span className="figures font-semibold text-lead">{shortNumber(order._id)}</span>
          <span className="block break-all text-ink-3 text-tiny">{order._id}</span>
        </dd>
        <dd>{state ?? <StatusBadge status={order.orderStatus} />}</dd>
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
