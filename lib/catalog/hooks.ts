"use client";

import { useGet } from "@/lib/http/use-get";
import type { Product, ProductAnswer, ProductListAnswer } from "./schema";
import type { StockLevel } from "./stock";

/** The pieces of a product that can be bought now; undefined until known. */
export function useStockLevel(productId: string): StockLevel | undefined {
  const { data } = useGet<ProductAnswer>(["product", productId], `/api/shop/products/get/${productId}`);
  return data?.data;
}

/** Products by their ids, in that order, without those that are not in the shop any more; empty until loaded. */
export function useProducts(ids: readonly string[]): Product[] {
  const { data } = useGet<ProductListAnswer>(["products", ids], `/api/shop/products/get?ids=${ids.join()}`, {
    enabled: ids.length > 0,
  });
  return data?.data ?? [];
}

/** The eight products that are bought most; empty until loaded. */
export function usePopular(): Product[] {
  const { data } = useGet<ProductListAnswer>(["popular products"], "/api/shop/products/get?sortBy=popularity&limit=8");
  return data?.data ?? [];
}
