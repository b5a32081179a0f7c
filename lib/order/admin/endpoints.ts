import { endpointsOf } from "@/lib/http/endpoint";
import { AdminOrderQuery, OrderIdBody, UpdateStatus } from "../request-schema";
import { OrderAnswer, OrderAnswerOnPage, OrderListAnswer, OrderListOnPage } from "../schema";
import { RejectedAnswer, RejectOrders } from "./new-accounts-schema";

const { admin } = endpointsOf("Admin orders");

export const listAllOrdersEndpoint = admin.get("/api/admin/orders/fetchAllOrders", {
  summary: "List all orders, newest first",
  query: AdminOrderQuery,
  answer: OrderListAnswer,
  pageAnswer: OrderListOnPage,
});

export const updateStatusEndpoint = admin.post("/api/admin/orders/updateStatus", {
  summary: "Update the status of an order, including stock and refunds",
  body: UpdateStatus,
  answer: OrderAnswer,
  pageAnswer: OrderAnswerOnPage,
  errors: ["not_found", "conflict", "stale", "out_of_stock"],
});

export const clearWarningEndpoint = admin.post("/api/admin/orders/clearWarning", {
  summary: "Clear the warning of an order (retries what Razorpay refused)",
  body: OrderIdBody,
  answer: OrderAnswer,
  pageAnswer: OrderAnswerOnPage,
  errors: ["not_found", "provider_failed"],
});

export const rejectNewAccountsEndpoint = admin.post("/api/admin/orders/rejectNewAccounts", {
  summary: "Reject unpaid orders of accounts less than a day old",
  body: RejectOrders,
  answer: RejectedAnswer,
});
