"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, api } from "@/lib/http/client";
import { usePages } from "@/lib/http/use-pages";
import { usePictureUpload } from "@/lib/media/use-picture-upload";
import type { StockBySize } from "../options";
import { adminProducts, type ProductSearch, productsKey } from "./pages";
import type {
  AddProduct,
  AdminProduct,
  AdminProductListAnswer,
  ChangedProductAnswer,
  DeletedProductAnswer,
} from "./schema";

/** A page of the products that a search finds; a failed request clears the list. */
export function useAdminProducts(page: number, search: ProductSearch) {
  const { answer, ...rest } = usePages<AdminProductListAnswer>(adminProducts(page, search));
  return { products: answer?.data ?? [], ...rest };
}

/** The base of an edit: the version and the stock that were shown when it began. */
export interface Seen {
  version: number;
  stockSeen: number;
  stockBySizeSeen: StockBySize | null;
}

/** What an edit of a product is based on. */
export function seenOf({ version, stock, stockBySize }: AdminProduct): Seen {
  return { version, stockSeen: stock, stockBySizeSeen: stockBySize };
}

/** Adds a product; invalidates the lists. `key` is the same for every try to add one product. */
export function useAddProduct() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: AddProduct & { key: string }) =>
      api<ChangedProductAnswer>("/api/admin/products/add", {
        method: "POST",
        body,
        headers: { "Idempotency-Key": key },
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: productsKey }),
  });
}

/** Changes a product; invalidates the lists, also after a failure, which may mean that the product is not what was shown. */
export function useEditProduct() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Partial<AddProduct> & Seen & { id: string }) =>
      api<ChangedProductAnswer>(`/api/admin/products/edit/${id}`, { method: "PUT", body }),
    onSettled: () => cache.invalidateQueries({ queryKey: productsKey }),
  });
}

/** Deletes a product from the shop. */
export function useDeleteProduct() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<DeletedProductAnswer>(`/api/admin/products/delete/${id}`, { method: "DELETE" }),
    onSettled: () => cache.invalidateQueries({ queryKey: productsKey }),
  });
}

/** Restores a deleted product. */
export function useRestoreProduct() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<ChangedProductAnswer>(`/api/admin/products/restore/${id}`, { method: "POST" }),
    onSettled: () => cache.invalidateQueries({ queryKey: productsKey }),
  });
}

/** Uploads a product's picture. */
export function useImageUpload() {
  return usePictureUpload("/api/admin/products/upload_image", "imageFile");
}

/** The product as it is now, from the error that another admin changed it first; null for any other error. */
export function staleProduct(error: unknown): AdminProduct | null {
  return error instanceof ApiError && error.code === "stale" ? (error.body.data as AdminProduct) : null;
}
