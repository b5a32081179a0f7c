import "server-only";
import type { ClientSession, Types } from "mongoose";
import { isFormerAccount } from "@/lib/former-account";
import { queueOrderMails } from "@/lib/message/server/outbox";
import { isSale } from "@/lib/order/sales";
import { countSold } from "@/lib/order/server/stock/sold";
import { Order, type StoredOrder } from "@/models/order";
import { mailsAbout } from "../mails";
import type { Shipment } from "../schema";
import { isSent, type RejectionCause, warningKinds } from "../status";
import type { Change, OrderState } from "../transitions";
import { entryOf, type Numbered } from "./documents/issue";
import type { ManualRefund } from "./payment/warnings";
import { newStep } from "./steps";
import { reservePieces, restockPieces } from "./stock/stock";

/** The part of a stored order that the rules depend on. */
export function stateOf(order: StoredOrder): OrderState {
  return {
    orderStatus: order.orderStatus,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    held: order.holdUntil !== null && order.holdUntil !== undefined,
    stockTaken: order.stockTaken,
    closedBy: order.closedBy ?? null,
    isExchange: Boolean(order.exchangeOf),
    isFormer: isFormerAccount(order.userId),
  };
}

/** Thrown to abort a transaction when these products have too few pieces in stock. */
export class InsufficientStock extends Error {
  override readonly name = "InsufficientStock";
  constructor(readonly productIds: string[]) {
    super(`Too few pieces of ${productIds.join(", ")}`);
  }
}

interface ApplyOptions {
  session: ClientSession;
  by?: Types.ObjectId | null;
  /** The payment that the change records. */
  paymentId?: string;
  /** What was refunded manually at the provider. */
  manualRefund?: ManualRefund;
  /** The document that the change makes; the caller stores it. */
  document?: Numbered | null;
  /** Whether the pieces of a line go back into stock with the others; those of a parcel that came back may not. */
  isRestocked?: (line: StoredOrder["cartItems"][number]) => boolean;
  /** What the order is rejected for. */
  cause?: RejectionCause;
  /** Who carries the parcel now, null for nobody; without it, what is stored stays while the parcel is sent. */
  shipment?: Shipment | null;
  /** Whether the mail about it is queued, where there is one. */
  isMailed?: boolean;
}

/**
 * Applies a change within a transaction: updates the order, its history, the stock and the sales figures together, and
 * queues the mails about it.
 * @returns the updated order
 * @throws InsufficientStock when the stock has too few pieces for the change
 */
export async function applyChange(
  order: StoredOrder,
  change: Change,
  {
    session,
    by = null,
    paymentId,
    manualRefund,
    document,
    shipment,
    isRestocked = () => true,
    cause,
    isMailed = true,
  }: ApplyOptions,
): Promise<StoredOrder> {
  if (change.stock === "restock") await restockPieces(order.cartItems.filter(isRestocked), session);
  if (change.stock === "reserve") {
    const lacking = await reservePieces(order.cartItems, session);
    if (lacking.length > 0) throw new InsufficientStock(lacking);
  }

  const now = new Date();
  const { orderStatus, paymentStatus } = change;
  const wasSale = isSale(order);
  if (isSale({ ...order, orderStatus, paymentStatus }) !== wasSale) await countSold(order, wasSale ? -1 : 1, session);
  const refunded = change.refund ? (paymentId ?? order.paymentId) : "";
  const warnsOfRefund = order.warning?.kind === warningKinds.byHand;
  const updated = await Order.findOneAndUpdate(
    { _id: order._id },
    {
      $set: {
        orderStatus,
        paymentStatus,
        orderUpdateDate: now,
        ...(!change.held && { holdUntil: null }),
        ...(change.stock !== "keep" && { stockTaken: change.stock === "reserve" }),
        ...(change.closedBy && { closedBy: change.closedBy }),
        ...(paymentId && { paymentId }),
        ...manualRefund,
        ...(shipment && { shipment }),
        ...(cause && { cause }),
        // The first try may fail, and an order that was settled long ago is seldom checked.
        ...(refunded && { nextCheckAt: now }),
      },
      $unset: {
        ...(!change.closedBy && { closedBy: 1, cause: 1 }),
        ...((shipment === null || !isSent(orderStatus)) && { shipment: 1 }),
        // An admin who sets the status has decided about the warning.
        ...(by && warnsOfRefund && { warning: 1 }),
        ...(manualRefund && !manualRefund.warning && warnsOfRefund && { warning: 1 }),
      },
      $push: {
        history: newStep(change, change, { at: now, by }),
        ...(document && { documents: entryOf(document) }),
        ...(refunded && { refunds: { paymentId: refunded, id: "", status: "wanted" } }),
      },
    },
    { session, returnDocument: "after" },
  ).lean();
  if (!updated) throw new Error(`Order ${order._id} is gone`);
  if (isMailed) await queueOrderMails(updated, mailsAbout(stateOf(order), change), session);
  return updated;
}
