import "server-only";
import type { ClientSession } from "mongoose";
import { releaseHold } from "@/lib/order/transitions";
import { connectDatabase } from "@/lib/server/database/connection";
import { afterCommit, inTransaction } from "@/lib/server/database/transaction";
import { log } from "@/lib/server/log";
import { count } from "@/lib/server/telemetry/telemetry";
import { Order, type StoredOrder } from "@/models/order";
import { Product } from "@/models/product";
import { applyChange, stateOf } from "../apply";

/**
 * Releases, within a transaction, unpaid holds of a shopper that it has read, because a newer order replaces them. No mail
 * tells of one whose time had run out: the shopper is ordering again just now.
 */
export async function replaceHolds(holds: readonly StoredOrder[], session: ClientSession): Promise<void> {
  for (const held of holds) {
    const late = held.holdUntil && held.holdUntil.getTime() <= Date.now();
    const change = releaseHold(stateOf(held), late ? "timeout" : "replaced");
    if (!change) continue;
    await applyChange(held, change, { session, isMailed: false });
    if (late) countExpired(session);
  }
}

/** Releases the hold of an order if it has expired unpaid; false if there was nothing to release. */
export async function releaseIfExpired(orderId: string): Promise<boolean> {
  return inTransaction(async (session) => {
    const order = await Order.findById(orderId, null, { session }).lean();
    if (!order?.holdUntil || order.holdUntil.getTime() > Date.now()) return false;
    const change = releaseHold(stateOf(order), "timeout");
    if (!change) return false;
    await applyChange(order, change, { session });
    countExpired(session);
    return true;
  });
}

function countExpired(session: ClientSession): void {
  afterCommit(session, () => count("vastra.holds.expired"));
}

/** Releases the expired holds on these products, so that their pieces can be bought; returns how many there were. */
export async function releaseExpiredHolds(productIds: readonly string[]): Promise<number> {
  await connectDatabase();
  const late = await Order.find(
    { holdUntil: { $type: "date", $lte: new Date() }, "cartItems.productId": { $in: productIds } },
    { _id: 1 },
  ).lean();
  let released = 0;
  for (const { _id } of late) if (await releaseIfExpired(_id.toString())) released++;
  return released;
}

/**
 * Releases the expired holds on products that are otherwise sold out, or one of whose sizes is, so that their pages do
 * not show "Out of Stock".
 * The reconciler has queried the provider before, as far as it could; a payment that arrives later is still handled.
 * @param until when to begin with no further one, in ms since 1970
 */
export async function releaseHoldsOnSoldOut(until: number): Promise<number> {
  const late = await Order.find({ holdUntil: { $type: "date", $lte: new Date() } }, { cartItems: 1 }).lean();
  const ids = late.flatMap(({ cartItems }) => cartItems.map(({ productId }) => productId));
  const soldOut = await Product.distinct("_id", { _id: { $in: ids }, live: true, scarcest: { $lte: 0 } });
  const gone = new Set(soldOut.map(String));
  let released = 0;
  for (const { _id, cartItems } of late) {
    if (Date.now() >= until) break;
    if (!cartItems.some(({ productId }) => gone.has(productId.toString()))) continue;
    try {
      if (await releaseIfExpired(_id.toString())) released++;
    } catch (error) {
      log.error({ err: error, orderId: _id }, "an expired hold was not released, the next run tries again");
    }
  }
  return released;
}
