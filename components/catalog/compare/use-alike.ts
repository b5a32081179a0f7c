"use client";

import { useQuery } from "@tanstack/react-query";
import type { Product, ProductListAnswer } from "@/lib/catalog/schema";
import { api } from "@/lib/http/client";

/** How many other products are offered for a comparison. */
const offered = 8;

/** The products in stock that can be compared with one, those that are bought most first; empty until loaded. */
export function useAlike({ _id, kind, category }: Product): Product[] {
  const asked = new URLSearchParams({ category, inStock: "1", sortBy: "popularity", limit: String(offered + 1) });
  if (kind) asked.set("kind", kind);
  const query = asked.toString();
  const { data } = useQuery({
    queryKey: ["alike", query],
    queryFn: ({ signal }) => api<ProductListAnswer>(`/api/shop/products/get?${query}`, { signal }),
  });
  return (data?.data ?? []).filter((other) => other._id !== _id).slice(0, offered);
}
