import "server-only";
import { type ClientSession, Types } from "mongoose";
import { writeLog } from "@/lib/admin-log/server/service";
import { AppError, invalid, notFound } from "@/lib/errors";
import { refundedWithReturn } from "@/lib/order/outcome";
import { payments } from "@/lib/order/payment-status";
import type { UpdateStatus } from "@/lib/order/request-schema";
import type { Shipment } from "@/lib/order/schema";
import { isSent, type OrderStatus, statuses } from "@/lib/order/status";
import { type Change, markRefunded, type OrderState, setStatus } from "@/lib/order/transitions";
import { inNumberedTransaction, inTransaction } from "@/lib/server/database/transaction";
import { Order, type StoredLine, type StoredOrder } from "@/models/order";
import { applyChange, InsufficientStock, stateOf } from "../apply";
import { documentFor, loadGoods, type Numbered, storeDocument } from "../documents/issue";
import { shipmentOf, toOrder } from "../order-shape";
import { processRefundsLater } from "../payment/refunds";
import { processReturnRefundsLater } from "../payment/return-refunds";
import { checkLeavesDelivered, followExchange } from "../returns/order-status";
import { checkExpectedDay, correctShipment, isSameShipment } from "./shipment";
import { stepNames } from "./step-names";

/**
 * Sets an order's status and shipment, or marks cash as refunded, for an admin, with all effects on stock and money.
 * @returns the order and a sentence that describes the change
 * @throws AppError not_found, invalid (a day in the past), conflict, stale (another status than was seen), out_of_stock
 */
export async function updateStatus(
  adminId: string,
  body: UpdateStatus,
): Promise<{ order: StoredOrder; message: string }> {
  const { orderId, orderStatus, paymentStatus, shipment, restock, seen } = body;
  const goods = orderStatus && isSent(orderStatus) ? await loadGoods(orderId) : undefined;
  const run = orderStatus ? inNumberedTransaction : inTransaction;
  const { order, message, refunded } = await run(async (session) => {
    const stored = await Order.findById(orderId, null, { session }).lean();
    if (!stored) throw notFound("order");
    if (seen && (orderStatus !== stored.orderStatus || paymentStatus)) await refuseStale(stored, seen);
    if (shipment !== undefined) await refuseStaleShipment(stored, shipment, seen);
    if (shipment) checkExpectedDay(stored, shipment);
    checkRestock(stored, restock);
    const change = orderStatus ? await statusChange(stored, orderStatus, body, session) : null;
    const correction = orderStatus && shipment !== undefined ? correctShipment(stored, shipment) : null;
    const call = { adminId, body, goods, session };
    const step = change ?? correction;
    const first = step ? await makeChange(stored, step, call) : unchanged(stored);
    const refunded = change ? await followExchange(first.order, session) : null;
    const last = paymentStatus ? await makeChange(first.order, refundOf(first.order), call) : unchanged(first.order);
    const document = last.document ?? first.document;
    if (document) await storeDocument(document, session);
    const said = [first.said, last.said].filter(Boolean).join(" ");
    return {
      order: last.order,
      refunded,
      message: said || `The order is already ${statuses[stored.orderStatus].label}.`,
    };
  }).catch((error: unknown) => {
    if (!(error instanceof InsufficientStock)) throw error;
    throw new AppError("out_of_stock", "There is not enough stock to reopen this order.");
  });
  processRefundsLater(order);
  if (refunded?.refundStatus === "Refund pending") processReturnRefundsLater(refunded.paidOrderId);
  return { order, message };
}

/** The change to another status; null for the one that the order has. @throws AppError conflict */
async function statusChange(
  order: StoredOrder,
  to: OrderStatus,
  { reason, cause }: UpdateStatus,
  session: ClientSession,
): Promise<Change | null> {
  const change = setStatus(stateOf(order), to, reason, cause);
  if (!change) return null;
  if ("refused" in change) throw new AppError("conflict", change.refused);
  await checkLeavesDelivered(order, to, session);
  return change;
}

/** The change that records cash as given back. @throws AppError conflict */
function refundOf(order: StoredOrder): Change {
  const change = markRefunded(stateOf(order));
  if ("refused" in change) throw new AppError("conflict", change.refused);
  return change;
}

interface Made {
  order: StoredOrder;
  /** To be stored with the change; null for none. */
  document: Numbered | null;
  /** A sentence about the change; "" for none. */
  said: string;
}

const unchanged = (order: StoredOrder): Made => ({ order, document: null, said: "" });

interface Call {
  adminId: string;
  body: UpdateStatus;
  goods: Awaited<ReturnType<typeof loadGoods>> | undefined;
  session: ClientSession;
}

/** Applies a change with all its effects, and writes it to the log. */
async function makeChange(order: StoredOrder, change: Change, { adminId, body, goods, session }: Call): Promise<Made> {
  const { shipment, cause, restock } = body;
  const by = new Types.ObjectId(adminId);
  const document = await documentFor(order, change.orderStatus, { session, goods });
  const isRestocked = ({ _id }: StoredLine) => restock?.[_id.toString()] ?? true;
  const cameBack = change.event === "undelivered" && { cause, isRestocked };
  const parcel = shipment !== undefined && { shipment };
  const applied = await applyChange(order, change, { session, by, document, ...parcel, ...cameBack });
  const isRejection = change.event === "rejected" || change.event === "undelivered";
  const why = isRejection && { ...(change.data.reason && { reason: change.data.reason }), ...(cause && { cause }) };
  const isSame = change.orderStatus === order.orderStatus && change.paymentStatus === order.paymentStatus;
  const target = { kind: "order", id: body.orderId } as const;
  const [before, after] = [logged(order), { ...logged(applied), ...why }];
  await writeLog({ adminId, action: isSame ? "set shipment" : "set status", target, before, after }, session);
  return { order: applied, document, said: tell(change, stateOf(order)) };
}

/**
 * An admin who rejects what has been shipped or paid meanwhile would not know it.
 * @throws AppError stale with the order as it is now
 */
async function refuseStale(stored: StoredOrder, seen: NonNullable<UpdateStatus["seen"]>): Promise<void> {
  const { orderStatus, paymentStatus } = stored;
  if (seen.orderStatus === orderStatus && seen.paymentStatus === paymentStatus) return;
  const now = `It is ${statuses[orderStatus].label} now, and its payment is ${paymentStatus}.`;
  throw await stale(stored, `The order was changed meanwhile. ${now}`);
}

/**
 * An admin who enters a shipment would replace what another one has entered meanwhile.
 * @throws AppError stale with the order as it is now
 */
async function refuseStaleShipment(
  stored: StoredOrder,
  wanted: Shipment | null,
  seen: UpdateStatus["seen"],
): Promise<void> {
  const now = shipmentOf(stored);
  if (seen?.shipment === undefined || isSameShipment(now, seen.shipment) || isSameShipment(now, wanted)) return;
  throw await stale(stored, "The shipment was changed meanwhile. Compare it with yours.");
}

async function stale(stored: StoredOrder, words: string): Promise<AppError> {
  return new AppError("stale", words, { extra: { data: toOrder(stored, await stepNames([stored])) } });
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
