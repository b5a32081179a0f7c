import * as z from "zod";
import { CartFields } from "@/lib/cart/schema";
import { endpoint } from "@/lib/http/endpoint";
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

const tag = "Orders";

const PlaceOrderHeaders = idempotencyHeaders("order");

/** The current cart. */
const FreshCart = CartFields.extend({
  unavailable: z.array(z.string()).optional().meta({ description: "Deleted products that were in the cart, by id" }),
});

export const placeCashOrderEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/order/createCOD",
  tag,
  summary: "Order the cart with cash on delivery",
  access: "shopper",
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

export const createPaymentEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/order/create",
  tag,
  summary: `Order the cart with Razorpay (reserves the items for ${holdMs / 60_000} minutes)`,
  access: "shopper",
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

export const capturePaymentEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/order/capture",
  tag,
  summary: "Confirm a Razorpay payment by its signature",
  access: "shopper",
  body: CapturePayment,
  answer: OrderAnswer,
  pageAnswer: OrderAnswerOnPage,
  errors: ["forbidden", "not_found", "conflict", "provider_failed", "not_configured"],
  extra: { 409: OrderAnswer.pick({ orders: true }) },
});

export const payOrderEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/order/pay",
  tag,
  summary: "Pay an unpaid order while its items are reserved",
  access: "shopper",
  body: OrderIdBody,
  answer: PaymentAnswer,
  errors: ["forbidden", "not_found", "conflict", "not_configured"],
});

export const cancelOrderEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/order/cancel",
  tag,
  summary: "Cancel a Pending order (restocks the items, refunds a payment)",
  access: "shopper",
  body: OrderIdBody,
  answer: OrderAnswer,
  pageAnswer: OrderAnswerOnPage,
  errors: ["forbidden", "not_found", "conflict"],
});

export const listOrdersEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/order/fetchOrders/{userId}",
  tag,
  summary: "List a shopper's orders, newest first",
  access: "shopper",
  owner: true,
  params: OrderOwnerParams,
  query: OwnOrderQuery,
  answer: OrderListAnswer,
  pageAnswer: OrderListOnPage,
});

export const getOrderEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/order/fetchOrdersDetail/{id}",
  tag,
  summary: "Get an order",
  access: "shopper",
  params: OrderParams,
  answer: OrderAnswer,
  pageAnswer: OrderAnswerOnPage,
  errors: ["forbidden", "not_found"],
});

export const orderDocumentEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/order/invoice/{orderId}",
  tag,
  summary: "Download an invoice, credit note or receipt of an order",
  access: "shopper",
  params: OrderDocumentParams,
  query: OrderDocumentQuery,
  download: "application/pdf",
  answer: z.string(),
  errors: ["forbidden", "not_found"],
});
