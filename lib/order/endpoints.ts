import * as z from "zod";
import { CartFields } from "@/lib/cart/schema";
import { endpointsOf } from "@/lib/http/endpoint";
import { idempotencyHeaders } from "@/lib/http/shapes";
import {
  CapturePayment,
  OrderDocumentParams,
  OrderDocumentQuery,
  OrderIdBody,
  OrderOwnerParams,
  OrderParams,
  OwnOrderQuery,
  PlaceOrder,
} from "./request-schema";
import {
  CashOrderAnswer,
  CashOrderOnPage,
  OrderAnswer,
  OrderAnswerOnPage,
  OrderListAnswer,
  OrderListOnPage,
  PaymentAnswer,
} from "./schema";
import { holdMs } from "./status";

const { shopper } = endpointsOf("Orders");

const PlaceOrderHeaders = idempotencyHeaders("order");

/** The current cart. */
const FreshCart = CartFields.extend({
  unavailable: z.array(z.string()).optional().meta({ description: "Deleted products that were in the cart, by id" }),
});

export const placeCashOrderEndpoint = shopper.post("/api/shop/order/createCOD", {
  summary: "Order the cart with cash on delivery",
  owner: true,
  headers: PlaceOrderHeaders,
  body: PlaceOrder,
  answer: CashOrderAnswer,
  pageAnswer: CashOrderOnPage,
  status: 201,
  repeatable: true,
  limit: "order",
  errors: ["not_found", "cart_empty", "total_changed", "out_of_stock", "limit_reached", "conflict"],
  extra: { 409: FreshCart },
});

export const createPaymentEndpoint = shopper.post("/api/shop/order/create", {
  summary: `Order the cart with Razorpay (reserves the items for ${holdMs / 60_000} minutes)`,
  owner: true,
  headers: PlaceOrderHeaders,
  body: PlaceOrder,
  answer: PaymentAnswer,
  status: 201,
  repeatable: true,
  limit: "order",
  errors: [
    "not_found",
    "cart_empty",
    "total_changed",
    "out_of_stock",
    "limit_reached",
    "conflict",
    "provider_failed",
    "not_configured",
  ],
  extra: { 409: FreshCart },
});

export const capturePaymentEndpoint = shopper.post("/api/shop/order/capture", {
  summary: "Confirm a Razorpay payment by its signature",
  body: CapturePayment,
  answer: OrderAnswer,
  pageAnswer: OrderAnswerOnPage,
  errors: ["forbidden", "not_found", "conflict", "provider_failed", "not_configured"],
  extra: { 409: OrderAnswer.pick({ orders: true }) },
});

export const payOrderEndpoint = shopper.post("/api/shop/order/pay", {
  summary: "Pay an unpaid order while its items are reserved",
  body: OrderIdBody,
  answer: PaymentAnswer,
  errors: ["forbidden", "not_found", "conflict", "not_configured"],
});

export const cancelOrderEndpoint = shopper.post("/api/shop/order/cancel", {
  summary: "Cancel a Pending order (restocks the items, refunds a payment)",
  body: OrderIdBody,
  answer: OrderAnswer,
  pageAnswer: OrderAnswerOnPage,
  errors: ["forbidden", "not_found", "conflict"],
});

export const listOrdersEndpoint = shopper.get("/api/shop/order/fetchOrders/{userId}", {
  summary: "List a shopper's orders, newest first",
  owner: true,
  params: OrderOwnerParams,
  query: OwnOrderQuery,
  answer: OrderListAnswer,
  pageAnswer: OrderListOnPage,
});

export const getOrderEndpoint = shopper.get("/api/shop/order/fetchOrdersDetail/{id}", {
  summary: "Get an order",
  params: OrderParams,
  answer: OrderAnswer,
  pageAnswer: OrderAnswerOnPage,
  errors: ["forbidden", "not_found"],
});

export const orderDocumentEndpoint = shopper.get("/api/shop/order/invoice/{orderId}", {
  summary: "Download an invoice, credit note or receipt of an order",
  params: OrderDocumentParams,
  query: OrderDocumentQuery,
  download: "application/pdf",
  answer: z.string(),
  errors: ["forbidden", "not_found"],
});
