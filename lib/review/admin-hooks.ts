"use client";

import { usePages } from "@/lib/http/use-pages";
import { useSend } from "@/lib/http/use-send";
import { allReviews, allReviewsKey, type ReviewSearch } from "./pages";
import type { AdminListAnswer, UpdatedAnswer, UpdateReview } from "./schema";

/** A page of all reviews, those that wait for a decision first; empty after a failed request. */
export function useAllReviews({ page, ...search }: ReviewSearch & { page: number }) {
  const list = { ...allReviews(page, search), refetchOnWindowFocus: true };
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
