import { type InferSchemaType, Schema, type Types } from "mongoose";
import { refundStatuses, returnReasons, returnStatuses } from "@/lib/return/status";
import { defineModel } from "./define-model";

const line = new Schema(
  {
    /** The line of the order. */
    lineId: { type: Schema.Types.ObjectId, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    title: { type: String, required: true },
    image: { type: String, required: true },
    size: { type: String, default: null },
    /** The sizes as they were read when the order was placed, and when the return was requested; older ones have none. */
    sizeLabel: { type: String },
    exchangeSizeLabel: { type: String },
    quantity: { type: Number, required: true },
    /** Paise that were paid for one piece. */
    paid: { type: Number, required: true },
    reason: { type: String, enum: returnReasons, required: true },
    /** The size that is sent instead; null when the money goes back. */
    exchangeSize: { type: String, default: null },
    /** How many pieces came back; null until then. */
    received: { type: Number, default: null },
    /** How many of those were put back into stock. */
    restocked: { type: Number, default: 0 },
  },
  { _id: false },
);

const step = new Schema(
  {
    at: { type: Date, required: true },
    status: { type: String, enum: returnStatuses, required: true },
    /** What happened, as typed by lib/return/events.ts. */
    event: { type: String, required: true },
    data: { type: Schema.Types.Mixed },
    /** The user who made the change; null for the system. */
    by: { type: Schema.Types.ObjectId, default: null },
  },
  { _id: false },
);

/** A return or exchange of pieces of an order. Amounts are integer paise. */
const returnSchema = new Schema(
  {
    orderId: { type: Schema.Types.ObjectId, required: true },
    /** The order that was paid and is refunded: another one only for pieces that were sent for an exchange. */
    paidOrderId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    /** How its order was paid, by name. */
    paymentMethod: { type: String, required: true },
    status: { type: String, enum: returnStatuses, required: true },
    requestedAt: { type: Date, required: true },
    lines: { type: [line], required: true },
    note: { type: String, default: "" },
    /** URLs of pictures of the goods. */
    images: { type: [String], default: [] },
    /** The UPI address for a refund of a cash order; "" without one. For admins only. */
    upi: { type: String, default: "" },
    /** Everything that is refunded, fees and rejected exchanges included; until the goods are back, what it will be. */
    refundAmount: { type: Number, required: true },
    /** The part of it that is fees. */
    refundedFees: { type: Number, required: true, default: 0 },
    /** The part of it that has arrived. */
    refunded: { type: Number, required: true, default: 0 },
    refundStatus: { type: String, enum: refundStatuses, required: true },
    /** The bank's reference of a payment by an admin; "" without one. */
    refundReference: { type: String, default: "" },
    /** The order by which exchanged pieces are sent, once there is one, and whether it is delivered or rejected. */
    exchangeOrderId: { type: Schema.Types.ObjectId },
    exchangeDone: { type: Boolean },
    history: { type: [step], required: true },
    /** When its goods were received, or counted as if; absent until then. */
    receivedAt: { type: Date },
    /** When it was completed, declined or cancelled; absent while it is open. */
    endedAt: { type: Date },
    /** The Idempotency-Key of the request; absent without one, or when it was used again later. */
    attemptKey: { type: String },
    /** The search words for admins: those of its order. */
    searchWords: { type: [String], default: [] },
  },
  { collection: "returns" },
);

// Each index with what reads by it; a test compares this with the files.
// lib/order/server/returns/read.ts: the returns of an order.
returnSchema.index({ orderId: 1 });
// lib/order/server/returns/read.ts: a shopper's returns.
returnSchema.index({ userId: 1, requestedAt: -1, _id: -1 });
// lib/order/server/returns/add.ts: the return that an attempt has requested already.
returnSchema.index(
  { userId: 1, attemptKey: 1 },
  { unique: true, partialFilterExpression: { attemptKey: { $exists: true } } },
);
// lib/order/server/returns/list.ts: all returns, those of a status, those that match words, and those whose money is due.
returnSchema.index({ requestedAt: -1, _id: -1 });
returnSchema.index({ status: 1, requestedAt: -1, _id: -1 });
returnSchema.index({ searchWords: 1, requestedAt: -1, _id: -1 });
returnSchema.index({ refundStatus: 1, requestedAt: -1, _id: -1 });
// lib/dashboard/server/returns.ts: what was received in a period.
returnSchema.index({ receivedAt: 1 }, { partialFilterExpression: { receivedAt: { $exists: true } } });
// lib/order/server/returns/old-pictures.ts: pictures of returns that ended long ago.
returnSchema.index({ endedAt: 1 }, { partialFilterExpression: { "images.0": { $exists: true } } });

export type ReturnFields = InferSchemaType<typeof returnSchema>;
export type StoredReturnLine = InferSchemaType<typeof line>;
export type StoredReturnStep = Omit<InferSchemaType<typeof step>, "data"> & { data?: unknown };
/** A return as plain data, as returned by lean queries. */
export type StoredReturn = Omit<ReturnFields, "lines" | "history"> & {
  _id: Types.ObjectId;
  lines: StoredReturnLine[];
  history: StoredReturnStep[];
};

export const Return = defineModel<ReturnFields>("Return", returnSchema);
