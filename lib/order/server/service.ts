import "server-only";
import type { QueryFilter } from "mongoose";
import type { SessionUser } from "@/lib/auth/server/session";
import { notFound } from "@/lib/http/errors";
import { connectDatabase } from "@/lib/server/database/db";
import { Order, type OrderFields, type StoredOrder } from "@/models/order";
import { type Order as OrderDto, type OrderListAnswer, pageSizeOf } from "../schema";
import { orderIdPart } from "../short-number";
import { toOrder } from "./order-shape";
import { checkOwnOrder } from "./own-order";
import { settleOverdueLater } from "./settle-overdue";
import { stepNames } from "./step-names";

/** A shopper's orders as `user` may see them, newest first, a page of them; `q` is a part of their number. */
export async function listOrders(
  user: SessionUser,
  userId: string,
  query: { page: number; limit?: number; q?: string },
): Promise<OrderListAnswer> {
  await connectDatabase();
  const size = pageSizeOf(query);
  const part = query.q ? orderIdPart(query.q) : "";
  if (part === null) return { orders: [], total: 0, page: query.page, pages: 0 };
  const filter: QueryFilter<OrderFields> = {
    userId,
    ...(part && { $expr: { $gte: [{ $indexOfBytes: [{ $toString: "$_id" }, part] }, 0] } }),
  };
  const [orders, total] = await Promise.all([
    Order.find(filter)
      .sort({ orderDate: -1, _id: -1 })
      .skip((query.page - 1) * size)
      .limit(size)
      .lean(),
    Order.countDocuments(filter),
  ]);
  settleOverdueLater(orders);
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
  settleOverdueLater([order]);
  return toOrder(order, await namesFor(user, [order]));
}
