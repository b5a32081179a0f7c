import "server-only";
import { randomUUID } from "node:crypto";
import type { Types } from "mongoose";
import { fetchRefunds, type ProviderRefund, paymentsEnabled, refundPayment } from "@/lib/payment/server/razorpay";
import { receiveReturnRefund } from "@/lib/return/transitions";
import { afterResponse } from "@/lib/server/after-response";
import { inTransaction } from "@/lib/server/database/transaction";
import { log } from "@/lib/server/log";
import { Order, type ReturnRefund, type StoredOrder } from "@/models/order";
import { Return, type StoredReturn } from "@/models/return";
import { applyReturnChange } from "../returns/apply";
import { addRefunded, noteExchangeRefunded } from "../returns/money";
import { returnStateOf } from "../returns/state";
import { nextRefundKey, partOf, refundLeaseMs } from "./refund-sums";

/**
 * Sends the outstanding refunds of an order's returns and records the completed ones, one after the other: how much can
 * be sent depends on what the provider lists for the payment. The provider is the only source for the state of a refund.
 * @returns how many were completed now; 0 while another process sends them
 * @throws AppError provider_failed; the remaining refunds stay open for the next run of the reconciler
 */
export async function processReturnRefunds(orderId: Types.ObjectId): Promise<number> {
  if (!paymentsEnabled()) return 0;
  const owner = randomUUID();
  const tried = new Set<string>();
  let done = 0;
  try {
    for (;;) {
      const order = await lease(orderId, owner);
      const open = order?.returnRefunds?.filter(({ status }) => status !== "done") ?? [];
      const next = open.find(({ returnId }) => !tried.has(String(returnId)));
      if (!order || !next) return done;
      tried.add(String(next.returnId));
      if (await processRefund(order, next)) done++;
    }
  } finally {
    await Order.updateOne({ _id: orderId, "refundLease.owner": owner }, { $unset: { refundLease: 1 } });
  }
}

/** Sends them after the response is sent. An unavailable provider is only logged: the reconciler retries. */
export function processReturnRefundsLater(orderId: Types.ObjectId): void {
  afterResponse(() =>
    processReturnRefunds(orderId).catch((error: unknown) => {
      log.error({ err: error, orderId }, "refund of a return not sent, will be retried");
    }),
  );
}

/** Handles the provider's report of a refund that may be a return's, completed or failed: the provider is asked. */
export async function receiveReturnRefundEvent(paymentId: string): Promise<void> {
  const open = { returnRefunds: { $elemMatch: { paymentId, status: { $ne: "done" } } } };
  const order = await Order.findOne({ "returnRefunds.paymentId": paymentId, ...open }, { _id: 1 }).lean();
  if (order) processReturnRefundsLater(order._id);
}

/** Takes an order's refunds, or keeps them for longer; null while another process has them. */
function lease(_id: Types.ObjectId, owner: string): Promise<StoredOrder | null> {
  const now = Date.now();
  const isFree = [
    { "refundLease.until": { $exists: false } },
    { "refundLease.until": { $lte: new Date(now) } },
    { "refundLease.owner": owner },
  ];
  const refundLease = { owner, until: new Date(now + refundLeaseMs) };
  return Order.findOneAndUpdate({ _id, $or: isFree }, { $set: { refundLease } }, { returnDocument: "after" }).lean();
}

async function processRefund({ _id, totalAmount: paidPaise }: StoredOrder, refund: ReturnRefund): Promise<boolean> {
  const { paymentId, amount: amountPaise, returnId } = refund;
  const part = { paidPaise, amountPaise, returnId: returnId.toString() };
  const known = await fetchRefunds(paymentId);
  const { toSend } = partOf(part, known);
  if (toSend > 0) known.push(await send(paymentId, toSend, nextRefundKey(part.returnId, known)));
  const { isDone, toSend: rest, sent, byHand } = partOf(part, known);
  if (isDone) return finish(_id, refund, { sent, byHand, id: lastOf(part.returnId, known) });
  const open = { returnRefunds: { $elemMatch: { returnId, amount: amountPaise, status: { $ne: "done" } } } };
  await Order.updateOne({ _id, ...open }, { $set: { "returnRefunds.$.status": rest === 0 ? "sent" : "wanted" } });
  return false;
}

async function send(paymentId: string, amountPaise: number, key: string): Promise<ProviderRefund> {
  const refund = await refundPayment({ paymentId, amountPaise, key, isPart: true });
  if (refund.status === "failed") log.error({ paymentId, refundId: refund.id }, "the provider reports a failed refund");
  return refund;
}

const lastOf = (returnId: string, known: readonly ProviderRefund[]) =>
  known.findLast(({ key, status }) => status === "processed" && key?.includes(returnId))?.id ?? "";

interface Arrived {
  sent: number;
  byHand: number;
  id: string;
}

/** Records that the money of a return has arrived; true if that was new. */
function finish(orderId: Types.ObjectId, { returnId, amount }: ReturnRefund, arrived: Arrived): Promise<boolean> {
  return inTransaction(async (session) => {
    const order = await Order.findById(orderId, null, { session }).lean();
    const refund = order?.returnRefunds?.find((one) => one.returnId.equals(returnId));
    // The amount has risen meanwhile: the rest is sent first.
    if (!refund || refund.status === "done" || refund.amount !== amount) return false;
    const stored = await Return.findById(returnId, null, { session }).lean<StoredReturn>();
    if (!stored) throw new Error(`Return ${returnId} is gone`);
    const data = { paise: arrived.sent - refund.sent, byHandPaise: arrived.byHand - refund.byHand };
    const fields = { status: "done", ...arrived };
    await addRefunded(orderId, data.paise, session, {
      $set: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`returnRefunds.$[own].${name}`, value])),
      arrayFilters: [{ "own.returnId": returnId }],
    });
    if (stored.exchangeOrderId) await noteExchangeRefunded(stored.exchangeOrderId, session);
    const change = receiveReturnRefund(returnStateOf(stored), data);
    if (change) await applyReturnChange(stored, change, { session, set: { refunded: amount } });
    return true;
  });
}
