"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import { usePages } from "@/lib/http/use-pages";
import type { UpdateStatus } from "../request-schema";
import type { OrderAnswer, OrderListAnswer } from "../schema";
import { allOrders, allOrdersKey, type OrderSearch } from "./pages";

/** A page of all shoppers' orders, newest first; the list is empty after a failed request. */
export function useAllOrders(page: number, search: OrderSearch) {
  const { answer, ...rest } = usePages<OrderListAnswer>({ ...allOrders(page, search), refetchOnWindowFocus: true });
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
