"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import type { OrderAnswer, OrderListAnswer, UpdateStatus } from "./schema";

const allOrdersKey = ["admin-orders"] as const;

/** How many orders a page of All Orders shows. */
export const ordersPerPage = 20;

/** What the list is narrowed to; empty texts narrow nothing. */
export interface OrderSearch {
  page: number;
  q: string;
  status: string;
  from: string;
  to: string;
}

/** A page of everybody's orders, newest first; a failed load empties the list. */
export function useAllOrders({ page, ...search }: OrderSearch) {
  const query = new URLSearchParams({ page: String(page), limit: String(ordersPerPage) });
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, value);
  const { data, error, isPending, isRefetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...allOrdersKey, query.toString()],
    queryFn: ({ signal }) => api<OrderListAnswer>(`/api/admin/orders/fetchAllOrders?${query}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    networkMode: "always",
  });
  return {
    orders: error ? [] : (data?.orders ?? []),
    total: data?.total ?? 0,
    pages: data?.pages ?? 0,
    isLoading: isPending,
    error,
    isTurning: isPlaceholderData,
    isReloading: isRefetching,
    reload: refetch,
  };
}

/** Sets an order's status, or marks its cash as given back; the lists are asked for again, whatever came of it. */
export function useUpdateStatus() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateStatus) => api<OrderAnswer>("/api/admin/orders/updateStatus", { method: "POST", body }),
    networkMode: "always",
    onSettled: () => cache.invalidateQueries({ queryKey: allOrdersKey }),
  });
}
