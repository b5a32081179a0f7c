"use client";

import { usePages } from "@/lib/http/use-pages";
import { useSend } from "@/lib/http/use-send";
import type { AdminListAnswer, UpdatedAnswer, UpdateReview } from "./schema";

const allReviewsKey = ["admin-reviews"] as const;

/** How many reviews a page of the list shows. */
const perPage = 20;

/** The filters of the list; an empty string means no filter. */
export interface ReviewSearch {
  page: number;
  q: string;
  status: string;
}

/** A page of all reviews, those that wait for a decision first; empty after a failed request. */
export function useAllReviews({ page, ...search }: ReviewSearch) {
  const path = "/api/admin/reviews/get";
  const list = { key: allReviewsKey, path, limit: perPage, page, search: { ...search }, refetchOnWindowFocus: true };
  const { answer, ...rest } = usePages<AdminListAnswer>(list);
  const { reviews = [], hidden = 0, waiting = 0 } = answer ?? {};
  return { reviews, hidden, waiting, ...rest };
}

/** Publishes, hides or answers a review. Invalidates the lists on success and on failure. */
export function useUpdateReview() {
  return useSend<UpdateReview, UpdatedAnswer>({
    method: "PUT",
    path: "/api/admin/reviews/update",
    changes: allReviewsKey,
  });
}
