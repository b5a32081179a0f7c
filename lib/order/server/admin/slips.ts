import "server-only";
import { Types } from "mongoose";
import { connectDatabase } from "@/lib/server/database/connection";
import { Order as Orders } from "@/models/order";
import { documentTraits } from "../../documents";
import { maxSlips, type Slip } from "../../slips";
import { toOrder } from "../order-shape";

/** The orders with these ids for their packing slips, in this order; unknown ones are left out. */
export async function loadSlips(ids: readonly string[]): Promise<Slip[]> {
  await connectDatabase();
  const asked = [...new Set(ids)].filter((id) => Types.ObjectId.isValid(id)).slice(0, maxSlips);
  const found = await Orders.find({ _id: { $in: asked } }).lean();
  const invoices = await invoicesOf(found.flatMap(({ exchangeOf }) => exchangeOf ?? []));
  const byId = new Map(
    found.map((order) => {
      const challanFor = order.exchangeOf ? (invoices.get(order.exchangeOf.toString()) ?? "") : null;
      return [order._id.toString(), { order: toOrder(order), challanFor }];
    }),
  );
  return asked.flatMap((id) => byId.get(id) ?? []);
}

/** The numbers of the newest invoices of these orders, or of those that they exchange pieces of. */
async function invoicesOf(ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
  const numbers = new Map<string, string>();
  if (ids.length === 0) return numbers;
  const orders = await Orders.find({ _id: { $in: ids } }, { documents: 1, exchangeOf: 1 }).lean();
  const before = await invoicesOf(orders.flatMap(({ exchangeOf }) => exchangeOf ?? []));
  for (const { _id, documents, exchangeOf } of orders) {
    const own = documents?.findLast(({ kind }) => documentTraits[kind].creditedBy !== null)?.number;
    const number = own ?? (exchangeOf && before.get(exchangeOf.toString()));
    if (number) numbers.set(_id.toString(), number);
  }
  return numbers;
}
