import { Schema } from "mongoose";
import { documentKinds, orderStatuses, paymentStatuses } from "@/lib/order/status";

// The parts of an order that are stored within it; amounts are integer paise.

export const line = new Schema({
  productId: { type: Schema.Types.ObjectId, required: true },
  image: { type: String, required: true },
  title: { type: String, required: true },
  quantity: { type: Number, required: true },
  /** Paise for one piece before any discount. */
  mrp: { type: Number, required: true },
  /** Paise charged for one piece. */
  price: { type: Number, required: true },
  /** In the order of an exchange: the paise that were paid for the piece that came back for it. */
  paidFor: { type: Number },
  /** The line of the order that was paid, in an order by which exchanged pieces are sent: its invoice has them. */
  paidLineId: { type: Schema.Types.ObjectId },
  size: { type: String, default: null },
  /** The size as it was read when the order was placed; orders from before it was stored have none. */
  sizeLabel: { type: String },
});

export const step = new Schema(
  {
    at: { type: Date, required: true },
    orderStatus: { type: String, enum: orderStatuses, required: true },
    paymentStatus: { type: String, enum: paymentStatuses, required: true },
    /** What happened, as typed by lib/order/events.ts; absent in steps of versions before events, which have only `why`. */
    event: { type: String },
    data: { type: Schema.Types.Mixed },
    why: { type: String, required: true },
    /** The user who made the change; null for the system. */
    by: { type: Schema.Types.ObjectId, default: null },
  },
  { _id: false },
);

export const shipment = new Schema(
  {
    carrier: { type: String, required: true },
    trackingNumber: { type: String, required: true },
    /** An https address; absent for none. */
    trackingUrl: { type: String },
    /** The Indian day that the courier expects, yyyy-mm-dd; absent for none. */
    expectedOn: { type: String },
  },
  { _id: false },
);

export const refund = new Schema(
  {
    paymentId: { type: String, required: true },
    /** The provider's id of the refund that completed it; "" until then. */
    id: { type: String, default: "" },
    status: { type: String, enum: ["wanted", "sent", "done"], required: true },
  },
  { _id: false, id: false },
);

export const document = new Schema(
  {
    number: { type: String, required: true },
    kind: { type: String, enum: documentKinds, required: true },
    at: { type: Date, required: true },
    /** The return that it credits; null for another reason. */
    returnId: { type: Schema.Types.ObjectId, default: null },
  },
  { _id: false },
);

/** The refund of a return, of which one payment can have several. */
export const returnRefund = new Schema(
  {
    returnId: { type: Schema.Types.ObjectId, required: true },
    paymentId: { type: String, required: true },
    /** All that the return refunds, in paise. */
    amount: { type: Number, required: true },
    /** The part of it that has arrived: sent by the shop, or refunded by hand at the provider before. */
    sent: { type: Number, required: true, default: 0 },
    byHand: { type: Number, required: true, default: 0 },
    /** The provider's id of the refund that completed it; "" until then. */
    id: { type: String, default: "" },
    status: { type: String, enum: ["wanted", "sent", "done"], required: true },
  },
  { _id: false, id: false },
);
