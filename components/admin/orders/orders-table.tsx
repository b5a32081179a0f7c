import { ViewDetail } from "@/components/order/view-detail";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatDay } from "@/lib/dates";
import { isFormerAccount } from "@/lib/former-account";
import { formatRupees } from "@/lib/money";
import { shopperName } from "@/lib/order/admin/shopper-name";
import { paymentWords } from "@/lib/order/payment-words";
import type { Order } from "@/lib/order/schema";
import { shortNumber } from "@/lib/order/short-number";

/** An order's full id. The part that people read out is emphasized, and on its own line on narrow screens. */
function OrderNumber({ id }: { id: string }) {
  const short = shortNumber(id);
  return (
    <span className="figures">
      <span className="text-ink-3">{id.slice(0, -short.length)}</span>
      <wbr />
      <span className="whitespace-nowrap font-semibold text-ink">{short.toLowerCase()}</span>
    </span>
  );
}

interface OrdersProps {
  orders: Order[];
  onOpen: (order: Order) => void;
  /** The ids of the orders chosen for printing. */
  chosen: ReadonlySet<string>;
  onChoose: (orderId: string, isChosen: boolean) => void;
}

function ChooseOrder({ id, chosen, onChoose }: Pick<OrdersProps, "chosen" | "onChoose"> & { id: string }) {
  return (
    <label className="-m-2 inline-flex p-2">
      <input
        type="checkbox"
        aria-label={`Choose order ${shortNumber(id)}`}
        checked={chosen.has(id)}
        onChange={({ target }) => onChoose(id, target.checked)}
        className="size-4 accent-ink"
      />
    </label>
  );
}

/** All Orders as a table, where the two ids fit beside the sidebar. */
export function OrdersTable({ orders, onOpen, ...choice }: OrdersProps) {
  return (
    <table aria-label="All Orders" className="w-full @max-[58rem]:hidden">
      <thead className="hung text-left text-ink-2 text-small">
        <tr className="*:border-line *:border-b *:py-3 *:font-semibold">
          <th scope="col">Order Id</th>
          <th scope="col">Shopper</th>
          <th scope="col">User Id</th>
          <th scope="col">Order Date</th>
          <th scope="col">Order Status</th>
          <th scope="col">Payment</th>
          <th scope="col" className="pr-5 text-right">
            Order Price
          </th>
          <th scope="col">
            <span className="sr-only">View Detail</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order._id} className="*:border-line *:border-b hover:bg-cotton/60">
            <td className="w-40 py-3 pr-4 text-small">
              <span className="flex items-center gap-2.5">
                <ChooseOrder id={order._id} {...choice} />
                <OrderNumber id={order._id} />
              </span>
            </td>
            <td className="max-w-36 wrap-anywhere pr-4 text-small">{shopperName(order)}</td>
            <td className="w-28 break-all lining-nums pr-4 text-ink-3 text-tiny">
              {isFormerAccount(order.userId) ? null : order.userId}
            </td>
            <td className="figures pr-4 text-small">{formatDay(order.orderDate)}</td>
            <td className="pr-4">
              <StatusBadge status={order.orderStatus} />
            </td>
            <td className="pr-4 text-small">
              <span>{paymentWords(order).method}</span>
              <span className="block text-ink-3">{paymentWords(order).status}</span>
            </td>
            <td className="figures pr-5 text-right font-semibold">{formatRupees(order.totalAmount)}</td>
            <td className="py-2.5 text-right">
              <ViewDetail order={order} onOpen={onOpen} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same orders as a list, for narrower screens. */
export function OrdersList({ orders, onOpen, ...choice }: OrdersProps) {
  return (
    <ul aria-label="All Orders" className="hung @min-[58rem]:hidden">
      {orders.map((order) => (
        <li key={order._id} className="border-line border-b py-4">
          <div className="flex items-center justify-between gap-3">
            <ChooseOrder id={order._id} {...choice} />
            <StatusBadge status={order.orderStatus} />
            <span className="figures ml-auto text-ink-2 text-small">{formatDay(order.orderDate)}</span>
          </div>
          <div className="mt-2 flex flex-wrap items-end justify-between gap-3">
            <div className="flex-[1_1_12rem]">
              <p className="figures font-bold text-lead">{formatRupees(order.totalAmount)}</p>
              <p className="wrap-anywhere pb-1 text-small">{shopperName(order)}</p>
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-ink-3 text-tiny lining-nums">
                <dt>Order Id</dt>
                <dd>
                  <OrderNumber id={order._id} />
                </dd>
                {!isFormerAccount(order.userId) && (
                  <>
                    <dt>User Id</dt>
                    <dd className="break-all">{order.userId}</dd>
                  </>
                )}
                <dt>Payment</dt>
                <dd>{`${paymentWords(order).method}, ${paymentWords(order).status}`}</dd>
              </dl>
            </div>
            <ViewDetail order={order} onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  );
}
