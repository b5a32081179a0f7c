import "server-only";
import type { Types } from "mongoose";
import { indianMidnight } from "@/lib/dates";
import { salesRows } from "@/lib/order/server/admin/sales-rows";
import { paymentMethods, statusesWith } from "@/lib/order/status";
import { returnGroups } from "@/lib/return/groups";
import { connectDatabase } from "@/lib/server/database/connection";
import { Order } from "@/models/order";
import { ProductSales } from "@/models/product-sales";
import { Return } from "@/models/return";
import type { Period } from "../periods";
import type { ReturnedShare, ReturnFigures } from "../schema";

/** How many products and reasons are listed. */
const listed = 5;

/** The figures about what comes back: open returns, what was received in a period, and parcels that came back. */
export async function loadReturnFigures(period: Period): Promise<ReturnFigures> {
  await connectDatabase();
  const [open, received, undelivered] = await Promise.all([
    Return.countDocuments({ $or: returnGroups.open.conditions }),
    receivedPieces(period),
    undeliveredShares(period),
  ]);
  return { open, ...received, undelivered };
}

interface Sums {
  total: { pieces: number; amount: number }[];
  products: { _id: Types.ObjectId; title: string; pieces: number }[];
  reasons: { _id: string; pieces: number }[];
}

/** What was received from `from` to `to` (ms): money, and the pieces by product, of those that were sold, and by reason. */
async function receivedPieces({ from, to }: Pick<Period, "from" | "to">) {
  const [sums] = await Return.aggregate<Sums>([
    { $match: { receivedAt: { $gte: new Date(from), $lte: new Date(to) } } },
    {
      $facet: {
        total: [
          { $project: { refundAmount: 1, pieces: { $sum: "$lines.received" } } },
          { $group: { _id: null, pieces: { $sum: "$pieces" }, amount: { $sum: "$refundAmount" } } },
        ],
        products: [
          // What is sent in exchange was not sold: when it comes back, it is no further one of the pieces sold.
          { $match: { $expr: { $eq: ["$orderId", "$paidOrderId"] } } },
          { $unwind: "$lines" },
          {
            $group: {
              _id: "$lines.productId",
              title: { $first: "$lines.title" },
              pieces: { $sum: { $ifNull: ["$lines.received", "$lines.quantity"] } },
            },
          },
          { $sort: { pieces: -1, _id: 1 } },
          { $limit: listed },
        ],
        reasons: [
          { $unwind: "$lines" },
          { $group: { _id: "$lines.reason", pieces: { $sum: { $ifNull: ["$lines.received", "$lines.quantity"] } } } },
          { $sort: { pieces: -1, _id: 1 } },
        ],
      },
    },
  ]);
  const all = (sums?.reasons ?? []).reduce((sum, { pieces }) => sum + pieces, 0);
  const products = sums?.products ?? [];
  const sold = await soldPieces(
    products.map(({ _id }) => _id),
    { from, to },
  );
  return {
    pieces: sums?.total[0]?.pieces ?? 0,
    amount: sums?.total[0]?.amount ?? 0,
    products: products.map(({ _id, title, pieces }) => ({ name: title, pieces, of: sold.get(String(_id)) ?? 0 })),
    reasons: (sums?.reasons ?? []).map(({ _id, pieces }) => ({ name: _id, pieces, of: all })),
  };
}

/** How many pieces of these products were sold in a period, by id. */
async function soldPieces(productIds: readonly Types.ObjectId[], { from, to }: Pick<Period, "from" | "to">) {
  const sold = await ProductSales.aggregate<{ _id: Types.ObjectId; pieces: number }>([
    {
      $match: {
        productId: { $in: productIds },
        day: { $gte: new Date(indianMidnight(from)), $lte: new Date(to) },
      },
    },
    { $group: { _id: "$productId", pieces: { $sum: "$pieces" } } },
  ]);
  return new Map(sold.map(({ _id, pieces }) => [_id.toString(), pieces]));
}

/** How many of the parcels of a period's orders came back undelivered, by how they are paid. */
async function undeliveredShares({ from, to, stepMs }: Period): Promise<ReturnedShare[]> {
  const [rows, cameBack] = await Promise.all([
    salesRows({ from, to, stepMs }),
    Order.aggregate<{ _id: string; orders: number }>([
      { $match: { cause: "undelivered", orderDate: { $gte: new Date(from), $lte: new Date(to) } } },
      { $group: { _id: "$paymentMethod", orders: { $sum: 1 } } },
    ]),
  ]);
  const sent = statusesWith("underway", "delivered");
  return Object.values(paymentMethods).map((method) => {
    const back = cameBack.find(({ _id }) => _id === method)?.orders ?? 0;
    const arrived = rows
      .filter(({ paymentMethod, orderStatus }) => paymentMethod === method && sent.includes(orderStatus))
      .reduce((sum, { orders }) => sum + orders, 0);
    return { name: method, pieces: back, of: back + arrived };
  });
}
