import "server-only";
import { dayMs } from "@/lib/dates";
import { AppError } from "@/lib/errors";
import { warningKinds } from "@/lib/order/status";
import { ProviderFailure } from "@/lib/payment/server/failure";
import { fetchOrderPayments, type ProviderPayment, paymentsEnabled } from "@/lib/payment/server/razorpay";
import { log } from "@/lib/server/log";
import { Order, type StoredOrder } from "@/models/order";
import { capturedFor } from "../payment/capture";
import { settlePayment } from "../payment/settle";
import { manuallyRefunded, refusedByProvider } from "../payment/warnings";
import { nextCheckAt } from "./next-check";
import { releaseIfExpired } from "./release";
import type { Outcome } from "./run-lists";

/** How long to wait before retrying a request that the provider refused, in ms. */
const refusedMs = dayMs;

/**
 * Processes an order and schedules its next check. An order that the provider permanently refuses is set aside for a
 * day, with a warning for the admins; its hold is released if it has expired, because its payment state is unknown.
 * @param work queries the provider about the order and records the result
 */
export async function checkOrder(order: StoredOrder, work: () => Promise<void>): Promise<Outcome> {
  const { outcome, reason } = await work().then(
    () => ({ outcome: "done" as const, reason: "" }),
    (error: unknown) => outcomeOfFailure(order, error),
  );
  const orderId = order._id;
  if (outcome === "refused") await releaseIfExpired(orderId.toString());
  const now = new Date();
  const current = await Order.findById(orderId, {
    paymentStatus: 1,
    orderUpdateDate: 1,
    refunds: 1,
    returnRefunds: 1,
  }).lean();
  if (!current) return outcome;
  const isRefused = outcome === "refused";
  const solved = outcome === "done" && order.warning?.kind === warningKinds.refused ? order.warning : null;
  const next = isRefused ? new Date(now.getTime() + refusedMs) : outcome === "done" ? nextCheckAt(current, now) : now;
  await Order.updateOne(
    // What has changed since stays due. Another run may have been refused meanwhile: then its warning stands.
    { _id: orderId, orderUpdateDate: current.orderUpdateDate, ...(solved && { "warning.at": solved.at }) },
    {
      // Must be later than the start of the run, or the order would be due again in the same run.
      $set: {
        nextCheckAt: new Date(Math.max(next.getTime(), now.getTime() + 1)),
        ...(isRefused && { warning: refusedByProvider(reason, now) }),
      },
      ...(solved && { $unset: { warning: 1 } }),
    },
  );
  return outcome;
}

function outcomeOfFailure({ _id }: StoredOrder, error: unknown): { outcome: Outcome; reason: string } {
  log.error({ err: error, orderId: _id }, "order not reconciled");
  const cause = error instanceof AppError ? error.cause : undefined;
  if (!(cause instanceof ProviderFailure)) return { outcome: "failed", reason: "" };
  return {
    outcome: cause.isUnavailable ? "unreachable" : cause.isRefusal ? "refused" : "failed",
    reason: cause.message,
  };
}

/** Records the provider's payments for an order, captured ones first; true if anything was new. */
export async function settleFromProvider(order: StoredOrder): Promise<boolean> {
  if (!order.razorpayOrderId || !paymentsEnabled()) return false;
  const payments = await fetchOrderPayments(order.razorpayOrderId);
  const captured = payments.filter(({ status }) => status === "captured");
  const refunded = payments.filter(({ status }) => status === "refunded");
  // An order is paid once. Other authorized payments are not captured, and the provider refunds them automatically.
  const isPaid = order.paymentId !== "" || captured.length + refunded.length > 0;
  const authorized = isPaid ? [] : payments.filter(({ status }) => status === "authorized").slice(0, 1);
  let settled = false;
  for (const payment of [...captured, ...refunded, ...authorized]) {
    if (!isRecorded(order, payment) && (await settleIfFits(order, payment))) settled = true;
  }
  return settled;
}

/** Whether the order already records this payment as the provider reports it. */
function isRecorded(order: StoredOrder, { id, refundedPaise }: ProviderPayment): boolean {
  if (order.refunds.some(({ paymentId }) => paymentId === id)) return true;
  const refundedByReturns = order.refundedAmount ?? 0;
  return order.paymentId === id && manuallyRefunded(order) + refundedByReturns === refundedPaise;
}

/** Records a payment of an order; false if it does not match or did not succeed. */
export async function settleIfFits(order: StoredOrder, payment: ProviderPayment): Promise<boolean> {
  const captured = await capturedFor(order, payment);
  if (captured) await settlePayment(order._id.toString(), captured);
  return captured !== null;
}
