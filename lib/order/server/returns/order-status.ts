import "server-only";
import type { ClientSession } from "mongoose";
import { AppError } from "@/lib/errors";
import { returnStatusesThat } from "@/lib/return/status";
import { completeReturn, rejectExchange } from "@/lib/return/transitions";
import { Order, type StoredOrder } from "@/models/order";
import { Return, type StoredReturn } from "@/models/return";
import { type OrderStatus, paymentMethods, statuses, statusesThat } from "../../status";
import { applyReturnChange } from "./apply";
import { creditExchange } from "./credit";
import { countReturned } from "./goods";
import { noteExchangeRefunded, startReturnRefund } from "./money";
import { returnStateOf } from "./state";

/**
 * Refuses that an order leaves Delivered while pieces of it are returned or exchanged.
 * @throws AppError conflict
 */
export async function checkLeavesDelivered(order: StoredOrder, to: OrderStatus, session: ClientSession): Promise<void> {
  const isLeaving = statuses[order.orderStatus].parcel === "delivered" && statuses[to].parcel !== "delivered";
  if (!isLeaving || !order.returns?.length) return;
  const standing = { orderId: order._id, status: { $in: returnStatusesThat(({ stands }) => stands) } };
  const stays = `so it stays ${statuses[order.orderStatus].label}.`;
  if (await Return.exists(standing).session(session)) {
    throw new AppError("conflict", `Pieces of this order are returned or about to be, ${stays}`);
  }
  const sent = {
    _id: { $in: order.exchangeOrders ?? [] },
    orderStatus: { $in: statusesThat(({ holdsStock }) => holdsStock) },
  };
  if (await Order.exists(sent).session(session)) {
    throw new AppError("conflict", `Pieces of this order were exchanged, ${stays}`);
  }
}

/**
 * Lets the return that an exchange's order belongs to follow the order's new status, within the transaction that sets
 * it: delivered, the exchange is done; rejected, what was paid for the pieces is refunded instead.
 * @returns the return whose refund starts with it; null without one
 */
export async function followExchange(order: StoredOrder, session: ClientSession): Promise<StoredReturn | null> {
  const { _id, exchangeOf, orderStatus, cartItems } = order;
  if (!exchangeOf) return null;
  const stored = await Return.findOne({ orderId: exchangeOf, exchangeOrderId: _id }, null, {
    session,
  }).lean<StoredReturn>();
  if (!stored) throw new Error(`Order ${_id} belongs to no return`);
  if (statuses[orderStatus].parcel === "delivered") await finishExchange(stored, session);
  if (orderStatus !== "Rejected") return null;
  const paise = cartItems.reduce((sum, { quantity, paidFor }) => sum + quantity * (paidFor ?? 0), 0);
  const refundAmount = stored.refundAmount + paise;
  await countReturned(
    cartItems.map(({ productId, quantity }) => ({ productId, received: quantity })),
    session,
  );
  if (paise === 0) await noteExchangeRefunded(_id, session);
  else if (stored.paymentMethod === paymentMethods.razorpay) {
    const paid = await Order.findById(stored.paidOrderId, null, { session }).lean();
    if (paid) await startReturnRefund(paid, stored._id, refundAmount, session);
  }
  const set = { refundAmount, exchangeDone: true };
  const updated = await applyReturnChange(stored, rejectExchange(returnStateOf(stored), paise), { session, set });
  await creditExchange(order, stored, session);
  return updated;
}

/** The exchanged pieces have arrived: the return is completed, if its money has too. */
async function finishExchange(stored: StoredReturn, session: ClientSession): Promise<void> {
  const updated = await Return.findOneAndUpdate(
    { _id: stored._id },
    { $set: { exchangeDone: true } },
    { session, returnDocument: "after" },
  ).lean<StoredReturn>();
  const change = updated && completeReturn(returnStateOf(updated));
  if (change) await applyReturnChange(updated, change, { session });
}
