import "server-only";
import { Types } from "mongoose";
import { dayMs } from "@/lib/dates";
import { AppError } from "@/lib/errors";
import type { HoardingAlert } from "@/lib/order/admin/alarms";
import { maxRejected } from "@/lib/order/admin/new-accounts-schema";
import { waitingStatuses } from "@/lib/order/status";
import { connectDatabase } from "@/lib/server/database/connection";
import { log } from "@/lib/server/log";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { updateStatus } from "./set-status";

/** The share of a product's pieces that new accounts can hold in unpaid orders before a warning is shown. */
const share = 0.1;

/** From how many pieces of a product on: fewer are what one shopper orders, however few pieces there are. */
const minPieces = 3;

/** Unpaid orders of accounts less than a day old. An account's id starts with its creation time in seconds. */
function unpaidOfNewAccounts() {
  const since = Types.ObjectId.createFromTime(Math.floor((Date.now() - dayMs) / 1000));
  return { userId: { $gte: since }, orderStatus: { $in: waitingStatuses }, paymentStatus: "Unpaid" } as const;
}

/** Products with three pieces or more, and more than a tenth of all, in such orders, largest share first. */
async function crowdedProducts(): Promise<HoardingAlert["products"]> {
  const held = await Order.aggregate<{ _id: Types.ObjectId; pieces: number }>([
    { $match: unpaidOfNewAccounts() },
    { $unwind: "$cartItems" },
    { $group: { _id: "$cartItems.productId", pieces: { $sum: "$cartItems.quantity" } } },
  ]);
  const ids = held.map(({ _id }) => _id);
  const products = await Product.find({ _id: { $in: ids } }, { title: 1, stock: 1 }).lean();
  const byId = new Map(products.map((product) => [product._id.toString(), product]));
  return held
    .flatMap(({ _id, pieces }) => {
      const product = byId.get(_id.toString());
      return product ? [{ id: _id.toString(), title: product.title, pieces, of: product.stock + pieces }] : [];
    })
    .filter(({ pieces, of }) => pieces >= minPieces && pieces > of * share)
    .sort((a, b) => b.pieces / b.of - a.pieces / a.of);
}

/** The filter for the orders that `loadHoardingAlert` warns about, or null if there are none. */
export async function crowdingOrders() {
  const products = await crowdedProducts();
  if (products.length === 0) return null;
  const productIds = products.map(({ id }) => new Types.ObjectId(id));
  return { ...unpaidOfNewAccounts(), "cartItems.productId": { $in: productIds } };
}

/** The warning that new accounts hold more than a tenth of a product's pieces in unpaid orders, or null. */
export async function loadHoardingAlert(): Promise<HoardingAlert | null> {
  await connectDatabase();
  const products = await crowdedProducts();
  if (products.length === 0) return null;
  const productIds = products.map(({ id }) => new Types.ObjectId(id));
  const orders = await Order.find(
    { ...unpaidOfNewAccounts(), "cartItems.productId": { $in: productIds } },
    { userId: 1 },
  ).lean();
  const ids = orders.map(({ _id }) => _id.toString()).sort();
  return {
    orderIds: ids.slice(0, maxRejected),
    orders: ids.length,
    accounts: new Set(orders.map(({ userId }) => userId.toString())).size,
    products,
  };
}

/**
 * Rejects those of the given orders that are still unpaid and whose account is less than a day old. Each is rejected as
 * if by an admin, with an entry in the log. An order that has changed meanwhile is skipped.
 * @returns how many orders were rejected
 */
export async function rejectOfNewAccounts(adminId: string, orderIds: readonly string[]): Promise<number> {
  await connectDatabase();
  const open = await Order.find(
    { ...unpaidOfNewAccounts(), _id: { $in: orderIds } },
    { orderStatus: 1, paymentStatus: 1 },
  ).lean();
  let rejected = 0;
  for (const { _id, ...seen } of open) {
    try {
      await updateStatus(adminId, { orderId: _id.toString(), orderStatus: "Rejected", seen });
      rejected++;
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      log.warn({ orderId: _id, code: error.code }, "order of a new account not rejected");
    }
  }
  return rejected;
}
