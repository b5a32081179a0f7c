import "server-only";
import { dayMs } from "@/lib/dates";
import { AppError } from "@/lib/http/errors";
import { ProviderFailure } from "@/lib/payment/server/failure";
import { fetchOrderPayments, type ProviderPayment, paymentsEnabled } from "@/lib/payment/server/razorpay";
import { log } from "@/lib/server/log";
import { Order, type StoredOrder } from "@/models/order";
import { capturedFor } from "./capture";
import { nextLook } from "./next-look";
import { releaseIfExpired } from "./release";
import type { Outcome } from "./run-lists";
import { settlePayment } from "./settle";
import { refusedByProvider } from "./warnings";

/** How long the provider is not asked again about what it refused, in ms. */
const refusedMs = dayMs;

/**
 * Works on an order and decides when it is looked at next. What the provider refuses for good is set aside for a day,
 * with a warning for the admins; a hold that has run out ends then, since nobody can tell whether it will be paid.
 * @param work asks the provider about the order and books what it says
 */
export async function lookAfter(order: StoredOrder, work: () => Promise<void>): Promise<Outcome> {
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
    warning: 1,
  }).lean();
  if (!current) return outcome;
  const isRefused = outcome === "refused";
  const isOver = outcome === "done" && current.warning?.kind === "refused";
  const next = isRefused ? new Date(now.getTime() + refusedMs) : outcome === "done" ? nextLook(current, now) : now;
  await Order.updateOne(
    { _id: orderId },
    {
      // Later than the run's beginning, or it would be due again in this run.
      $set: {
        lookAt: new Date(Math.max(next.getTime(), now.getTime() + 1)),
        ...(isRefused && { warning: refusedByProvider(reason, now) }),
      },
      ...(isOver && { $unset: { warning: 1 } }),
    },
  );
  return outcome;
}

function outcomeOfFailure({ _id }: StoredOrder, error: unknown): { outcome: Outcome; reason: string } {
  log.error({ err: error, orderId: _id }, "order not reconciled");
  const cause = error instanceof AppError ? error.cause : undefined;
  if (!(cause instanceof ProviderFailure)) return { outcome: "failed", reason: "" };
  return { outcome: cause.isAway ? "away" : cause.isRefusal ? "refused" : "failed", reason: cause.message };
}

/** Books the payments that the provider has for an order, captured ones first; true when there was news. */
export async function settleFromProvider(order: StoredOrder): Promise<boolean> {
  if (!order.razorpayOrderId || !paymentsEnabled()) return false;
  const payments = await fetchOrderPayments(order.razorpayOrderId);
  const captured = payments.filter(({ status }) => status === "captured");
  const returned = payments.filter(({ status }) => status === "refunded");
  // An order is paid once: what else is only authorized is not taken, and the provider gives it back by itself.
  const isPaid = order.paymentId !== "" || captured.length + returned.length > 0;
  const authorized = isPaid ? [] : payments.filter(({ status }) => status === "authorized").slice(0, 1);
  let settled = false;
  for (const payment of [...captured, ...returned, ...authorized]) {
    if (!isBooked(order, payment) && (await settleIfFits(order, payment))) settled = true;
  }
  return settled;
}

/** Whether an order says of a payment what the provider says. */
function isBooked(order: StoredOrder, { id, refundedPaise }: ProviderPayment): boolean {
  if (order.refunds.some(({ paymentId }) => paymentId === id)) return true;
  return order.paymentId === id && (order.returned ?? 0) === refundedPaise;
}

/** Books a payment of an order; false when it does not fit, or did not succeed. */
export async function settleIfFits(order: StoredOrder, payment: ProviderPayment): Promise<boolean> {
  const captured = await capturedFor(order, payment);
  if (captured) await settlePayment(order._id.toString(), captured);
  return captured !== null;
}
