"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useSession } from "@/lib/auth/hooks";
import { ownState } from "@/lib/auth/own-state";
import { cartKey } from "@/lib/cart/query-key";
import { ApiError, api } from "@/lib/http/client";
import { usePages } from "@/lib/http/use-pages";
import { serverNow } from "@/lib/server-time";
import { tellTabs } from "@/lib/tabs";
import type { Gift } from "./gift";
import { canBePaid, outcomeOf } from "./outcome";
import { ordersKey, ownOrders } from "./pages";
import type { CapturePayment } from "./request-schema";
import type { CashOrderAnswer, Order, OrderAnswer, OrderListAnswer, PaymentAnswer } from "./schema";
import { paymentMethods } from "./status";

const orderKey = (userId: string | undefined, orderId: string | null) =>
  [...ordersKey(userId), "one", orderId] as const;

/**
 * A page of the signed-in shopper's orders whose number contains `number`, newest first. The list is empty after a
 * failed request.
 */
export function useOrders(page: number, number = "") {
  const session = useSession();
  const { user } = session;
  const list = usePages<OrderListAnswer>({
    ...ownOrders(user?.id, page, number),
    enabled: user !== null,
    refetchOnWindowFocus: true,
    pollMs: (known) => pollWhilePayable(...(known?.orders ?? [])),
  });
  const { answer, pages, isTurning, isLoading, error, isReloading, reload } = list;
  useReloadCartOncePaid(answer?.orders);
  const asked = { isPending: isLoading, isError: error !== null, isRefetching: isReloading, refetch: reload };
  return { orders: answer?.orders ?? [], pages, isTurning, ...ownState(session, asked) };
}

/** The polling interval while an order can still be paid, here or in another app, in ms. */
const payablePollMs = 10_000;

function pollWhilePayable(...orders: Order[]): number | false {
  return orders.some((order) => canBePaid(order, serverNow())) && payablePollMs;
}

const noOrders: readonly Order[] = [];

/** The Razorpay orders seen as Paid since the page was loaded. */
const seenPaid = new Set<string>();

/**
 * Refetches the cart when one of these orders becomes paid. The payment can be confirmed by this page, by the
 * provider's webhook or by another device; in every case the server removes the ordered pieces from the cart.
 */
function useReloadCartOncePaid(orders: readonly Order[] = noOrders): void {
  const cache = useQueryClient();
  const { user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    const paid = orders.filter(
      ({ _id, paymentMethod, paymentStatus }) =>
        paymentMethod === paymentMethods.razorpay && paymentStatus === "Paid" && !seenPaid.has(_id),
    );
    if (paid.length === 0) return;
    for (const { _id } of paid) seenPaid.add(_id);
    void cache.invalidateQueries({ queryKey: cartKey(userId) });
  }, [orders, cache, userId]);
}

/**
 * One order. `pollMs` returns the polling interval in ms, or false; by default the hook polls while it can be paid.
 * @param known the order that came with the page, which is current for ten seconds
 */
export function useOrder(
  orderId: string | null,
  pollMs: (order: Order | undefined) => number | false = (order) => pollWhilePayable(...(order ? [order] : [])),
  known?: Order,
) {
  const session = useSession();
  const { user } = session;
  const query = useQuery({
    queryKey: orderKey(user?.id, orderId),
    queryFn: ({ signal }) => api<OrderAnswer>(`/api/shop/order/fetchOrdersDetail/${orderId}`, { signal }),
    enabled: user !== null && orderId !== null,
    refetchInterval: ({ state }) => pollMs(state.data?.orders),
    refetchOnWindowFocus: true,
    staleTime: known ? 10_000 : 0,
    ...(known && { initialData: { message: "", orders: known } }),
  });
  const order = query.data?.orders;
  useReloadCartOncePaid(useMemo(() => (order ? [order] : []), [order]));
  return { order, error: query.error, ...ownState(session, query) };
}

/** Fetches one order, bypassing the cache. @throws ApiError */
export async function fetchOrder(orderId: string): Promise<Order> {
  return (await api<OrderAnswer>(`/api/shop/order/fetchOrdersDetail/${orderId}`)).orders;
}

/** The request to place an order: the address by its id, and the total that the shopper saw, in rupees. */
export interface Placing {
  addressId: string;
  totalAmount: number;
  gift: Gift | null;
  /** The same for every retry of one attempt, so that the order is never placed twice. */
  key: string;
}

function place<Answer>(path: string, userId: string | undefined, { addressId, totalAmount, gift, key }: Placing) {
  return api<Answer>(path, {
    method: "POST",
    headers: { "Idempotency-Key": key },
    body: { userId, addressInfo: { addressId }, totalAmount, ...(gift && { gift }) },
  });
}

/** Orders the cart with cash on delivery. */
export function usePlaceCashOrder() {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (placing: Placing) => place<CashOrderAnswer>("/api/shop/order/createCOD", user?.id, placing),
    onSuccess: ({ orders }) => cachePlaced(cache, orders),
  });
}

/** Orders the cart, to be paid with Razorpay; the pieces are held until it is paid or the hold expires. */
export function useCreatePayment() {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (placing: Placing) => place<PaymentAnswer>("/api/shop/order/create", user?.id, placing),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ordersKey(user?.id) });
      tellTabs({ about: "orders" });
    },
  });
}

/** Resumes the payment of an unpaid order while its hold is active. */
export function usePayOrder() {
  return useMutation({
    mutationFn: (orderId: string) => api<PaymentAnswer>("/api/shop/order/pay", { method: "POST", body: { orderId } }),
  });
}

/** A missing response or a server error says nothing about the payment, and confirming twice is safe. */
function isWorthConfirmingAgain(failures: number, error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500) && failures < 3;
}

/** Sends the server a payment that the provider's form reported. */
export function useCapturePayment() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CapturePayment) => api<OrderAnswer>("/api/shop/order/capture", { method: "POST", body }),
    retry: isWorthConfirmingAgain,
    onSuccess: ({ orders }) => cachePlaced(cache, orders),
  });
}

/** Cancels a Pending order. */
export function useCancelOrder() {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (orderId: string) => api<OrderAnswer>("/api/shop/order/cancel", { method: "POST", body: { orderId } }),
    onSuccess: ({ orders }) => cacheOrder(cache, user?.id, orders),
  });
}

/** Caches a changed order, and invalidates the lists and the cart, which the change may have emptied. */
function cacheOrder(cache: QueryClient, userId: string | undefined, order: Order): void {
  cache.setQueryData<OrderAnswer>(orderKey(userId, order._id), { message: "", orders: order });
  void cache.invalidateQueries({ queryKey: [...ordersKey(userId), "page"] });
  void cache.invalidateQueries({ queryKey: cartKey(userId) });
  tellTabs({ about: "orders" });
  tellTabs({ about: "cart" });
}

/** The same for an order that was placed here, which other tabs may be about to place. */
function cachePlaced(cache: QueryClient, order: Order): void {
  cacheOrder(cache, order.userId, order);
  if (outcomeOf(order) !== "rejected") tellTabs({ about: "placed", orderId: order._id, userId: order.userId });
}

/** Returns a function that invalidates all cached orders of the shopper. */
export function useReloadOrders(): () => void {
  const cache = useQueryClient();
  const { user } = useSession();
  return () => void cache.invalidateQueries({ queryKey: ordersKey(user?.id) });
}
