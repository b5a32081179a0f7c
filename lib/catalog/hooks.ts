"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import type { Product, ProductAnswer, ProductListAnswer } from "./schema";
import type { StockLevel } from "./stock";

/** The pieces of a product that can be bought now; undefined until known. */
export function useStockLevel(productId: string): StockLevel | undefined {
  const { data } = useQuery({
    queryKey: ["product", productId],
    queryFn: ({ signal }) => api<ProductAnswer>(`/api/shop/products/get/${productId}`, { signal }),
  });
  return data?.data;
}

/** Products by their ids, in that order, without those that are not in the shop any more; empty until loaded. */
export function useProducts(ids: readonly string[]): Product[] {
  const { data } = useQuery({
    queryKey: ["products", ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }) => api<ProductListAnswer>(`/api/shop/products/get?ids=${ids.join()}`, { signal }),
  });
  return data?.data ?? [];
}

/** The eight products that are bought most; empty until loaded. */
export function usePopular(): Product[] {
  const { data } = useQuery({
    queryKey: ["popular products"],
    queryFn: ({ signal }) => api<ProductListAnswer>("/api/shop/products/get?sortBy=popularity&limit=8", { signal }),
  });
  return data?.data ?? [];
}
