import { useCanBePaid } from "@/components/checkout/pay-now";
import { OrderDelivery } from "@/components/delivery/order-delivery";
import { OrderState } from "@/components/order/order-state";
import { OrderSummary } from "@/components/order/order-summary";
import { ViewDetail } from "@/components/order/view-detail";
import { Button } from "@/components/ui/button";
import { formatDay } from "@/lib/dates";
import { formatRupees } from "@/lib/money";
import { paymentWords } from "@/lib/order/payment-words";
import type { Order } from "@/lib/order/schema";
import { shortNumber } from "@/lib/order/short-number";

interface OrdersProps {
  orders: Order[];
  /** The order whose payment is in progress; null for none. */
  payingId: string | null;
  onOpen: (order: Order) => void;
  onPay: (order: Order) => void;
}

type ActionsProps = Omit<OrdersProps, "orders"> & { order: Order };

/** The actions of an order's row. */
function OrderActions({ order, payingId, onOpen, onPay }: ActionsProps) {
  const isPayable = useCanBePaid(order);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {isPayable && (
        <Button
          variant="custom"
          size="sm"
          waiting={payingId === order._id}
          waitingText="Opening…"
          onClick={() => onPay(order)}
        >
          <span>Pay Now</span>
          <span className="sr-only">{` for order ${shortNumber(order._id)}`}</span>
        </Button>
      )}
      <ViewDetail order={order} onOpen={onOpen} />
    </div>
  );
}

/** The orders as a table, where the screen is wide enough. */
export function OrdersTable({ orders, ...actions }: OrdersProps) {
  return (
    <table aria-label="Order History" className="w-full @max-[52rem]:hidden">
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
            <td className="w-1/3 py-3 pr-5">
              <OrderSummary order={order} />
            </td>
            <td className="figures pr-4">{formatDay(order.orderDate)}</td>
            <td className="pr-4">
              <OrderState order={order} className="flex-col items-start py-2" />
              <OrderDelivery order={order} withoutDay className="gap-1.5 pb-2 text-ink-2 text-small" />
            </td>
            <td className="figures pr-6 text-right font-semibold lg:pr-10">{formatRupees(order.totalAmount)}</td>
            <td className="pr-4">
              <span>{paymentWords(order).status}</span>
              <span className="block text-ink-3 text-small">{paymentWords(order).method}</span>
            </td>
            <td className="py-2.5 text-right">
              <OrderActions order={order} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function paidText(order: Order): string {
  const { method, status } = paymentWords(order);
  return `${status} · ${method}`;
}

/** The same orders as a list, for phones and tablets. */
export function OrdersList({ orders, ...actions }: OrdersProps) {
  return (
    <ul aria-label="Order History" className="hung @min-[52rem]:hidden">
      {orders.map((order) => (
        <li key={order._id} className="border-line border-b py-4">
          <div className="flex items-start justify-between gap-3">
            <OrderState order={order} />
            <span className="figures text-ink-2 text-small leading-[1.5rem]">{formatDay(order.orderDate)}</span>
          </div>
          <div className="mt-3">
            <OrderSummary order={order} />
            <OrderDelivery order={order} withoutDay className="mt-2 gap-1.5 text-ink-2 text-small" />
          </div>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <p>
              <span className="figures font-bold text-lead">{formatRupees(order.totalAmount)}</span>
              <span className="block text-ink-2 text-small">{paidText(order)}</span>
            </p>
            <OrderActions order={order} {...actions} />
          </div>
        </li>
      ))}
    </ul>
  );
}
