import { type InferSchemaType, Schema, type Types } from "mongoose";
import { ids, sizes } from "@/lib/catalog/options";
import { closers, orderStatuses, paymentMethods, paymentStatuses } from "@/lib/order/status";
import { defineModel } from "./define-model";

const line = new Schema({
  productId: { type: Schema.Types.ObjectId, required: true },
  image: { type: String, required: true },
  title: { type: String, required: true },
  quantity: { type: Number, required: true },
  /** Paise for one piece before any discount. */
  mrp: { type: Number, required: true },
  /** Paise charged for one piece. */
  price: { type: Number, required: true },
  size: { type: String, enum: ids(sizes), default: null },
});

const step = {
  _id: false,
  at: { type: Date, required: true },
  orderStatus: { type: String, enum: orderStatuses, required: true },
  paymentStatus: { type: String, enum: paymentStatuses, required: true },
  why: { type: String, required: true },
  /** The user who did it; null for the shop itself. */
  by: { type: Schema.Types.ObjectId, default: null },
};

/** Amounts are integer paise. What the states mean stands in docs/decisions/. */
const orderSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** Who ordered, as the account said it then; for admins only. */
    shopper: { type: { _id: false, name: { type: String, required: true }, email: { type: String, required: true } } },
    /** What admins find it by: number, names, email and phones in lower case. */
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
      },
      required: true,
    },
    platformFee: { type: Number, required: true },
    shippingFee: { type: Number, required: true },
    totalAmount: { type: Number, required: true },
    paymentMethod: { type: String, enum: Object.values(paymentMethods), required: true },
    paymentStatus: { type: String, enum: paymentStatuses, required: true },
    orderStatus: { type: String, enum: orderStatuses, required: true },
    /** The Razorpay payment that paid it; "" without one. */
    paymentId: { type: String, default: "" },
    razorpayOrderId: { type: String },
    /** Until when an unpaid order keeps its stock; null without such a hold. */
    holdUntil: { type: Date, default: null },
    /** True while the pieces of this order are out of the stock of their products. */
    stockTaken: { type: Boolean, required: true },
    /** Who or what rejected it; decides what happens to a payment that still comes. */
    closedBy: { type: String, enum: closers },
    /** Money on its way back: for a payment of this order, or for one too many. */
    refunds: {
      type: [
        {
          _id: false,
          paymentId: { type: String, required: true },
          /** The provider's id of the refund that completed it; "" until then. */
          id: { type: String, default: "" },
          status: { type: String, enum: ["wanted", "sent", "done"], required: true },
        },
      ],
      required: true,
      default: [],
    },
    history: { type: [step], required: true },
    orderDate: { type: Date, required: true },
    orderUpdateDate: { type: Date, required: true },
    /** When somebody's look at it last had it settled, see lib/order/server/settle-overdue.ts. */
    checkedAt: { type: Date },
    /** When the reconciler asks Razorpay about it next, see lib/order/server/next-look.ts; absent for cash. */
    lookAt: { type: Date },
    /** Paise of its payment that were sent back at Razorpay without the shop's asking. */
    returned: { type: Number },
    /** What an admin has to decide about its money; absent when nothing. */
    warning: {
      type: {
        _id: false,
        kind: { type: String, enum: ["refused", "returned"], required: true },
        text: { type: String, required: true },
        at: { type: Date, required: true },
      },
    },
  },
  { collection: "orders" },
);

orderSchema.index({ userId: 1, orderDate: -1, _id: -1 });
// What an account has in open orders, and the open orders of the newest accounts, whose ids are the highest.
orderSchema.index({ userId: 1, orderStatus: 1, paymentStatus: 1 });
orderSchema.index({ orderDate: -1, _id: -1 });
orderSchema.index({ orderStatus: 1, orderDate: -1, _id: -1 });
orderSchema.index({ searchWords: 1, orderDate: -1, _id: -1 });
// The dashboard's sums and counts are answered from these two alone.
orderSchema.index({ orderDate: 1, orderStatus: 1, paymentMethod: 1, paymentStatus: 1, totalAmount: 1 });
orderSchema.index({ orderStatus: 1, paymentMethod: 1, paymentStatus: 1, orderDate: 1 });
// Tells the dashboard of which days an order changed since it last looked.
orderSchema.index({ orderUpdateDate: 1, orderDate: 1 });
orderSchema.index(
  { razorpayOrderId: 1 },
  { unique: true, partialFilterExpression: { razorpayOrderId: { $exists: true } } },
);
// Tells whether a picture is shown.
orderSchema.index({ "cartItems.image": 1 });
orderSchema.index({ paymentId: 1 }, { unique: true, partialFilterExpression: { paymentId: { $gt: "" } } });
orderSchema.index({ holdUntil: 1 }, { partialFilterExpression: { holdUntil: { $type: "date" } } });
orderSchema.index({ lookAt: 1 }, { partialFilterExpression: { lookAt: { $exists: true } } });
orderSchema.index({ "warning.at": 1 }, { partialFilterExpression: { "warning.at": { $exists: true } } });
orderSchema.index({ "refunds.paymentId": 1 }, { partialFilterExpression: { "refunds.paymentId": { $exists: true } } });
orderSchema.index({ "refunds.status": 1 }, { partialFilterExpression: { "refunds.status": { $exists: true } } });

export type OrderFields = InferSchemaType<typeof orderSchema>;
export type StoredLine = InferSchemaType<typeof line> & { _id: Types.ObjectId };
/** An order as plain data, as lean queries give it. */
export type StoredOrder = Omit<OrderFields, "cartItems"> & { _id: Types.ObjectId; cartItems: StoredLine[] };

export const Order = defineModel<OrderFields>("Order", orderSchema);
