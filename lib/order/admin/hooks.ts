"use client";

import { usePages } from "@/lib/http/use-pages";
import { useSend } from "@/lib/http/use-send";
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
  return useSend<{ orderId: string }, OrderAnswer>({ path: "/api/admin/orders/clearWarning", changes: allOrdersKey });
}

/** Sets an order's status, or marks its cash as refunded. Invalidates the lists on success and on failure. */
export function useUpdateStatus() {
  return useSend<UpdateStatus, OrderAnswer>({ path: "/api/admin/orders/updateStatus", changes: allOrdersKey });
}
