import { endpoint } from "@/lib/http/endpoint";
import { UploadAnswer } from "@/lib/media/schema";
import {
  AdminListAnswer,
  AdminReviewQuery,
  DeletedAnswer,
  HelpfulAnswer,
  HelpfulBody,
  KeptAnswer,
  MineAnswer,
  MineQuery,
  ReportBody,
  ReviewListAnswer,
  ReviewParams,
  ReviewQuery,
  SavedAnswer,
  SaveReview,
  UpdatedAnswer,
  UpdateReview,
} from "./schema";

const tag = "Reviews";

export const saveReviewEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/review/save",
  tag,
  summary: "Review a product that was delivered to the caller, or change the review",
  access: "shopper",
  body: SaveReview,
  answer: SavedAnswer,
  limit: "review",
  errors: ["forbidden", "not_found"],
});

export const deleteReviewEndpoint = endpoint({
  method: "DELETE",
  path: "/api/shop/review/delete/{productId}",
  tag,
  summary: "Delete the caller's review of a product, if there is one",
  access: "shopper",
  params: ReviewParams,
  answer: DeletedAnswer,
});

export const myReviewsEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/review/mine",
  tag,
  summary: "List the caller's reviews, and the products that wait for one",
  access: "shopper",
  query: MineQuery,
  answer: MineAnswer,
});

export const listReviewsEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/review/get/{productId}",
  tag,
  summary: "List the published reviews of a product, with what its ratings come to",
  access: "anyone",
  params: ReviewParams,
  query: ReviewQuery,
  answer: ReviewListAnswer,
});

export const helpfulEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/review/helpful",
  tag,
  summary: "Find a review helpful, or no longer",
  access: "shopper",
  body: HelpfulBody,
  answer: HelpfulAnswer,
  errors: ["forbidden", "not_found"],
});

export const reportReviewEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/review/report",
  tag,
  summary: "Report a review to the shop",
  access: "shopper",
  body: ReportBody,
  answer: DeletedAnswer,
  limit: "report",
  errors: ["forbidden", "not_found"],
});

export const uploadReviewImageEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/review/upload_image",
  tag,
  summary: "Upload a picture for a review (send its URL with the review)",
  access: "shopper",
  file: "imageFile",
  answer: UploadAnswer,
  status: 201,
  limit: "upload",
  errors: ["provider_failed", "not_configured", "busy"],
});

export const keptSizeEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/review/keptSize/{productId}",
  tag,
  summary: "Find the size that the caller kept of a product's brand, kind and size set",
  access: "shopper",
  params: ReviewParams,
  answer: KeptAnswer,
  errors: ["not_found"],
});

export const listAllReviewsEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/reviews/get",
  tag,
  summary: "List all reviews, those that are Pending or reported first, then the newest",
  access: "admin",
  query: AdminReviewQuery,
  answer: AdminListAnswer,
});

export const updateReviewEndpoint = endpoint({
  method: "PUT",
  path: "/api/admin/reviews/update",
  tag,
  summary: "Publish or hide a review, or answer it",
  access: "admin",
  body: UpdateReview,
  answer: UpdatedAnswer,
  errors: ["not_found", "conflict", "stale"],
});
