"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "@/lib/http/client";
import { upload } from "@/lib/http/upload";
import { usePages } from "@/lib/http/use-pages";
import type { AddProduct, AdminProductListAnswer, ChangedProductAnswer, DeletedProductAnswer } from "./admin-schema";

/** The place of the lists of products in the query cache. */
export const productsKey = ["admin-products"] as const;

/** How many products a page of the grid shows. */
export const productsPerPage = 24;

/** A page of all products, newest first, or of those that `q` finds; a failed load empties the list. */
export function useAdminProducts({ page, q }: { page: number; q: string }) {
  const list = { key: productsKey, path: "/api/admin/products/get", limit: productsPerPage, page, search: { q } };
  const { answer, ...rest } = usePages<AdminProductListAnswer>(list);
  return { products: answer?.data ?? [], ...rest };
}

/** What the server takes an edit for: the version and the stock that were seen when it began. */
export interface Seen {
  version: number;
  stockSeen: number;
}

/** Adds a product, or with `id` changes one; the lists are asked for again. */
export function useSaveProduct() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Partial<AddProduct> & Partial<Seen> & { id: string | null }) =>
      id
        ? api<ChangedProductAnswer>(`/api/admin/products/edit/${id}`, { method: "PUT", body })
        : api<ChangedProductAnswer>("/api/admin/products/add", { method: "POST", body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: productsKey }),
  });
}

/** Takes a product out of the shop. */
export function useDeleteProduct() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<DeletedProductAnswer>(`/api/admin/products/delete/${id}`, { method: "DELETE" }),
    onSettled: () => cache.invalidateQueries({ queryKey: productsKey }),
  });
}

/** Uploads a product's picture as soon as `start` is called; a second one takes the place of the first. */
export function useImageUpload() {
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => {
      running.current?.abort();
      running.current = new AbortController();
      setShare(0);
      return upload<{ result: { url: string } }>("/api/admin/products/upload_image", "imageFile", file, {
        onProgress: setShare,
        signal: running.current.signal,
      });
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  return { start: mutate, isUploading: isPending, share };
}
