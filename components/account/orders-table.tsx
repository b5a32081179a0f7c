import { ViewDetail } from "@/components/order/view-detail";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatDay } from "@/lib/dates";
import { formatRupees } from "@/lib/money";
import type { Order } from "@/lib/order/schema";

interface OrdersProps {
  orders: Order[];
  onOpen: (order: Order) => void;
}

/** The orders where there is room for a table. */
export function OrdersTable({ orders, onOpen }: OrdersProps) {
  return (
    <table aria-label="Order History" className="w-full max-md:hidden">
      <thead className="hung text-left text-ink-2 text-small">
        <tr className="*:border-line *:border-b *:py-3 *:font-semibold">
          <th scope="col">Order Id</th>
          <th scope="col">Order Date</th>
          <th scope="col">Order Status</th>
          <th scope="col" className="pr-6 text-right lg:pr-10">
            Order Price
          </th>
          <th scope="col">Payment Status</th>
          <th scope="col">
            <span className="sr-only">View Detail</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order._id} className="*:border-line *:border-b hover:bg-cotton/60">
            <td className="figures py-3 pr-5 text-small">{order._id}</td>
            <td className="figures pr-4">{formatDay(order.orderDate)}</td>
            <td className="pr-4">
              <StatusBadge status={order.orderStatus} />
            </td>
            <td className="figures pr-6 text-right font-semibold lg:pr-10">{formatRupees(order.totalAmount)}</td>
            <td className="pr-4">{order.paymentStatus}</td>
            <td className="py-2.5 text-right">
              <ViewDetail order={order} onOpen={onOpen} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same as a list, for phones. */
export function OrdersList({ orders, onOpen }: OrdersProps) {
  return (
    <ul aria-label="Order History" className="hung md:hidden">
      {orders.map((order) => (
        <li key={order._id} className="border-line border-b py-4">
          <div className="flex items-center justify-between gap-3">
            <StatusBadge status={order.orderStatus} />
            <span className="figures text-ink-2 text-small">{formatDay(order.orderDate)}</span>
          </div>
          <div className="mt-2 flex items-baseline justify-between gap-3">
            <p className="figures font-bold text-lead">{formatRupees(order.totalAmount)}</p>
            <p>{order.paymentStatus}</p>
          </div>
          <div className="mt-1 flex items-center justify-between gap-2">
            <p className="figures min-w-0 truncate text-ink-3 text-tiny">{order._id}</p>
            <ViewDetail order={order} onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  );
}
