import { type InferSchemaType, Schema, type Types } from "mongoose";
import {
  closers,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  rejectionCauses,
  warningKinds,
} from "@/lib/order/status";
import { defineModel } from "./define-model";
import { document, line, refund, returnRefund, shipment, step } from "./order-parts";

/** Amounts are integer paise. The states are described in docs/decisions/. */
const orderSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** The shopper's name and email at the time of the order; for admins only. */
    shopper: { type: { _id: false, name: { type: String, required: true }, email: { type: String, required: true } } },
    /** The search words for admins: number, names, email and phones in lower case. */
    searchWords: { type: [String], default: [] },
    cartItems: { type: [line], required: true },
    addressInfo: {
      type: {
        _id: false,
        name: { type: String, default: "" },
        address: { type: String, required: true },
        city: { type: String, required: true },
        state: { type: String, default: "" },
        pincode: { type: String, required: true },
        phone: { type: String, required: true },
        /** Of a buyer who is a business; "" or absent without one. */
        gstin: { type: String, default: "" },
        business: { type: String, default: "" },
      },
      required: true,
    },
    /**
     * The state of its tax, one of the 36: see lib/order/server/documents/place.ts. Null when it is unknown; absent in
     * orders of versions before.
     */
    state: { type: String, default: undefined },
    /** The note of a gift, "" without one; absent for an order that is no gift. */
    gift: { type: { _id: false, note: { type: String, default: "" } } },
    platformFee: { type: Number, required: true },
    shippingFee: { type: Number, required: true },
    totalAmount: { type: Number, required: true },
    paymentMethod: { type: String, enum: Object.values(paymentMethods), required: true },
    paymentStatus: { type: String, enum: paymentStatuses, required: true },
    orderStatus: { type: String, enum: orderStatuses, required: true },
    /** The id of the Razorpay payment that paid it; "" without one. */
    paymentId: { type: String, default: "" },
    razorpayOrderId: { type: String },
    /** When the hold of an unpaid order expires; null without a hold. */
    holdUntil: { type: Date, default: null },
    /** True while the pieces of this order are taken from the stock of their products. */
    stockTaken: { type: Boolean, required: true },
    /** Who or what rejected it; determines how a late payment is handled. */
    closedBy: { type: String, enum: closers },
    /** What it was rejected for: its parcel came back; absent for any other order. */
    cause: { type: String, enum: rejectionCauses },
    /** Refunds of this order's payment, or of a surplus second payment. */
    refunds: { type: [refund], required: true, default: [] },
    /** The refunds of its returns through the provider. */
    returnRefunds: { type: [returnRefund], default: undefined },
    /** Who sends these refunds, and until when nobody else does: they are sent one after the other. */
    refundLease: {
      type: { _id: false, owner: { type: String, required: true }, until: { type: Date, required: true } },
    },
    /** What its returns have refunded, in paise: sent by the shop, or paid by an admin. */
    refundedAmount: { type: Number },
    /** Its returns, oldest first, and the orders by which exchanged pieces are sent. */
    returns: { type: [Schema.Types.ObjectId], default: undefined },
    exchangeOrders: { type: [Schema.Types.ObjectId], default: undefined },
    /** The order whose pieces this one exchanges; absent for one of a cart. */
    exchangeOf: { type: Schema.Types.ObjectId },
    history: { type: [step], required: true },
    /** The Idempotency-Keys of the requests that this order answers; absent without one. */
    attemptKeys: { type: [String], default: undefined },
    orderDate: { type: Date, required: true },
    /**
     * The Indian day by which it was promised, yyyy-mm-dd, and within how many days after its delivery it can be
     * returned: as of its day. Absent in orders of versions before, see lib/order/server/days.ts.
     */
    arrivesBy: { type: String },
    returnDays: { type: Number },
    /** Who carries the parcel; absent until an admin says it. */
    shipment: { type: shipment },
    /** Its invoices and credits, oldest first; their content is in models/order-document.ts. */
    documents: { type: [document], default: undefined },
    /** True for an order that gets no documents: it was first sent before the shop made any. */
    isUndocumented: { type: Boolean },
    orderUpdateDate: { type: Date, required: true },
    /** When reading the order last triggered settling it, see lib/order/server/reconcile/settle-overdue.ts. */
    lastCheckedAt: { type: Date },
    /** When the reconciler next checks it with Razorpay, see lib/order/server/reconcile/next-check.ts; absent for cash orders. */
    nextCheckAt: { type: Date },
    /** The amount of its payment that was refunded manually at Razorpay, in paise: see `manuallyRefunded`. */
    returned: { type: Number },
    /** A payment problem that needs an admin's decision; absent if there is none. */
    warning: {
      type: {
        _id: false,
        kind: { type: String, enum: Object.values(warningKinds), required: true },
        text: { type: String, required: true },
        at: { type: Date, required: true },
      },
    },
  },
  { collection: "orders" },
);

