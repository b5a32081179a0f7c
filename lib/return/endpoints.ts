import { endpoint } from "@/lib/http/endpoint";
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

const tag = "Returns";

export const requestReturnEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/return/add",
  tag,
  summary: "Request to return or exchange pieces of a Delivered order",
  access: "shopper",
  headers: idempotencyHeaders("return"),
  body: RequestReturn,
  answer: ReturnAnswer,
  pageAnswer: ReturnAnswerOnPage,
  status: 201,
  repeatable: true,
  limit: "return",
  errors: ["forbidden", "not_found", "conflict", "out_of_stock"],
});

export const uploadReturnImageEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/return/upload_image",
  tag,
  summary: "Upload a picture of goods (send its URL with the request to return them)",
  access: "shopper",
  file: "imageFile",
  answer: UploadAnswer,
  status: 201,
  limit: "upload",
  errors: ["provider_failed", "not_configured", "busy"],
});

export const listReturnsEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/return/get/{userId}",
  tag,
  summary: "List a shopper's returns, newest first",
  access: "shopper",
  owner: true,
  params: ReturnOwnerParams,
  query: OwnReturnQuery,
  answer: ReturnListAnswer,
  pageAnswer: ReturnListOnPage,
});

export const cancelReturnEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/return/cancel",
  tag,
  summary: "Cancel a return that is Requested or Approved",
  access: "shopper",
  body: ReturnIdBody,
  answer: ReturnAnswer,
  pageAnswer: ReturnAnswerOnPage,
  errors: ["forbidden", "not_found", "conflict"],
});

export const listAllReturnsEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/returns/get",
  tag,
  summary: "List all returns, newest first",
  access: "admin",
  query: AdminReturnQuery,
  answer: ReturnListAnswer,
  pageAnswer: ReturnListOnPage,
});

export const updateReturnEndpoint = endpoint({
  method: "PUT",
  path: "/api/admin/returns/update",
  tag,
  summary: "Update a return, including stock, refunds and the order of an exchange",
  access: "admin",
  body: UpdateReturn,
  answer: ReturnAnswer,
  pageAnswer: ReturnAnswerOnPage,
  errors: ["not_found", "conflict"],
});
