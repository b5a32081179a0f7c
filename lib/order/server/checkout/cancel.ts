import "server-only";
import { Types } from "mongoose";
import { AppError } from "@/lib/errors";
import { cancel } from "@/lib/order/transitions";
import { inTransaction } from "@/lib/server/database/transaction";
import type { StoredOrder } from "@/models/order";
import { applyChange, stateOf } from "../apply";
import { documentFor, storeDocument } from "../documents/issue";
import { processRefundsLater } from "../payment/refunds";
import { ownOrder } from "./own-order";

/**
 * Cancels a shopper's Pending order: returns its pieces to stock, and refunds it if it was paid.
 * @throws AppError not_found, forbidden, conflict
 */
export async function cancelOrder(userId: string, orderId: string): Promise<StoredOrder> {
  const order = await inTransaction(async (session) => {
    const stored = await ownOrder(userId, orderId, session);
    const change = cancel(stateOf(stored));
    if ("refused" in change) throw new AppError("conflict", change.refused);
    const document = await documentFor(stored, change.orderStatus, { session });
    const order = await applyChange(stored, change, { session, by: new Types.ObjectId(userId), document });
    if (document) await storeDocument(document, session);
    return order;
  });
  processRefundsLater(order);
  return order;
}
