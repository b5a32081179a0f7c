import "server-only";
import { Types } from "mongoose";
import { writeLog } from "@/lib/admin-log/server/service";
import { AppError, invalid, notFound } from "@/lib/errors";
import { refundedWithReturn } from "@/lib/order/outcome";
import { payments } from "@/lib/order/payment-status";
import type { UpdateStatus } from "@/lib/order/request-schema";
import { isSent, statuses } from "@/lib/order/status";
import { type Change, markRefunded, type OrderState, setStatus } from "@/lib/order/transitions";
import { inNumberedTransaction, inTransaction } from "@/lib/server/database/transaction";
import { Order, type StoredLine, type StoredOrder } from "@/models/order";
import type { StoredReturn } from "@/models/return";
import { applyChange, InsufficientStock, stateOf } from "../apply";
import { documentFor, loadGoods, type Numbered, storeDocument } from "../documents/issue";
import { shipmentOf, toOrder } from "../order-shape";
import { processRefundsLater } from "../payment/refunds";
import { processReturnRefundsLater } from "../payment/return-refunds";
import { checkLeavesDelivered, followExchange } from "../returns/order-status";
import { checkExpectedDay, correctShipment } from "./shipment";
import { stepNames } from "./step-names";

/**
 * Sets an order's status and shipment, or marks cash as refunded, for an admin, with all effects on stock and money.
 * @returns the order and a sentence that describes the change
 * @throws AppError not_found, invalid (a day in the past), conflict, stale (another status than was seen), out_of_stock
 */
export async function updateStatus(
  adminId: string,
  { orderId, orderStatus, paymentStatus, reason, shipment, cause, restock, seen }: UpdateStatus,
): Promise<{ order: StoredOrder; message: string }> {
  const goods = orderStatus && isSent(orderStatus) ? await loadGoods(orderId) : undefined;
  const run = orderStatus ? inNumberedTransaction : inTransaction;
  const { order, message, refunded } = await run(async (session) => {
    const stored = await Order.findById(orderId, null, { session }).lean();
    if (!stored) throw notFound("order");
    if (seen && (orderStatus !== stored.orderStatus || paymentStatus)) await refuseStale(stored, seen);
    let order: StoredOrder = stored;
    let refunded: StoredReturn | null = null;
    let document: Numbered | null = null;
    const said: string[] = [];
    if (shipment) checkExpectedDay(stored, shipment);
    checkRestock(stored, restock);
    const apply = async (change: Change) => {
      const stateBefore = stateOf(order);
      const by = new Types.ObjectId(adminId);
      const made = await documentFor(order, change.orderStatus, { session, goods });
      document = made ?? document;
      const isRestocked = ({ _id }: StoredLine) => restock?.[_id.toString()] ?? true;
      const cameBack = change.event === "undelivered" && { cause, isRestocked };
      const parcel = shipment !== undefined && { shipment };
      const options = { session, by, document: made, ...parcel, ...cameBack };
      const applied = await applyChange(order, change, options);
      const isRejection = change.event === "rejected" || change.event === "undelivered";
      const why = isRejection && { ...(change.data.reason && { reason: change.data.reason }), ...(cause && { cause }) };
      const isSame = change.orderStatus === order.orderStatus && change.paymentStatus === order.paymentStatus;
      const entry = { action: isSame ? "set shipment" : "set status", target: { kind: "order", id: orderId } } as const;
      const [before, after] = [logged(order), { ...logged(applied.order), ...why }];
      await writeLog({ adminId, ...entry, before, after }, session);
      order = applied.order;
      said.push(tell(change, stateBefore));
    };
    if (orderStatus) {
      const change = setStatus(stateOf(order), orderStatus, reason, cause);
      if (change && !("refused" in change)) await checkLeavesDelivered(order, orderStatus, session);
      if (change && "refused" in change) throw new AppError("conflict", change.refused);
      const correction = change ?? (shipment !== undefined && correctShipment(order, shipment));
      if (correction) await apply(correction);
      if (change) refunded = await followExchange(order, session);
    }
    if (paymentStatus) {
      const change = markRefunded(stateOf(order));
      if ("refused" in change) throw new AppError("conflict", change.refused);
      await apply(change);
    }
    if (document) await storeDocument(document, session);
    return {
      order,
      refunded,
      message: said.join(" ") || `The order is already ${statuses[stored.orderStatus].label}.`,
    };
  }).catch((error: unknown) => {
    if (!(error instanceof InsufficientStock)) throw error;
    throw new AppError("out_of_stock", "There is not enough stock to reopen this order.");
  });
  processRefundsLater(order);
  if (refunded?.refundStatus === "Refund pending") processReturnRefundsLater(refunded.paidOrderId);
  return { order, message };
}

/**
 * An admin who rejects what has been shipped or paid meanwhile would not know it.
 * @throws AppError stale with the order as it is now
 */
async function refuseStale(stored: StoredOrder, seen: NonNullable<UpdateStatus["seen"]>): Promise<void> {
  const { orderStatus, paymentStatus } = stored;
  if (seen.orderStatus === orderStatus && seen.paymentStatus === paymentStatus) return;
  const now = `It is ${statuses[orderStatus].label} now, and its payment is ${paymentStatus}.`;
  const data = toOrder(stored, await stepNames([stored]));
  throw new AppError("stale", `The order was changed meanwhile. ${now}`, { extra: { data } });
}

/** @throws AppError invalid when it names a line that the order does not have */
function checkRestock({ cartItems }: StoredOrder, restock: UpdateStatus["restock"]): void {
  const unknown = Object.keys(restock ?? {}).find((id) => !cartItems.some(({ _id }) => _id.toString() === id));
  if (unknown) throw invalid(`restock.${unknown}`, "is no line of this order");
}

/** What the log says of an order before and after a change. */
function logged(order: StoredOrder): Record<string, unknown> {
  return { orderStatus: order.orderStatus, paymentStatus: order.paymentStatus, ...shipmentOf(order) };
}

/** Describes a change for the admin who made it. */
function tell(change: Change, before: OrderState): string {
  const { orderStatus, paymentStatus, held, stock, refund } = change;
  if (change.event === "trackingChanged") return "The shipment is saved, and the shopper is notified.";
  if (change.event === "shipmentCorrected") return "The shipment is saved.";
  const parts = [`The order is ${statuses[orderStatus].label}.`];
  if (stock === "restock" && change.event !== "undelivered") parts.push("The items are back in stock.");
  if (stock === "reserve") parts.push("The items are taken from stock again.");
  if (before.held && !held && statuses[orderStatus].holdsStock)
    parts.push("Its reservation has ended and it is not paid.");
  if (refund) parts.push("The refund has started.");
  else if (paymentStatus === before.paymentStatus) return parts.join(" ");
  else if (before.isExchange && payments[paymentStatus].isGivenBack) parts.push(refundedWithReturn);
  else if (paymentStatus === "Refund pending") parts.push("Refund the cash, then select Mark refunded.");
  else if (paymentStatus === "Refunded") parts.push("The order is marked as refunded.");
  else parts.push(`The payment status is now ${paymentStatus}.`);
  return parts.join(" ");
}
