import "server-only";
import { after } from "next/server";
import { log } from "@/lib/server/log";
import { Order, type StoredOrder } from "@/models/order";
import { settleFromProvider } from "./look";
import { isOverdue } from "./overdue";
import { releaseIfExpired } from "./release";

/** How many of the orders that somebody looks at are settled at once. */
const perLook = 5;

/** How long one look leaves an order to the next, in ms. */
const pauseMs = 60_000;

/**
 * Settles what is overdue among orders that somebody has just read, once the answer is out: where the reconciler runs
 * once a day, stock and payments are up to date at the next look all the same. Only from a route handler.
 */
export function settleOverdueLater(orders: readonly StoredOrder[]): void {
  const overdue = orders.filter((order) => isOverdue(order)).slice(0, perLook);
  if (overdue.length > 0) after(() => settleOverdue(overdue));
}

async function settleOverdue(orders: readonly StoredOrder[]): Promise<void> {
  for (const { _id } of orders) {
    try {
      // Whoever sets the time has the order for a minute; many looks at once ask the provider once.
      const free = { $not: { $gt: new Date(Date.now() - pauseMs) } };
      const order = await Order.findOneAndUpdate({ _id, checkedAt: free }, { $set: { checkedAt: new Date() } }).lean();
      if (order && !(await settleFromProvider(order))) await releaseIfExpired(_id.toString());
    } catch (error) {
      log.error({ err: error, orderId: _id }, "overdue order not settled, the reconciler tries again");
    }
  }
}
