import { endpointsOf } from "@/lib/http/endpoint";
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

const { anyone, shopper, admin } = endpointsOf("Reviews");

export const saveReviewEndpoint = shopper.post("/api/shop/review/save", {
  summary: "Review a product that was delivered to the caller, or change the review",
  body: SaveReview,
  answer: SavedAnswer,
  limit: "review",
  errors: ["forbidden", "not_found"],
});

export const deleteReviewEndpoint = shopper.delete("/api/shop/review/delete/{productId}", {
  summary: "Delete the caller's review of a product, if there is one",
  params: ReviewParams,
  answer: DeletedAnswer,
});

export const myReviewsEndpoint = shopper.get("/api/shop/review/mine", {
  summary: "List the caller's reviews, and the products that wait for one",
  query: MineQuery,
  answer: MineAnswer,
});

export const listReviewsEndpoint = anyone.get("/api/shop/review/get/{productId}", {
  summary: "List the published reviews of a product, with what its ratings come to",
  params: ReviewParams,
  query: ReviewQuery,
  answer: ReviewListAnswer,
});

export const helpfulEndpoint = shopper.post("/api/shop/review/helpful", {
  summary: "Find a review helpful, or no longer",
  body: HelpfulBody,
  answer: HelpfulAnswer,
  errors: ["forbidden", "not_found"],
});

export const reportReviewEndpoint = shopper.post("/api/shop/review/report", {
  summary: "Report a review to the shop",
  body: ReportBody,
  answer: DeletedAnswer,
  limit: "report",
  errors: ["forbidden", "not_found"],
});

export const uploadReviewImageEndpoint = shopper.post("/api/shop/review/upload_image", {
  summary: "Upload a picture for a review (send its URL with the review)",
  file: "imageFile",
  answer: UploadAnswer,
  status: 201,
  limit: "upload",
  errors: ["provider_failed", "not_configured", "busy"],
});

export const keptSizeEndpoint = shopper.get("/api/shop/review/keptSize/{productId}", {
  summary: "Find the size that the caller kept of a product's brand, kind and size set",
  params: ReviewParams,
  answer: KeptAnswer,
  errors: ["not_found"],
});

export const listAllReviewsEndpoint = admin.get("/api/admin/reviews/get", {
  summary: "List all reviews, those that are Pending or reported first, then the newest",
  query: AdminReviewQuery,
  answer: AdminListAnswer,
});

export const updateReviewEndpoint = admin.put("/api/admin/reviews/update", {
  summary: "Publish or hide a review, or answer it",
  body: UpdateReview,
  answer: UpdatedAnswer,
  errors: ["not_found", "conflict", "stale"],
});
