import "server-only";
import type { ClientSession } from "mongoose";
import { queueOrderMails } from "@/lib/message/server/outbox";
import { statuses } from "@/lib/order/status";
import {
  type Change,
  keep,
  type OrderState,
  receiveManualRefund,
  receivePayment,
  refundLatePayment,
} from "@/lib/order/transitions";
import { fetchRefunds, type ProviderPayment } from "@/lib/payment/server/razorpay";
import { inTransaction } from "@/lib/server/database/transaction";
import { log } from "@/lib/server/log";
import { Cart } from "@/models/cart";
import { Order, type StoredOrder } from "@/models/order";
import { Return } from "@/models/return";
import { applyChange, InsufficientStock, stateOf } from "../apply";
import { noteEverythingRefunded } from "../returns/money";
import { newStep } from "../steps";
import { refundedByHand } from "./refund-sums";
import { processRefundsLater } from "./refunds";
import { manuallyRefunded, manualRefund, paidAfterReturn } from "./warnings";

/** The result of settling a payment: the order is paid, or the payment is refunded. */
export interface Settled {
  order: StoredOrder;
  outcome: "paid" | "refund";
}

/**
 * Records a payment that the provider has captured for this order, exactly once, no matter how often and by which
 * source it is reported. Also records manual refunds of the payment, then and later.
 * @param reported the provider's current state; the caller has checked that payment, order and amount match
 */
export async function settlePayment(orderId: string, reported: ProviderPayment): Promise<Settled> {
  const payment = await withoutReturns(orderId, reported);
  const settled = await record(orderId, payment, false).catch((error: unknown) => {
    if (error instanceof InsufficientStock) return record(orderId, payment, true);
    throw error;
  });
  processRefundsLater(settled.order);
  return settled;
}

/** The payment with what was refunded of it by hand: refunds that the shop has sent for returns are left out. */
async function withoutReturns(orderId: string, payment: ProviderPayment): Promise<ProviderPayment> {
  if (payment.refundedPaise === 0) return payment;
  const ofReturns = { _id: orderId, "returnRefunds.paymentId": payment.id };
  if (!(await Order.exists(ofReturns))) return payment;
  return { ...payment, refundedPaise: refundedByHand(await fetchRefunds(payment.id)) };
}

/** `isOutOfStock`: the stock is too low for an order that had timed out to take its pieces again. */
async function record(orderId: string, payment: ProviderPayment, isOutOfStock: boolean): Promise<Settled> {
  const paymentId = payment.id;
  return inTransaction(async (session) => {
    const order = await Order.findById(orderId, null, { session }).lean();
    if (!order) throw new Error(`Order ${orderId} is gone`);
    const isRefunded = order.refunds.some((refund) => refund.paymentId === paymentId);
    if (isRefunded) return { order, outcome: "refund" };
    if (order.paymentId === paymentId) return recordManualRefund(order, payment, session);
    if (order.paymentId) return { order: await refundSecond(order, paymentId, session), outcome: "refund" };

    const state = stateOf(order);
    const allRefunded = payment.refundedPaise >= order.totalAmount;
    const change = changeOf(state, { allRefunded, isOutOfStock });
    const refund = manualRefund(payment.refundedPaise, order.totalAmount, new Date());
    const stands = statuses[change.orderStatus].holdsStock;
    const applied = await applyChange(order, change, { session, paymentId, ...(stands && { manualRefund: refund }) });
    if (!change.refund) await takeFromCart(applied, session);
    if (!change.refund && payment.refundedPaise === 0) await warnOfGoodsBack(applied, session);
    const recorded = allRefunded ? applied : await noteManualRefund(applied, payment.refundedPaise, session);
    return { order: recorded, outcome: change.refund ? "refund" : "paid" };
  });
}

