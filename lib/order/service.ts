import "server-only";
import type { SessionUser } from "@/lib/auth/session";
import { connectDatabase } from "@/lib/db";
import { AppError, notFound } from "@/lib/http/errors";
import { Order, type StoredOrder } from "@/models/order";
import { toOrder } from "./order-shape";
import { type Order as OrderDto, type OrderListAnswer, pageSizeOf } from "./schema";
import { stepNames } from "./step-names";

/** A shopper's orders as `user` may see them, newest first, a page of them. */
export async function listOrders(
  user: SessionUser,
  userId: string,
  query: { page: number; limit?: number },
): Promise<OrderListAnswer> {
  await connectDatabase();
  const size = pageSizeOf(query);
  const [orders, total] = await Promise.all([
    Order.find({ userId })
      .sort({ orderDate: -1, _id: -1 })
      .skip((query.page - 1) * size)
      .limit(size)
      .lean(),
    Order.countDocuments({ userId }),
  ]);
  const names = await namesFor(user, orders);
  return {
    orders: orders.map((order) => toOrder(order, names)),
    total,
    page: query.page,
    pages: Math.ceil(total / size),
  };
}

/** Only admins are told who made each step of an order. */
async function namesFor({ role }: SessionUser, orders: readonly StoredOrder[]) {
  return role === "admin" ? stepNames(orders) : undefined;
}

/** One order for its shopper, or for an admin. @throws AppError forbidden for somebody else's, not_found */
export async function getOrder(user: SessionUser, orderId: string): Promise<OrderDto> {
  await connectDatabase();
  const order = await Order.findById(orderId).lean();
  if (!order) throw notFound("order");
  if (user.role !== "admin") checkOwnOrder(user.id, order);
  return toOrder(order, await namesFor(user, [order]));
}

/** An order that a shopper wants to act on. @throws AppError not_found, forbidden */
export async function ownOrder(userId: string, orderId: string): Promise<StoredOrder> {
  await connectDatabase();
  const order = await Order.findById(orderId).lean();
  if (!order) throw notFound("order");
  checkOwnOrder(userId, order);
  return order;
}

function checkOwnOrder(userId: string, order: StoredOrder): void {
  if (order.userId.toString() !== userId) throw new AppError("forbidden", "This order belongs to somebody else.");
}
