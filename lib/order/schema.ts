import * as z from "zod";
import { line, Message, Rupees, Time } from "@/lib/http/shapes";
import type { OrderEvent } from "./events";
import { closers, documentKinds, orderStatuses, paymentStatuses, warningKinds } from "./status";

export const OrderStatusId = z.enum(orderStatuses, { error: `must be one of ${orderStatuses.join(", ")}` });
export const PaymentStatusId = z.enum(paymentStatuses);

const OrderLine = z.object({
  _id: z.string(),
  productId: z.string(),
  image: z.string(),
  title: z.string(),
  quantity: z.int(),
  mrp: Rupees,
  price: Rupees,
  size: z.string().nullable(),
  /** The size as it was read when the order was placed, "UK 8"; null without one. */
  sizeLabel: z.string().nullable(),
  /** For admins, in the order of an exchange: what was paid for the piece that came back. */
  paidFor: Rupees.optional(),
});

export const Day = z.iso.date({ error: "must be a date, yyyy-mm-dd" });

/** Who carries the parcel of an order. */
export const Shipment = z.object({
  carrier: line(2, 60, "the courier's name"),
  trackingNumber: line(2, 60, "the number of the parcel"),
  trackingUrl: z
    .url({ protocol: /^https$/, error: "must be an https address" })
    .max(500, { error: "must have at most 500 characters" })
    .optional(),
  expectedOn: Day.optional().meta({
    description:
      "An Indian day; a new one must be today or one of the 180 after it, as shoppers read it without its year",
  }),
});

const HistoryStep = z.object({
  at: Time,
  orderStatus: OrderStatusId,
  paymentStatus: PaymentStatusId,
  why: z.string(),
  /** For admins only: the name of the user who made the change, null for the system. */
  by: z.string().nullable().optional(),
});

export const OrderShape = z
  .object({
    _id: z.string(),
    userId: z.string(),
    /** For admins only: the shopper's name and email at the time of the order; null for older orders without it. */
    shopper: z.object({ name: z.string(), email: z.string() }).nullable().optional(),
    orderDate: Time,
    orderUpdateDate: Time,
    totalAmount: Rupees,
    platformFee: Rupees,
    shippingFee: Rupees,
    paymentMethod: z.string(),
    paymentStatus: PaymentStatusId,
    orderStatus: OrderStatusId,
    paymentId: z.string(),
    /** When the hold of an unpaid order expires; null without a hold. */
    holdUntil: Time.nullable(),
    cartItems: z.array(OrderLine),
    /** Name, state, GSTIN and business are "" if they are unknown. */
    addressInfo: z.object({
      name: z.string(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      phone: z.string(),
      pincode: z.string(),
      gstin: z.string(),
      business: z.string(),
    }),
    /** The note of a gift, "" without one; null for an order that is no gift. */
    gift: z.object({ note: z.string() }).nullable(),
    /** The Indian day by which it was promised, yyyy-mm-dd. */
    arrivesBy: Day,
    /** The end of the last Indian day on which it can be returned; null unless it is delivered. */
    returnUntil: Time.nullable(),
    /** Who carries its parcel; null until that is known. */
    shipment: Shipment.nullable(),
    /** Its invoices and credit notes, or receipts, oldest first. */
    documents: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(documentKinds),
        at: Time,
        /** The return that it credits; null for another reason. */
        returnId: z.string().nullable(),
      }),
    ),
    /** For admins only: whether its state is known, by which it is taxed. */
    isStateKnown: z.boolean().optional(),
    /** What has been refunded of it. */
    refundedAmount: Rupees,
    /** Its returns, oldest first. */
    returns: z.array(z.string()),
    /** The order whose pieces it exchanges; null for one of a cart. */
    exchangeOf: z.string().nullable(),
    /** The orders by which pieces of its exchanges are sent. */
    exchangeOrders: z.array(z.string()),
    /** Who or what rejected it; null for any other order. */
    closedBy: z.enum(closers).nullable(),
    history: z.array(HistoryStep),
    /** For admins only: a payment problem that needs a decision; null for none. */
    warning: z
      .object({ kind: z.enum(warningKinds), text: z.string(), at: Time })
      .nullable()
      .optional(),
  })
  .meta({ id: "Order" });

/** The order as the shop's own pages get it: with the events, for which they have words of their own. */
const OrderOnPage = OrderShape.extend({
  /** Without an event while an instance of the version before answers. */
  history: z.array(HistoryStep.extend({ happened: z.custom<OrderEvent>().optional() })),
});

const list = { total: z.int(), page: z.int(), pages: z.int() };
export const OrderListAnswer = z.object({ orders: z.array(OrderShape), ...list });
export const OrderAnswer = z.object({ message: Message, orders: OrderShape });
export const CashOrderAnswer = OrderAnswer.extend({ orderId: z.string() });

export const OrderListOnPage = OrderListAnswer.extend({ orders: z.array(OrderOnPage) });
export const OrderAnswerOnPage = OrderAnswer.extend({ orders: OrderOnPage });
export const CashOrderOnPage = CashOrderAnswer.extend({ orders: OrderOnPage });

export const PaymentAnswer = z.object({
  message: Message,
  amount: z.int().meta({ description: "Integer paise" }),
  currency: z.literal("INR"),
  razorpayOrderId: z.string(),
  orderId: z.string(),
  key: z.string(),
  /** Null for an order that was created earlier under the same key and can no longer be paid. */
  holdUntil: Time.nullable(),
});

export const ReconcileAnswer = z.object({
  /** Orders with a payment that had not been recorded yet. */
  settled: z.int(),
  /** Holds that expired unpaid. */
  released: z.int(),
  /** Refunds that the provider has completed. */
  refunds: z.int(),
  /** Orders that could not be checked in this run. */
  unreachable: z.int(),
  /** Orders whose requests Razorpay permanently refuses, set aside for a day. */
  setAside: z.int(),
  /** Orders that are due and left for the next run. */
  left: z.int(),
  /** Captured payments, in rupees, that belong to no order. */
  moneyWithoutOrder: z.array(z.object({ paymentId: z.string(), razorpayOrderId: z.string(), amount: Rupees })),
});

export type Order = z.infer<typeof OrderOnPage>;
export type Shipment = z.infer<typeof Shipment>;
export type Reconciled = z.infer<typeof ReconcileAnswer>;
export type OrderListAnswer = z.infer<typeof OrderListOnPage>;
export type OrderAnswer = z.infer<typeof OrderAnswerOnPage>;
export type CashOrderAnswer = z.infer<typeof CashOrderOnPage>;
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;
