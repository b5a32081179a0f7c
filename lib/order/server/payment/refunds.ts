import "server-only";
import { queueOrderMails } from "@/lib/message/server/outbox";
import { fetchRefunds, type ProviderRefund, paymentsEnabled, refundPayment } from "@/lib/payment/server/razorpay";
import { afterResponse } from "@/lib/server/after-response";
import { inTransaction } from "@/lib/server/database/transaction";
import { log } from "@/lib/server/log";
import { Order, type StoredOrder } from "@/models/order";
import { newStep } from "../steps";
import { minRefundPaise, missingPaise, nextRefundKey } from "./refund-sums";

const isOpen = (paymentId: string) => ({ refunds: { $elemMatch: { paymentId, status: { $ne: "done" } } } });

/** The same for finding the order: a partial index is used only if the condition names its field by itself. */
const withOpen = (paymentId: string) => ({ "refunds.paymentId": paymentId, ...isOpen(paymentId) });

/**
 * Sends the outstanding refunds of an order and records the completed ones. The provider is the only source for the
 * state of a refund: part of the amount may have been refunded manually, and a failed refund is sent again.
 * @returns how many refunds were completed now
 * @throws AppError provider_failed; the remaining refunds stay open for the next run of the reconciler
 */
export async function processRefunds(orderId: string): Promise<number> {
  if (!paymentsEnabled()) return 0;
  const order = await Order.findById(orderId).lean();
  let done = 0;
  for (const { paymentId, status } of order?.refunds ?? []) {
    if (order && status !== "done" && (await processRefund(order, paymentId))) done++;
  }
  return done;
}

/** Sends an order's refunds after the response is sent. */
export function processRefundsLater(order: StoredOrder): void {
  if (order.refunds.some(({ status }) => status === "wanted")) later(order._id.toString());
}

/** An unavailable provider is only logged: the reconciler retries. */
function later(orderId: string): void {
  afterResponse(() =>
    processRefunds(orderId).catch((error: unknown) => {
      log.error({ err: error, orderId }, "refund not sent, will be retried");
    }),
  );
}

async function processRefund({ _id, totalAmount }: StoredOrder, paymentId: string): Promise<boolean> {
  const refunds = await fetchRefunds(paymentId);
  // What is below the provider's minimum, after a refund by hand, can't be sent.
  const isMissing = (states: Parameters<typeof missingPaise>[2]) =>
    missingPaise(totalAmount, refunds, states) >= minRefundPaise;
  if (isMissing(["pending", "processed"])) refunds.push(await refundRest(paymentId, totalAmount, refunds));
  const last = refunds.findLast(({ status }) => status === "processed");
  if (last && !isMissing(["processed"])) return finishRefund(paymentId, last.id);
  const status = isMissing(["pending", "processed"]) ? "wanted" : "sent";
  await Order.updateOne({ _id, ...isOpen(paymentId) }, { $set: { "refunds.$.status": status } });
  return false;
}

async function refundRest(
  paymentId: string,
  totalPaise: number,
  known: readonly ProviderRefund[],
): Promise<ProviderRefund> {
  const amountPaise = missingPaise(totalPaise, known, ["pending", "processed"]);
  const refund = await refundPayment({ paymentId, amountPaise, key: nextRefundKey(paymentId, known) });
  if (refund.status === "failed") log.error({ paymentId, refundId: refund.id }, "the provider reports a failed refund");
  return refund;
}

/**
 * Handles the provider's report of a completed refund. A refund of only a part of the payment does not settle it: the
 * provider is queried for the rest.
 */
export async function receiveRefund(paymentId: string, refundId: string, amountPaise: number): Promise<void> {
  const order = await Order.findOne(withOpen(paymentId)).lean();
  if (!order) return;
  if (amountPaise >= order.totalAmount) await finishRefund(paymentId, refundId);
  else later(order._id.toString());
}

/** Records that the whole payment has been refunded; true if that was new. */
async function finishRefund(paymentId: string, refundId: string): Promise<boolean> {
  return inTransaction(async (session) => {
    const order = await Order.findOne(withOpen(paymentId), null, { session }).lean();
    if (!order) return false;
    const own = order.paymentId === paymentId;
    const { orderStatus } = order;
    const paymentStatus = own ? "Refunded" : order.paymentStatus;
    const happened = { event: own ? "refunded" : "secondRefunded", data: null } as const;
    const at = new Date();
    const updated = await Order.findOneAndUpdate(
      { _id: order._id, ...isOpen(paymentId) },
      {
        $set: { "refunds.$.status": "done", "refunds.$.id": refundId, paymentStatus, orderUpdateDate: at },
        $push: { history: newStep({ orderStatus, paymentStatus }, happened, { at }) },
      },
      { session, returnDocument: "after" },
    ).lean();
    if (updated) await queueOrderMails(updated, ["refundArrived"], session);
    return true;
  });
}

/** Handles the provider's report of a failed refund: the next run of the reconciler sends another. */
export async function refundFailed(paymentId: string): Promise<void> {
  const now = new Date();
  const order = await Order.findOneAndUpdate(
    { "refunds.paymentId": paymentId, refunds: { $elemMatch: { paymentId, status: "sent" } } },
    { $set: { "refunds.$[sent].status": "wanted", nextCheckAt: now, orderUpdateDate: now } },
    { arrayFilters: [{ "sent.paymentId": paymentId, "sent.status": "sent" }] },
  ).lean();
  if (order) log.error({ orderId: order._id, paymentId }, "the provider reports a failed refund");
}
