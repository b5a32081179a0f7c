import "server-only";
import type { ClientSession, Types } from "mongoose";
import { isSale } from "@/lib/dashboard/sales";
import { countSold } from "@/lib/dashboard/sold";
import { Order, type StoredOrder } from "@/models/order";
import type { OrderStatus, PaymentMethod, PaymentStatus } from "./status";
import { giveStock, type StockChange, takeStock } from "./stock";
import type { Change, ClosedBy, OrderState } from "./transitions";

/** What the rules look at, of a stored order. */
export function stateOf(order: StoredOrder): OrderState {
  return {
    orderStatus: order.orderStatus as OrderStatus,
    paymentStatus: order.paymentStatus as PaymentStatus,
    paymentMethod: order.paymentMethod as PaymentMethod,
    held: order.holdUntil !== null && order.holdUntil !== undefined,
    stockTaken: order.stockTaken,
    closedBy: (order.closedBy ?? null) as ClosedBy | null,
  };
}

/** Thrown to give a transaction up when the shop lacks pieces of these products. */
export class LackingStock extends Error {
  override readonly name = "LackingStock";
  constructor(readonly productIds: string[]) {
    super(`Too few pieces of ${productIds.join(", ")}`);
  }
}

/**
 * Carries a change out within a transaction: the order, its history, the stock and what counts as sold together.
 * Gives the order as it is then, and the products whose kept pages must be dropped after the commit.
 * @throws LackingStock when pieces that the change takes are not there
 */
export async function applyChange(
  order: StoredOrder,
  change: Change,
  { session, by = null, paymentId }: { session: ClientSession; by?: Types.ObjectId | null; paymentId?: string },
): Promise<{ order: StoredOrder; shown: string[] }> {
  const stock: StockChange =
    change.stock === "take"
      ? await takeStock(order.cartItems, session)
      : change.stock === "give"
        ? await giveStock(order.cartItems, session)
        : { lacking: [], shown: [] };
  if (stock.lacking.length > 0) throw new LackingStock(stock.lacking);

  const now = new Date();
  const { orderStatus, paymentStatus, why } = change;
  const wasSale = isSale(order);
  if (isSale({ ...order, orderStatus, paymentStatus }) !== wasSale) await countSold(order, wasSale ? -1 : 1, session);
  const refunded = paymentId ?? order.paymentId;
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
      },
      ...(!change.closedBy && { $unset: { closedBy: 1 } }),
      $push: {
        history: { at: now, orderStatus, paymentStatus, why, by },
        ...(change.refund && refunded && { refunds: { paymentId: refunded, id: "", status: "wanted" } }),
      },
    },
    { session, returnDocument: "after" },
  ).lean();
  if (!updated) throw new Error(`Order ${order._id} is gone`);
  return { order: updated, shown: stock.shown };
}