// Each index with what reads by it; a test compares this with the files.
// lib/order/server/checkout/service.ts: a shopper's orders.
orderSchema.index({ userId: 1, orderDate: -1, _id: -1 });
// lib/order/server/checkout/attempt.ts: the order that an attempt has placed already.
orderSchema.index(
  { userId: 1, attemptKeys: 1 },
  { unique: true, partialFilterExpression: { attemptKeys: { $exists: true } } },
);
// lib/order/server/checkout/checkout.ts: the open orders of an account; lib/order/server/admin/new-accounts.ts: those of
// the newest accounts, whose ids are the highest.
orderSchema.index({ userId: 1, orderStatus: 1, paymentStatus: 1 });
// lib/order/server/admin/admin.ts: All Orders, and those of one status; lib/media/server/ordered-pictures.ts: new ones.
orderSchema.index({ orderDate: -1, _id: -1 });
orderSchema.index({ orderStatus: 1, orderDate: -1, _id: -1 });
// lib/order/server/admin/search.ts: orders by number, name, email or phone.
orderSchema.index({ searchWords: 1, orderDate: -1, _id: -1 });
// lib/order/server/admin/sales-rows.ts: the dashboard's sums; lib/order/groups.ts: its counts. They cover both.
orderSchema.index({
  orderDate: 1,
  orderStatus: 1,
  paymentMethod: 1,
  paymentStatus: 1,
  totalAmount: 1,
  refundedAmount: 1,
});
orderSchema.index({ orderStatus: 1, paymentMethod: 1, paymentStatus: 1, orderDate: 1, totalAmount: 1 });
// lib/order/server/admin/sales-rows.ts: days with orders that changed since the dashboard's last request.
orderSchema.index({ orderUpdateDate: 1, orderDate: 1 });
// lib/order/server/payment/webhook.ts: the order of a provider's order, of which there is one.
orderSchema.index(
  { razorpayOrderId: 1 },
  { unique: true, partialFilterExpression: { razorpayOrderId: { $exists: true } } },
);
// lib/order/server/reconcile/unmatched-payments.ts: the order of a payment, which pays one at most.
orderSchema.index({ paymentId: 1 }, { unique: true, partialFilterExpression: { paymentId: { $gt: "" } } });
// lib/order/server/reconcile/release.ts: holds that have expired.
orderSchema.index({ holdUntil: 1 }, { partialFilterExpression: { holdUntil: { $type: "date" } } });
// lib/order/server/reconcile/reconcile.ts: orders to check with the provider, longest due first.
orderSchema.index({ nextCheckAt: 1 }, { partialFilterExpression: { nextCheckAt: { $exists: true } } });
// lib/jobs/server/former-names.ts: the same by the name that the version before writes.
orderSchema.index({ lookAt: 1 }, { partialFilterExpression: { lookAt: { $exists: true } } });
// lib/order/groups.ts: payments that need a decision.
orderSchema.index({ "warning.at": 1 }, { partialFilterExpression: { "warning.at": { $exists: true } } });
// lib/order/server/payment/refunds.ts: the refund of a payment.
orderSchema.index({ "refunds.paymentId": 1 }, { partialFilterExpression: { "refunds.paymentId": { $exists: true } } });
// lib/order/server/reconcile/reconcile.ts: refunds that are not done.
orderSchema.index({ "refunds.status": 1 }, { partialFilterExpression: { "refunds.status": { $exists: true } } });
// lib/order/server/reconcile/reconcile.ts: refunds of returns that are not done.
orderSchema.index(
  { "returnRefunds.status": 1 },
  { partialFilterExpression: { "returnRefunds.status": { $exists: true } } },
);
// lib/order/server/payment/return-refunds.ts: the order of a payment of which a return is refunded.
orderSchema.index(
  { "returnRefunds.paymentId": 1 },
  { partialFilterExpression: { "returnRefunds.paymentId": { $exists: true } } },
);
// lib/dashboard/server/returns.ts: how many parcels came back undelivered.
orderSchema.index(
  { cause: 1, orderDate: 1, paymentMethod: 1 },
  { partialFilterExpression: { cause: { $exists: true } } },
);

export type OrderFields = InferSchemaType<typeof orderSchema>;
export type StoredLine = InferSchemaType<typeof line> & { _id: Types.ObjectId };
export type StoredStep = Omit<InferSchemaType<typeof step>, "data"> & { data?: unknown };
/** An order as plain data, as returned by lean queries. */
export type StoredOrder = Omit<
  OrderFields,
  "cartItems" | "history" | "refunds" | "attemptKeys" | "documents" | "returnRefunds" | "returns" | "exchangeOrders"
> & {
  _id: Types.ObjectId;
  cartItems: StoredLine[];
  history: StoredStep[];
  refunds: InferSchemaType<typeof refund>[];
  attemptKeys?: string[] | null;
  documents?: InferSchemaType<typeof document>[] | null;
  returnRefunds?: InferSchemaType<typeof returnRefund>[] | null;
  returns?: Types.ObjectId[] | null;
  exchangeOrders?: Types.ObjectId[] | null;
};
export type ReturnRefund = InferSchemaType<typeof returnRefund>;

export const Order = defineModel<OrderFields>("Order", orderSchema);
