import "server-only";
import type { ClientSession, QueryFilter, Types } from "mongoose";
import { AppError } from "@/lib/errors";
import { paymentStatusesThat } from "@/lib/order/payment-status";
import { openStatuses } from "@/lib/order/status";
import { returnGroups } from "@/lib/return/groups";
import { Order, type OrderFields } from "@/models/order";
import { Return } from "@/models/return";
import type { StillOpen } from "../schema";

/** How many orders and returns an answer names. */
const maxNamed = 100;

const isSending = { $in: ["wanted" as const, "sent" as const] };

/** Orders on their way to the shopper, and those whose money is on its way back. */
const openOrders: QueryFilter<OrderFields> = {
  $or: [
    { orderStatus: { $in: openStatuses } },
    { paymentStatus: { $in: paymentStatusesThat(({ isGivenBack, isOpen }) => isGivenBack && isOpen) } },
    { "refunds.status": isSending },
    { "returnRefunds.status": isSending },
  ],
};

/**
 * Refuses to delete an account for which something is still to be done, within the transaction that deletes it.
 * @throws AppError conflict, with the orders and returns
 */
export async function refuseWhileOpen(userId: Types.ObjectId, session: ClientSession): Promise<void> {
  const orders = await Order.find({ userId, ...openOrders }, { _id: 1 }, { session })
    .limit(maxNamed)
    .lean();
  const returns = await Return.find({ userId, $or: returnGroups.open.conditions }, { orderId: 1 }, { session })
    .limit(maxNamed)
    .lean();
  if (orders.length === 0 && returns.length === 0) return;
  const extra: Required<StillOpen> = {
    orders: orders.map(({ _id }) => _id.toString()),
    returns: returns.map(({ _id, orderId }) => ({ _id: _id.toString(), orderId: orderId.toString() })),
  };
  const message =
    "Your account can be deleted once every order is delivered or cancelled, and every return and refund is done.";
  throw new AppError("conflict", message, { extra });
}
