import "server-only";
import { writeLog } from "@/lib/admin-log/server/service";
import { AppError, notFound } from "@/lib/errors";
import { warningKinds } from "@/lib/order/status";
import { inTransaction } from "@/lib/server/database/transaction";
import { Order, type StoredOrder } from "@/models/order";
import { processRefunds } from "../payment/refunds";
import { processReturnRefunds } from "../payment/return-refunds";
import { checkOrder, settleFromProvider } from "../reconcile/check-order";

/**
 * Clears the warning of an order. A request that the provider refused is retried immediately; if it is refused again,
 * the warning remains.
 * @returns the order, and a sentence that describes the result
 * @throws AppError not_found, provider_failed (the provider is unavailable; the warning remains)
 */
export async function clearWarning(adminId: string, orderId: string): Promise<{ order: StoredOrder; message: string }> {
  const order = await logAndClear(adminId, orderId);
  if (!order.warning) return { order, message: "This order has no warning." };
  if (order.warning.kind === warningKinds.byHand)
    return { order: await current(orderId), message: "The warning was cleared." };
  const outcome = await checkOrder(order, async () => {
    await processRefunds(orderId);
    await processReturnRefunds(order._id);
    await settleFromProvider(order);
  });
  if (outcome === "unreachable" || outcome === "failed") {
    throw new AppError("provider_failed", "Razorpay can't be reached. Try again in a minute.");
  }
  const message =
    outcome === "refused" ? "Razorpay refused it again." : "Razorpay has answered, and the order is up to date.";
  return { order: await current(orderId), message };
}

/**
 * Logs that an admin clears the warning; one about a refusal stays until the provider accepts the request.
 * @returns the order as it was before
 */
function logAndClear(adminId: string, orderId: string): Promise<StoredOrder> {
  return inTransaction(async (session) => {
    const order = await Order.findById(orderId, null, { session }).lean();
    if (!order) throw notFound("order");
    if (!order.warning) return order;
    const { kind, text } = order.warning;
    const target = { kind: "order", id: orderId } as const;
    await writeLog({ adminId, action: "clear warning", target, before: { warning: text }, after: null }, session);
    if (kind === warningKinds.byHand) await Order.updateOne({ _id: orderId }, { $unset: { warning: 1 } }, { session });
    return order;
  });
}

async function current(orderId: string): Promise<StoredOrder> {
  const order = await Order.findById(orderId).lean();
  if (!order) throw notFound("order");
  return order;
}
