"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import { usePages } from "@/lib/http/use-pages";
import type { OrderAnswer, OrderListAnswer, UpdateStatus } from "../schema";

const allOrdersKey = ["admin-orders"] as const;

/** How many orders a page of All Orders shows. */
const perPage = 20;

/** The filters of the list; an empty string means no filter. */
export interface OrderSearch {
  page: number;
  q: string;
  status: string;
  group: string;
  from: string;
  to: string;
}

/** A page of all shoppers' orders, newest first; the list is empty after a failed request. */
export function useAllOrders({ page, ...search }: OrderSearch) {
  const path = "/api/admin/orders/fetchAllOrders";
  const list = { key: allOrdersKey, path, limit: perPage, page, search, refetchOnWindowFocus: true };
  const { answer, ...rest } = usePages<OrderListAnswer>(list);
  return { orders: answer?.orders ?? [], ...rest };
}

/** Clears the warning of an order, or retries the request that the provider refused. */
export function useClearWarning() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { orderId: string }) =>
      api<OrderAnswer>("/api/admin/orders/clearWarning", { method: "POST", body }),
    onSettled: () => cache.invalidateQueries({ queryKey: allOrdersKey }),
  });
}

/** Sets an order's status, or marks its cash as refunded. Invalidates the lists on success and on failure. */
export function useUpdateStatus() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateStatus) => api<OrderAnswer>("/api/admin/orders/updateStatus", { method: "POST", body }),
    onSettled: () => cache.invalidateQueries({ queryKey: allOrdersKey }),
  });
}
