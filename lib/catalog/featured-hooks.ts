"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import type { ProductListAnswer } from "./schema";

/**
 * The featured products that follow those in the page.
 * @param size how many the page has, and how many each load adds
 */
export function useMoreFeatured(size: number) {
  const { data, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ["featured", size],
    enabled: false,
    initialPageParam: 2,
    queryFn: ({ pageParam, signal }) =>
      api<ProductListAnswer>(`/api/shop/products/get?sortBy=title_atoz&limit=${size}&page=${pageParam}`, { signal }),
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  });
  return {
    pages: data?.pages.map((page) => page.data) ?? [],
    /** Loads the next page. @throws ApiError */
    loadMore: () => fetchNextPage({ throwOnError: true }),
    isLoading: isFetching,
  };
}
