import "server-only";
import type { ClientSession, Types } from "mongoose";
import { isSale } from "@/lib/order/sales";
import { countSold } from "@/lib/order/server/sold";
import { Order, type StoredOrder } from "@/models/order";
import type { Change, OrderState } from "../transitions";
import { giveStock, takeStock } from "./stock";
import type { Returned } from "./warnings";

/** What the rules look at, of a stored order. */
export function stateOf(order: StoredOrder): OrderState {
  return {
    orderStatus: order.orderStatus,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    held: order.holdUntil !== null && order.holdUntil !== undefined,
    stockTaken: order.stockTaken,
    closedBy: order.closedBy ?? null,
  };
}

/** Thrown to give a transaction up when the shop lacks pieces of these products. */
export class LackingStock extends Error {
  override readonly name = "LackingStock";
  constructor(readonly productIds: string[]) {
    super(`Too few pieces of ${productIds.join(", ")}`);
  }
}

interface ApplyOptions {
  session: ClientSession;
  by?: Types.ObjectId | null;
  /** The payment that the change books. */
  paymentId?: string;
  /** What is known of money that was sent back by hand. */
  returned?: Returned;
}

/**
 * Carries a change out within a transaction: the order, its history, the stock and what counts as sold together.
 * Gives the order as it is then.
 * @throws LackingStock when pieces that the change takes are not there
 */
export async function applyChange(
  order: StoredOrder,
  change: Change,
  { session, by = null, paymentId, returned }: ApplyOptions,
): Promise<{ order: StoredOrder }> {
  if (change.stock === "give") await giveStock(order.cartItems, session);
  if (change.stock === "take") {
    const lacking = await takeStock(order.cartItems, session);
    if (lacking.length > 0) throw new LackingStock(lacking);
  }

  const now = new Date();
  const { orderStatus, paymentStatus, why } = change;
  const wasSale = isSale(order);
  if (isSale({ ...order, orderStatus, paymentStatus }) !== wasSale) await countSold(order, wasSale ? -1 : 1, session);
  const refunded = paymentId ?? order.paymentId;
  const isReturnedWarning = order.warning?.kind === "returned";
  const updated = await Order.findOneAndUpdate(
    { _id: order._id },
    {
      $set: {
        orderStatus,
        paymentStatus,
        orderUpdateDate: now,
        ...(!change.held && { holdUntil: null }),
        ...(change.stock !== "keep" && { stockTaken: change.stock === "take" }),
        ...(change.closedBy && { closedBy: change.closedBy }),
        ...(paymentId && { paymentId }),
        ...returned,
      },
      $unset: {
        ...(!change.closedBy && { closedBy: 1 }),
        // An admin who sets the status has decided.
        ...(by && isReturnedWarning && { warning: 1 }),
        ...(returned && !returned.warning && isReturnedWarning && { warning: 1 }),
      },
      $push: {
        history: { at: now, orderStatus, paymentStatus, why, by },
        ...(change.refund && refunded && { refunds: { paymentId: refunded, id: "", status: "wanted" } }),
      },
    },
    { session, returnDocument: "after" },
  ).lean();
  if (!updated) throw new Error(`Order ${order._id} is gone`);
  return { order: updated };
}
