import "server-only";
import { isValidObjectId, type QueryFilter } from "mongoose";
import type { SessionUser } from "@/lib/auth/server/session";
import { notFound } from "@/lib/errors";
import { pageSizeOf } from "@/lib/order/request-schema";
import type { Order as OrderDto, OrderListAnswer } from "@/lib/order/schema";
import { orderIdPart } from "@/lib/order/short-number";
import { connectDatabase } from "@/lib/server/database/connection";
import { paged } from "@/lib/server/database/paged";
import { Order, type OrderFields, type StoredOrder } from "@/models/order";
import { stepNames } from "../admin/step-names";
import { toOrder } from "../order-shape";
import { settleOverdueLater } from "../reconcile/settle-overdue";
import { checkOwnOrder } from "./own-order";

/** A page of a shopper's orders as `user` may see them, newest first; `q` is a part of the order number. */
export async function listOrders(
  user: SessionUser,
  userId: string,
  query: { page: number; limit?: number; q?: string },
): Promise<OrderListAnswer> {
  await connectDatabase();
  const part = query.q ? orderIdPart(query.q) : "";
  if (part === null) return { orders: [], total: 0, page: query.page, pages: 0 };
  const filter: QueryFilter<OrderFields> = {
    userId,
    ...(part && { $expr: { $gte: [{ $indexOfBytes: [{ $toString: "$_id" }, part] }, 0] } }),
  };
  const { rows, position } = await paged(
    { page: query.page, size: pageSizeOf(query) },
    (skip, take) => Order.find(filter).sort({ orderDate: -1, _id: -1 }).skip(skip).limit(take).lean(),
    () => Order.countDocuments(filter),
  );
  settleOverdueLater(rows);
  const names = await namesFor(user, rows);
  return { orders: rows.map((order) => toOrder(order, names)), ...position };
}

/** Only admins see who made each step of an order. */
async function namesFor({ role }: SessionUser, orders: readonly StoredOrder[]) {
  return role === "admin" ? stepNames(orders) : undefined;
}

/** A shopper's own order, for its page; null for one that does not exist or is somebody else's, also for an admin. */
export async function loadOwnOrder(userId: string, orderId: string): Promise<OrderDto | null> {
  await connectDatabase();
  const order = isValidObjectId(orderId) ? await Order.findOne({ _id: orderId, userId }).lean() : null;
  if (!order) return null;
  settleOverdueLater([order]);
  return toOrder(order);
}

/** One order for its shopper or for an admin. @throws AppError forbidden for another shopper's order, not_found */
export async function getOrder(user: SessionUser, orderId: string): Promise<OrderDto> {
  await connectDatabase();
  const order = await Order.findById(orderId).lean();
  if (!order) throw notFound("order");
  if (user.role !== "admin") checkOwnOrder(user.id, order);
  settleOverdueLater([order]);
  return toOrder(order, await namesFor(user, [order]));
}
