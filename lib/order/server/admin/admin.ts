import "server-only";
import type { QueryFilter } from "mongoose";
import { endOfIndianDay, startOfIndianDay } from "@/lib/dates";
import { orderGroups } from "@/lib/order/groups";
import { type AdminOrderQuery, pageSizeOf } from "@/lib/order/request-schema";
import type { OrderListAnswer } from "@/lib/order/schema";
import { connectDatabase } from "@/lib/server/database/connection";
import { pageByTime } from "@/lib/server/database/deep-pages";
import { Order, type OrderFields } from "@/models/order";
import { toOrder } from "../order-shape";
import { settleOverdueLater } from "../reconcile/settle-overdue";
import { crowdingOrders } from "./new-accounts";
import { orderSearch } from "./search";
import { stepNames } from "./step-names";

/** A page of all matching orders, newest first. */
export async function listAllOrders(query: AdminOrderQuery): Promise<OrderListAnswer> {
  await connectDatabase();
  const filter = await filterOf(query);
  if (!filter) return { orders: [], total: 0, page: query.page, pages: 0 };
  const { q, group, status } = query;
  const { rows, position } = await pageByTime<OrderFields>(
    { page: query.page, size: pageSizeOf(query) },
    {
      model: Order,
      time: "orderDate",
      filter,
      hint: q || group ? null : status && { orderStatus: 1, orderDate: -1, _id: -1 },
      // Of no order the date changes, as its status and its words do.
      isChanging: Boolean(q || group || status),
    },
  );
  settleOverdueLater(rows);
  const names = await stepNames(rows);
  return { orders: rows.map((order) => toOrder(order, names)), ...position };
}

/** The database filter of a query, or null if no order can match. */
async function filterOf({ q, status, group, from, to }: AdminOrderQuery): Promise<QueryFilter<OrderFields> | null> {
  const conditions: QueryFilter<OrderFields>[] = [];
  if (q) conditions.push(orderSearch(q));
  if (group) {
    const ofGroup = group === "new-accounts" ? await crowdingOrders() : { $or: [...orderGroups[group].conditions] };
    if (!ofGroup) return null;
    conditions.push(ofGroup);
  }
  if (status) conditions.push({ orderStatus: status });
  if (from) conditions.push({ orderDate: { $gte: startOfIndianDay(from) } });
  if (to) conditions.push({ orderDate: { $lte: endOfIndianDay(to) } });
  return conditions.length > 0 ? { $and: conditions } : {};
}
