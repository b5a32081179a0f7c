import type { PageOfList } from "@/lib/http/page-of-list";

/** The query key of the lists of reviews. */
export const allReviewsKey = ["admin-reviews"] as const;

/** The filters of the list; an empty string means no filter. */
export interface ReviewSearch {
  q: string;
  status: string;
}

/** A page of all reviews, as admins see it. */
export function allReviews(page: number, search: ReviewSearch): PageOfList {
  return { key: allReviewsKey, path: "/api/admin/reviews/get", limit: 20, page, search: { ...search } };
}
