import "server-only";
import { afterResponse } from "@/lib/server/after-response";
import { log } from "@/lib/server/log";
import { Order, type StoredOrder } from "@/models/order";
import { settleFromProvider } from "./check-order";
import { isOverdue } from "./overdue";
import { releaseIfExpired } from "./release";

/** How many of the orders that were read are settled per request. */
const maxPerView = 5;

/** The minimum time between two checks of an order, in ms. */
const pauseMs = 60_000;

/**
 * Settles the overdue orders among those just read, after the response is sent. Stock and payments are then up to date
 * at the next request even where the reconciler runs only once a day. Call it only while a request is answered: of a call, or of a
 * page that is not cached.
 */
export function settleOverdueLater(orders: readonly StoredOrder[]): void {
  const overdue = orders.filter((order) => isOverdue(order)).slice(0, maxPerView);
  if (overdue.length > 0) afterResponse(() => settleOverdue(overdue));
}

async function settleOverdue(orders: readonly StoredOrder[]): Promise<void> {
  for (const { _id } of orders) {
    try {
      // Setting the time locks the order for a minute, so that concurrent requests query the provider once.
      const free = { $not: { $gt: new Date(Date.now() - pauseMs) } };
      const order = await Order.findOneAndUpdate(
        { _id, lastCheckedAt: free },
        { $set: { lastCheckedAt: new Date() } },
      ).lean();
      if (order && !(await settleFromProvider(order))) await releaseIfExpired(_id.toString());
    } catch (error) {
      log.error({ err: error, orderId: _id }, "overdue order not settled, the reconciler tries again");
    }
  }
}
