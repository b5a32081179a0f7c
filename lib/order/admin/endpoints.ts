import { endpoint } from "@/lib/http/endpoint";
import { AdminOrderQuery, OrderIdBody, UpdateStatus } from "../request-schema";
import { OrderAnswer, OrderAnswerOnPage, OrderListAnswer, OrderListOnPage } from "../schema";
import { RejectedAnswer, RejectOrders } from "./new-accounts-schema";

const tag = "Admin orders";

export const listAllOrdersEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/orders/fetchAllOrders",
  tag,
  summary: "List all orders, newest first",
  access: "admin",
  query: AdminOrderQuery,
  answer: OrderListAnswer,
  pageAnswer: OrderListOnPage,
});

export const updateStatusEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/orders/updateStatus",
  tag,
  summary: "Update the status of an order, including stock and refunds",
  access: "admin",
  body: UpdateStatus,
  answer: OrderAnswer,
  pageAnswer: OrderAnswerOnPage,
  errors: ["not_found", "conflict", "out_of_stock"],
});

export const clearWarningEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/orders/clearWarning",
  tag,
  summary: "Clear the warning of an order (retries what Razorpay refused)",
  access: "admin",
  body: OrderIdBody,
  answer: OrderAnswer,
  pageAnswer: OrderAnswerOnPage,
  errors: ["not_found", "provider_failed"],
});

export const rejectNewAccountsEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/orders/rejectNewAccounts",
  tag,
  summary: "Reject unpaid orders of accounts less than a day old",
  access: "admin",
  body: RejectOrders,
  answer: RejectedAnswer,
});
