import "server-only";
import { Types } from "mongoose";
import { writeLog } from "@/lib/admin-log/service";
import { dropProducts } from "@/lib/catalog/kept";
import { inTransaction } from "@/lib/db";
import { AppError, notFound } from "@/lib/http/errors";
import { Order, type StoredOrder } from "@/models/order";
import { applyChange, LackingStock, stateOf } from "./apply";
import { pursueRefundsLater } from "./refunds";
import type { UpdateStatus } from "./schema";
import { type Change, markRefunded, type OrderState, setStatus } from "./transitions";

/**
 * An admin sets an order's status, or marks cash as given back, with all that follows for stock and money.
 * Gives the order and a sentence that says what was done.
 * @throws AppError not_found, conflict, out_of_stock
 */
export async function updateStatus(
  adminId: string,
  { orderId, orderStatus, paymentStatus }: UpdateStatus,
): Promise<{ order: StoredOrder; message: string }> {
  const { order, shown, message } = await inTransaction(async (session) => {
    const stored = await Order.findById(orderId, null, { session }).lean();
    if (!stored) throw notFound("order");
    let result: { order: StoredOrder; shown: string[] } = { order: stored, shown: [] };
    const said: string[] = [];
    const apply = async (change: Change) => {
      const stateBefore = stateOf(result.order);
      const before = { orderStatus: result.order.orderStatus, paymentStatus: result.order.paymentStatus };
      const applied = await applyChange(result.order, change, { session, by: new Types.ObjectId(adminId) });
      const after = { orderStatus: applied.order.orderStatus, paymentStatus: applied.order.paymentStatus };
      await writeLog({ adminId, action: "set status", target: { kind: "order", id: orderId }, before, after }, session);
      result = { order: applied.order, shown: [...result.shown, ...applied.shown] };
      said.push(tell(change, stateBefore));
    };
    if (orderStatus) {
      const change = setStatus(stateOf(result.order), orderStatus);
      if (change && "refused" in change) throw new AppError("conflict", change.refused);
      if (change) await apply(change);
    }
    if (paymentStatus) {
      const change = markRefunded(stateOf(result.order));
      if ("refused" in change) throw new AppError("conflict", change.refused);
      await apply(change);
    }
    return { ...result, message: said.join(" ") || `The order is ${stored.orderStatus} already.` };
  }).catch((error: unknown) => {
    if (!(error instanceof LackingStock)) throw error;
    throw new AppError("out_of_stock", "There are not enough pieces left to take this order up again.");
  });
  dropProducts(shown);
  pursueRefundsLater(order);
  return { order, message };
}

/** What a change did, for the admin who made it. */
function tell({ orderStatus, paymentStatus, held, stock, refund }: Change, before: OrderState): string {
  const parts = [`The order is ${orderStatus}.`];
  if (stock === "give") parts.push("Its pieces are back in stock.");
  if (stock === "take") parts.push("Its pieces are taken from stock again.");
  if (before.held && !held && orderStatus !== "Rejected") parts.push("Its hold has ended, it is not paid.");
  if (refund) parts.push("The refund is started.");
  else if (paymentStatus === before.paymentStatus) return parts.join(" ");
  else if (paymentStatus === "Refund pending") parts.push("Give the cash back, then press Mark refunded.");
  else if (paymentStatus === "Refunded") parts.push("It is marked as refunded.");
  else parts.push(`It counts as ${paymentStatus} now.`);
  return parts.join(" ");
}
