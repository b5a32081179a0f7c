import "server-only";
import type { ClientSession, Types } from "mongoose";
import { newStep } from "@/lib/order/server/steps";
import { Order, type StoredOrder } from "@/models/order";
import { refundedPaise } from "../refunded";

/**
 * Has the provider refund `paise` in all for a return, within the transaction of what it is refunded for. The sum of a
 * return can rise later, when pieces of an exchange can't be sent.
 */
export async function startReturnRefund(
  { _id, paymentId, returnRefunds }: StoredOrder,
  returnId: Types.ObjectId,
  paise: number,
  session: ClientSession,
): Promise<void> {
  const now = new Date();
  const isKnown = returnRefunds?.some((refund) => refund.returnId.equals(returnId));
  const $set = { nextCheckAt: now, orderUpdateDate: now };
  if (isKnown) {
    await Order.updateOne(
      { _id },
      { $set: { ...$set, "returnRefunds.$[own].amount": paise, "returnRefunds.$[own].status": "wanted" } },
      { session, arrayFilters: [{ "own.returnId": returnId }] },
    );
    return;
  }
  const refund = { returnId, paymentId, amount: paise, sent: 0, byHand: 0, id: "", status: "wanted" as const };
  await Order.updateOne({ _id }, { $set, $push: { returnRefunds: refund } }, { session });
}

/**
 * Counts what has arrived of a return's money with its order, within the transaction that records it.
 * @param paise sent by the shop or paid by an admin
 * @param $set further fields of the order
 */
export async function addRefunded(
  orderId: Types.ObjectId,
  paise: number,
  session: ClientSession,
  { $set = {}, arrayFilters = [] }: { $set?: Record<string, unknown>; arrayFilters?: Record<string, unknown>[] } = {},
): Promise<void> {
  const order = await Order.findOneAndUpdate(
    { _id: orderId },
    { $inc: { refundedAmount: paise }, $set: { ...$set, orderUpdateDate: new Date() } },
    { session, returnDocument: "after", ...(arrayFilters.length > 0 && { arrayFilters }) },
  ).lean();
  if (order) await noteEverythingRefunded(order, session);
}

/** Sets a paid order to Refunded once its returns, and refunds by hand, have refunded all of it. */
export async function noteEverythingRefunded(order: StoredOrder, session: ClientSession): Promise<StoredOrder> {
  const { _id, orderStatus, totalAmount } = order;
  const isAll = refundedPaise(order) >= totalAmount;
  if (order.paymentStatus !== "Paid" || !order.refundedAmount || !isAll) return order;
  const paymentStatus = "Refunded" as const;
  const step = newStep({ orderStatus, paymentStatus }, { event: "everythingRefunded", data: null });
  const $set = { paymentStatus, orderUpdateDate: step.at };
  const after = { session, returnDocument: "after" } as const;
  return (await Order.findOneAndUpdate({ _id }, { $set, $push: { history: step } }, after).lean()) ?? order;
}

/** Sets the rejected order of an exchange to Refunded, once the return has refunded what was paid for its pieces. */
export async function noteExchangeRefunded(orderId: Types.ObjectId, session: ClientSession): Promise<void> {
  const rejected = { _id: orderId, orderStatus: "Rejected", paymentStatus: "Refund pending" } as const;
  const paymentStatus = "Refunded" as const;
  const step = newStep({ orderStatus: "Rejected", paymentStatus }, { event: "exchangeRefunded", data: null });
  const $set = { paymentStatus, orderUpdateDate: step.at };
  await Order.updateOne(rejected, { $set, $push: { history: step } }, { session });
}