/** Goods that came back before anything was paid were worth nothing: what they are worth now, an admin refunds. */
async function warnOfGoodsBack({ _id, returns }: StoredOrder, session: ClientSession): Promise<void> {
  if (!returns?.length || !(await Return.exists({ orderId: _id, receivedAt: { $ne: null } }).session(session))) return;
  log.warn({ orderId: _id }, "an order was paid after goods of it had come back");
  await Order.updateOne({ _id }, { $set: { warning: paidAfterReturn(new Date()) } }, { session });
}

const partByHand = (paise: number) => ({ event: "partRefundedManually", data: { paise } }) as const;

/** Notes what was refunded manually before the payment was recorded; after its mails, which tell of the step before. */
async function noteManualRefund(order: StoredOrder, paise: number, session: ClientSession): Promise<StoredOrder> {
  if (paise <= 0) return order;
  const noted = await Order.findOneAndUpdate(
    { _id: order._id },
    { $push: { history: newStep(order, partByHand(paise)) } },
    { session, returnDocument: "after" },
  ).lean();
  return noted ?? order;
}

function changeOf(
  state: OrderState,
  { allRefunded, isOutOfStock }: { allRefunded: boolean; isOutOfStock: boolean },
): Change {
  if (!statuses[state.orderStatus].holdsStock && (allRefunded || isOutOfStock)) return refundLatePayment(state);
  return allRefunded ? receiveManualRefund(state) : receivePayment(state);
}

/** Records manual refunds made after the payment was recorded. */
async function recordManualRefund(
  order: StoredOrder,
  { id, refundedPaise }: ProviderPayment,
  session: ClientSession,
): Promise<Settled> {
  if (order.paymentStatus !== "Paid") return { order, outcome: "refund" };
  if (refundedPaise === manuallyRefunded(order)) return { order, outcome: "paid" };
  log.warn({ orderId: order._id, paymentId: id, refundedPaise }, "a payment was refunded manually");
  const now = new Date();
  // Two reports can be recorded in the wrong order: what seems to have become less is read again.
  const isLess = refundedPaise < manuallyRefunded(order);
  const refund = { ...manualRefund(refundedPaise, order.totalAmount, now), ...(isLess && { nextCheckAt: now }) };
  const state = stateOf(order);
  const all = refundedPaise >= order.totalAmount;
  const change = all ? receiveManualRefund(state) : keep(state, partByHand(refundedPaise));
  const applied = await applyChange(order, change, { session, manualRefund: refund });
  const noted = await noteEverythingRefunded(applied, session);
  return { order: noted, outcome: all ? "refund" : "paid" };
}

/** An order is paid once; any further payment is refunded. */
async function refundSecond(order: StoredOrder, paymentId: string, session: ClientSession): Promise<StoredOrder> {
  log.warn({ orderId: order._id, paymentId }, "a second payment for an order is being refunded");
  const now = new Date();
  const updated = await Order.findOneAndUpdate(
    { _id: order._id },
    {
      $set: { nextCheckAt: now, orderUpdateDate: now },
      $push: {
        refunds: { paymentId, id: "", status: "wanted" },
        history: newStep(order, { event: "paidTwice", data: null }, { at: now }),
      },
    },
    { session, returnDocument: "after" },
  ).lean();
  if (updated) await queueOrderMails(updated, ["refundStarted"], session);
  return updated ?? order;
}

/** Removes only the ordered quantities from the shopper's cart: items added meanwhile stay. */
async function takeFromCart(order: StoredOrder, session: ClientSession): Promise<void> {
  const cart = await Cart.findOne({ userId: order.userId }, null, { session }).lean();
  if (!cart) return;
  const lines = cart.lines
    .map((line) => {
      const ordered = order.cartItems.find(
        (item) => item.productId.equals(line.productId) && (item.size ?? null) === (line.size ?? null),
      );
      return { ...line, quantity: line.quantity - (ordered?.quantity ?? 0) };
    })
    .filter((line) => line.quantity > 0);
  await Cart.updateOne({ _id: cart._id }, { $set: { lines }, $inc: { revision: 1 } }, { session });
}
