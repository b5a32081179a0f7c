import "server-only";
import type { ClientSession } from "mongoose";
import { dropProducts } from "@/lib/catalog/kept";
import { inTransaction } from "@/lib/db";
import { log } from "@/lib/log";
import { Cart } from "@/models/cart";
import { Order, type StoredOrder } from "@/models/order";
import { applyChange, LackingStock, stateOf } from "./apply";
import { pursueRefundsLater } from "./refunds";
import { receivePayment, refundLatePayment } from "./transitions";

/** What became of a payment: the order is paid, or the money goes back. */
export interface Settled {
  order: StoredOrder;
  outcome: "paid" | "refund";
}

/**
 * Books a payment that the provider has captured for this order, once, whoever brings the news and how often.
 * The caller has checked that payment, order and amount belong together.
 */
export async function settlePayment(orderId: string, paymentId: string): Promise<Settled> {
  const settled = await book(orderId, paymentId, false).catch((error: unknown) => {
    if (error instanceof LackingStock) return book(orderId, paymentId, true);
    throw error;
  });
  dropProducts(settled.shown);
  pursueRefundsLater(settled.order);
  return settled;
}

/** `stockGone`: an order that had timed out can't take its pieces again. */
async function book(orderId: string, paymentId: string, stockGone: boolean): Promise<Settled & { shown: string[] }> {
  return inTransaction(async (session) => {
    const order = await Order.findById(orderId, null, { session }).lean();
    if (!order) throw new Error(`Order ${orderId} is gone`);
    const goesBack = order.refunds.some((refund) => refund.paymentId === paymentId);
    if (goesBack) return { order, outcome: "refund", shown: [] };
    if (order.paymentId === paymentId) return { order, outcome: "paid", shown: [] };
    if (order.paymentId) return { order: await refundSecond(order, paymentId, session), outcome: "refund", shown: [] };

    const state = stateOf(order);
    const change = stockGone ? refundLatePayment(state) : receivePayment(state);
    const applied = await applyChange(order, change, { session, paymentId });
    if (!change.refund) await takeFromCart(applied.order, session);
    return { ...applied, outcome: change.refund ? "refund" : "paid" };
  });
}

/** An order is paid once; what comes on top goes back. */
async function refundSecond(order: StoredOrder, paymentId: string, session: ClientSession): Promise<StoredOrder> {
  log.warn({ orderId: order._id, paymentId }, "a second payment for one order is sent back");
  const { orderStatus, paymentStatus } = order;
  const why = "A second payment was received, it is sent back";
  const updated = await Order.findOneAndUpdate(
    { _id: order._id },
    {
      $push: {
        refunds: { paymentId, id: "", status: "wanted" },
        history: { at: new Date(), orderStatus, paymentStatus, why, by: null },
      },
    },
    { session, returnDocument: "after" },
  ).lean();
  return updated ?? order;
}

/** Takes the ordered quantities out of the shopper's cart, and no more: what was added meanwhile stays. */
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
