import "server-only";
import { Types } from "mongoose";
import { AppError } from "@/lib/errors";
import { cancelReturn } from "@/lib/return/transitions";
import { inTransaction } from "@/lib/server/database/transaction";
import type { StoredReturn } from "@/models/return";
import { applyReturnChange } from "./apply";
import { ownReturn } from "./read";
import { returnStateOf } from "./state";

/**
 * Cancels a shopper's return and restocks pieces that are held for an exchange. Cancelling twice changes nothing.
 * @throws AppError not_found, forbidden, conflict
 */
export function cancelOwnReturn(userId: string, returnId: string): Promise<StoredReturn> {
  return inTransaction(async (session) => {
    const stored = await ownReturn(userId, returnId, session);
    const change = cancelReturn(returnStateOf(stored));
    if (!change) return stored;
    if ("refused" in change) throw new AppError("conflict", change.refused);
    return applyReturnChange(stored, change, { session, by: new Types.ObjectId(userId), set: { refundAmount: 0 } });
  });
}
