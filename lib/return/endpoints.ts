import { endpointsOf } from "@/lib/http/endpoint";
import { idempotencyHeaders } from "@/lib/http/shapes";
import { UploadAnswer } from "@/lib/media/schema";
import {
  AdminReturnQuery,
  OwnReturnQuery,
  RequestReturn,
  ReturnAnswer,
  ReturnAnswerOnPage,
  ReturnIdBody,
  ReturnListAnswer,
  ReturnListOnPage,
  ReturnOwnerParams,
  UpdateReturn,
} from "./schema";

const { shopper, admin } = endpointsOf("Returns");

export const requestReturnEndpoint = shopper.post("/api/shop/return/add", {
  summary: "Request to return or exchange pieces of a Delivered order",
  headers: idempotencyHeaders("return"),
  body: RequestReturn,
  answer: ReturnAnswer,
  pageAnswer: ReturnAnswerOnPage,
  status: 201,
  repeatable: true,
  limit: "return",
  errors: ["forbidden", "not_found", "conflict", "out_of_stock"],
});

export const uploadReturnImageEndpoint = shopper.post("/api/shop/return/upload_image", {
  summary: "Upload a picture of goods (send its URL with the request to return them)",
  file: "imageFile",
  answer: UploadAnswer,
  status: 201,
  limit: "upload",
  errors: ["provider_failed", "not_configured", "busy"],
});

export const listReturnsEndpoint = shopper.get("/api/shop/return/get/{userId}", {
  summary: "List a shopper's returns, newest first",
  owner: true,
  params: ReturnOwnerParams,
  query: OwnReturnQuery,
  answer: ReturnListAnswer,
  pageAnswer: ReturnListOnPage,
});

export const cancelReturnEndpoint = shopper.post("/api/shop/return/cancel", {
  summary: "Cancel a return that is Requested or Approved",
  body: ReturnIdBody,
  answer: ReturnAnswer,
  pageAnswer: ReturnAnswerOnPage,
  errors: ["forbidden", "not_found", "conflict"],
});

export const listAllReturnsEndpoint = admin.get("/api/admin/returns/get", {
  summary: "List all returns, newest first",
  query: AdminReturnQuery,
  answer: ReturnListAnswer,
  pageAnswer: ReturnListOnPage,
});

export const updateReturnEndpoint = admin.put("/api/admin/returns/update", {
  summary: "Update a return, including stock, refunds and the order of an exchange",
  body: UpdateReturn,
  answer: ReturnAnswer,
  pageAnswer: ReturnAnswerOnPage,
  errors: ["not_found", "conflict", "stale"],
});
