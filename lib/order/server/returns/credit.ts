import "server-only";
import type { ClientSession, Types } from "mongoose";
import { Order, type StoredOrder } from "@/models/order";
import type { StoredReturn } from "@/models/return";
import { issueCredit } from "../documents/issue";

/** The order that was paid and invoiced. */
async function paidOrder(stored: StoredReturn, session: ClientSession): Promise<StoredOrder> {
  return Order.findById(stored.paidOrderId, null, { session }).orFail().lean<StoredOrder>();
}

/** The line of the paid order that a line stands for: its own, but for the line of an exchange. */
function paidLine({ _id, paidLineId }: StoredOrder["cartItems"][number]): Types.ObjectId {
  return paidLineId ?? _id;
}

/**
 * Credits what came back for money with a return that has just been received, or is settled as if it had been, and the
 * fees that it refunds, as the last writes of that transaction. Exchanged pieces stay on the invoice.
 */
export async function creditReturn(stored: StoredReturn, session: ClientSession): Promise<void> {
  const paid = await paidOrder(stored, session);
  const order = stored.orderId.equals(paid._id) ? paid : await Order.findById(stored.orderId, null, { session }).lean();
  const lines = stored.lines.flatMap(({ lineId, exchangeSize, quantity, received }) => {
    const line = order?.cartItems.find(({ _id }) => _id.equals(lineId));
    const pieces = received ?? quantity;
    return line && exchangeSize == null && pieces > 0 ? [{ lineId: String(paidLine(line)), quantity: pieces }] : [];
  });
  const fees = (stored.refundedFees ?? 0) > 0;
  if (lines.length > 0) await issueCredit(paid, { lines, fees }, { session, returnId: stored._id });
}

/** Credits the pieces of an exchange that was rejected, which are refunded instead. */
export async function creditExchange(
  { cartItems }: StoredOrder,
  stored: StoredReturn,
  session: ClientSession,
): Promise<void> {
  const lines = cartItems.map((line) => ({ lineId: String(paidLine(line)), quantity: line.quantity }));
  await issueCredit(await paidOrder(stored, session), { lines, fees: false }, { session, returnId: stored._id });
}
