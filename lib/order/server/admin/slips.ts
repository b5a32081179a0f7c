import "server-only";
import { Types } from "mongoose";
import { connectDatabase } from "@/lib/server/database/db";
import { Order as Orders } from "@/models/order";
import type { Order } from "../../schema";
import { maxSlips } from "../../slips";
import { toOrder } from "../order-shape";

/** The orders with these ids for their packing slips, in this order; unknown ones are left out. */
export async function loadSlips(ids: readonly string[]): Promise<Order[]> {
  await connectDatabase();
  const asked = [...new Set(ids)].filter((id) => Types.ObjectId.isValid(id)).slice(0, maxSlips);
  const found = await Orders.find({ _id: { $in: asked } }).lean();
  const byId = new Map(found.map((order) => [order._id.toString(), toOrder(order)]));
  return asked.flatMap((id) => byId.get(id) ?? []);
}
