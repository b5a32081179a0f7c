import "server-only";
import type { ClientSession } from "mongoose";
import { AppError, notFound } from "@/lib/errors";
import { connectDatabase } from "@/lib/server/database/connection";
import { Order, type StoredOrder } from "@/models/order";

/** Loads an order for a shopper to act on, within the transaction if `session` is given. @throws AppError not_found, forbidden */
export async function ownOrder(userId: string, orderId: string, session?: ClientSession): Promise<StoredOrder> {
  await connectDatabase();
  const order = await Order.findById(orderId, null, { session }).lean();
  if (!order) throw notFound("order");
  checkOwnOrder(userId, order);
  return order;
}

/** @throws AppError forbidden if the order belongs to another shopper */
export function checkOwnOrder(userId: string, order: StoredOrder): void {
  if (order.userId.toString() !== userId) throw new AppError("forbidden", "This order belongs to another account.");
}
