"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/hooks";
import { ownState } from "@/lib/auth/own-state";
import { cartKey } from "@/lib/cart/use-cart-mutation";
import { ApiError, api } from "@/lib/http/client";
import { usePages } from "@/lib/http/use-pages";
import type { CapturePayment, CashOrderAnswer, Order, OrderAnswer, OrderListAnswer, PaymentAnswer } from "./schema";

const ordersKey = (userId: string | undefined) => ["orders", userId ?? "guest"] as const;
const orderKey = (userId: string | undefined, orderId: string | null) =>
  [...ordersKey(userId), "one", orderId] as const;

/** How many orders a page of the account shows. */
const perPage = 10;

/** A page of the signed-in shopper's orders, newest first; a failed load empties the list. */
export function useOrders(page: number) {
  const session = useSession();
  const { user } = session;
  const path = `/api/shop/order/fetchOrders/${user?.id}`;
  const list = { key: [...ordersKey(user?.id), "page"], path, limit: perPage, page, enabled: user !== null };
  const { answer, pages, isTurning, isLoading, error, isReloading, reload } = usePages<OrderListAnswer>(list);
  const asked = { isPending: isLoading, isError: error !== null, isRefetching: isReloading, refetch: reload };
  return { orders: answer?.orders ?? [], pages, isTurning, ...ownState(session, asked) };
}

/** One order; `pollMs` says how long to wait before asking again, false for not at all. */
export function useOrder(orderId: string | null, pollMs: (order: Order | undefined) => number | false = () => false) {
  const session = useSession();
  const { user } = session;
  const query = useQuery({
    queryKey: orderKey(user?.id, orderId),
    queryFn: ({ signal }) => api<OrderAnswer>(`/api/shop/order/fetchOrdersDetail/${orderId}`, { signal }),
    enabled: user !== null && orderId !== null,
    refetchInterval: ({ state }) => pollMs(state.data?.orders),
    staleTime: 0,
  });
  return { order: query.data?.orders, error: query.error, ...ownState(session, query) };
}

/** One order, asked for now. @throws ApiError */
export async function fetchOrder(orderId: string): Promise<Order> {
  return (await api<OrderAnswer>(`/api/shop/order/fetchOrdersDetail/${orderId}`)).orders;
}

/** What is sent to place an order: the address by its id, and the total that the shopper saw, in rupees. */
export interface Placing {
  addressId: string;
  totalAmount: number;
  /** The same for every try of one attempt, so that it is never placed twice. */
  key: string;
}

function place<Answer>(path: string, userId: string | undefined, { addressId, totalAmount, key }: Placing) {
  return api<Answer>(path, {
    method: "POST",
    headers: { "Idempotency-Key": key },
    body: { userId, addressInfo: { addressId }, totalAmount },
  });
}

/** Orders the cart, paid in cash at the door. */
export function usePlaceCashOrder() {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (placing: Placing) => place<CashOrderAnswer>("/api/shop/order/createCOD", user?.id, placing),
    onSuccess: ({ orders }) => keepOrder(cache, user?.id, orders),
  });
}

/** Orders the cart, to be paid with Razorpay; the pieces are held meanwhile. */
export function useCreatePayment() {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (placing: Placing) => place<PaymentAnswer>("/api/shop/order/create", user?.id, placing),
    onSuccess: () => void cache.invalidateQueries({ queryKey: ordersKey(user?.id) }),
  });
}

/** An unpaid order's payment is taken up again while its hold runs. */
export function usePayOrder() {
  return useMutation({
    mutationFn: (orderId: string) => api<PaymentAnswer>("/api/shop/order/pay", { method: "POST", body: { orderId } }),
  });
}

/** No answer and a tired server say nothing about a payment; confirming twice changes nothing. */
function isWorthConfirmingAgain(failures: number, error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500) && failures < 3;
}

/** Tells the server of a payment that the provider's form reported. */
export function useCapturePayment() {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (body: CapturePayment) => api<OrderAnswer>("/api/shop/order/capture", { method: "POST", body }),
    retry: isWorthConfirmingAgain,
    onSuccess: ({ orders }) => keepOrder(cache, user?.id, orders),
  });
}

/** Cancels a Pending order. */
export function useCancelOrder() {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (orderId: string) => api<OrderAnswer>("/api/shop/order/cancel", { method: "POST", body: { orderId } }),
    onSuccess: ({ orders }) => keepOrder(cache, user?.id, orders),
  });
}

/** Keeps an order that changed; lists, and the cart that it may have emptied, load again. */
function keepOrder(cache: QueryClient, userId: string | undefined, order: Order): void {
  cache.setQueryData<OrderAnswer>(orderKey(userId, order._id), { message: "", orders: order });
  void cache.invalidateQueries({ queryKey: [...ordersKey(userId), "page"] });
  void cache.invalidateQueries({ queryKey: cartKey(userId) });
}

/** Asks again for everything that is shown of the shopper's orders. */
export function useReloadOrders(): () => void {
  const cache = useQueryClient();
  const { user } = useSession();
  return () => void cache.invalidateQueries({ queryKey: ordersKey(user?.id) });
}
