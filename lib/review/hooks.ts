"use client";

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/hooks";
import { distinct } from "@/lib/distinct";
import { api } from "@/lib/http/client";
import { useSend } from "@/lib/http/use-send";
import type { ReviewSort } from "./options";
import { mineKey } from "./query-key";
import type {
  DeletedAnswer,
  HelpfulAnswer,
  KeptAnswer,
  MineAnswer,
  ReviewListAnswer,
  SavedAnswer,
  SentReview,
} from "./schema";

const reviewsKey = (productId: string) => ["reviews", productId] as const;

/** How the reviews of a product are asked for; "" asks for any number of stars. */
export interface ReviewChoice {
  sortBy: ReviewSort;
  rating: string;
}

/** The published reviews of a product, page by page. @param enabled false until they are needed */
export function useReviews(productId: string, { sortBy, rating }: ReviewChoice, enabled: boolean) {
  const path = `/api/shop/review/get/${productId}?sortBy=${sortBy}&rating=${rating}`;
  const { data, error, isPending, isFetching, fetchNextPage, hasNextPage, refetch } = useInfiniteQuery({
    queryKey: [...reviewsKey(productId), sortBy, rating],
    enabled,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => api<ReviewListAnswer>(`${path}&page=${pageParam}`, { signal }),
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  });
  const reviews = distinct(data?.pages.flatMap(({ reviews }) => reviews) ?? []);
  return {
    first: data?.pages[0],
    reviews,
    error,
    isLoading: isPending,
    isFetching,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    reload: () => void refetch(),
  };
}

/** What the signed-in shopper has reviewed and can review. @param productId only what is about this product */
export function useMyReviews(productId?: string, enabled = true) {
  const { user } = useSession();
  return useQuery({
    queryKey: mineKey(user?.id, productId),
    queryFn: ({ signal }) =>
      api<MineAnswer>(`/api/shop/review/mine${productId ? `?productId=${productId}` : ""}`, { signal }),
    enabled: user !== null && enabled,
  });
}

/**
 * After a change, everything that shows reviews is asked for again. That is not waited for: what follows a change would be
 * left out where the answer takes the form or the review off the screen.
 */
function useReviewMutation<Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ["my reviews"] });
      void cache.invalidateQueries({ queryKey: ["reviews"] });
    },
  });
}

/** Adds the caller's review of a product, or changes it. */
export function useSaveReview() {
  return useReviewMutation((body: SentReview) => api<SavedAnswer>("/api/shop/review/save", { method: "POST", body }));
}

/** Deletes the caller's review of a product, by its id. */
export function useDeleteReview() {
  return useReviewMutation((productId: string) =>
    api<DeletedAnswer>(`/api/shop/review/delete/${productId}`, { method: "DELETE" }),
  );
}

/** Says that a review helped, or takes that back. */
export function useHelpful() {
  return useReviewMutation((body: { reviewId: string; helpful: boolean }) =>
    api<HelpfulAnswer>("/api/shop/review/helpful", { method: "POST", body }),
  );
}

/** Reports a review to the shop. */
export function useReportReview() {
  return useSend<{ reviewId: string; why: string }, DeletedAnswer>({ path: "/api/shop/review/report" });
}

/** The size that the signed-in shopper kept of a product's brand and kind; undefined without one. */
export function useKeptSize(productId: string): string | undefined {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ["kept size", user?.id, productId],
    queryFn: ({ signal }) => api<KeptAnswer>(`/api/shop/review/keptSize/${productId}`, { signal }),
    enabled: user !== null,
  });
  return data?.kept?.text;
}
