import "server-only";
import type { QueryFilter } from "mongoose";
import mongoose from "mongoose";
import { dayMs } from "@/lib/dates";
import { connectDatabase } from "@/lib/db";
import { Order, type OrderFields } from "@/models/order";
import { toOrder } from "./order-shape";
import { type AdminOrderQuery, type OrderListAnswer, pageSizeOf } from "./schema";
import { stepNames } from "./step-names";

/** India has one time zone and no summer time. */
const indianOffset = "+05:30";

/** All orders that match, newest first, a page of them. */
export async function listAllOrders(query: AdminOrderQuery): Promise<OrderListAnswer> {
  await connectDatabase();
  const filter = filterOf(query);
  if (!filter) return { orders: [], total: 0, page: query.page, pages: 0 };
  const size = pageSizeOf(query);
  const [orders, total] = await Promise.all([
    Order.find(filter)
      .sort({ orderDate: -1, _id: -1 })
      .skip((query.page - 1) * size)
      .limit(size)
      .lean(),
    Object.keys(filter).length > 0 ? Order.countDocuments(filter) : Order.estimatedDocumentCount(),
  ]);
  const names = await stepNames(orders);
  return {
    orders: orders.map((order) => toOrder(order, names)),
    total,
    page: query.page,
    pages: Math.ceil(total / size),
  };
}

/** The filter of a query; null when nothing can match it. */
function filterOf({ q, status, from, to }: AdminOrderQuery): QueryFilter<OrderFields> | null {
  const filter: QueryFilter<OrderFields> = {};
  if (q) {
    const prefix = q.toLowerCase();
    if (!/^[0-9a-f]{1,24}$/.test(prefix)) return null;
    filter._id = {
      $gte: new mongoose.Types.ObjectId(prefix.padEnd(24, "0")),
      $lte: new mongoose.Types.ObjectId(prefix.padEnd(24, "f")),
    };
  }
  if (status) filter.orderStatus = status;
  if (from || to) {
    filter.orderDate = {
      ...(from && { $gte: new Date(`${from}T00:00:00${indianOffset}`) }),
      ...(to && { $lt: new Date(Date.parse(`${to}T00:00:00${indianOffset}`) + dayMs) }),
    };
  }
  return filter;
}
