import "server-only";
import { Types } from "mongoose";
import { AppError } from "@/lib/http/errors";
import { inTransaction } from "@/lib/server/database/db";
import type { StoredOrder } from "@/models/order";
import { cancel } from "../transitions";
import { applyChange, stateOf } from "./apply";
import { ownOrder } from "./own-order";
import { pursueRefundsLater } from "./refunds";

/**
 * Cancels a shopper's Pending order: returns its pieces to stock, and refunds it if it was paid.
 * @throws AppError not_found, forbidden, conflict
 */
export async function cancelOrder(userId: string, orderId: string): Promise<StoredOrder> {
  const { order } = await inTransaction(async (session) => {
    const stored = await ownOrder(userId, orderId, session);
    const change = cancel(stateOf(stored));
    if ("refused" in change) throw new AppError("conflict", change.refused);
    return applyChange(stored, change, { session, by: new Types.ObjectId(userId) });
  });
  pursueRefundsLater(order);
  return order;
}
