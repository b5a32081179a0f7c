"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/hooks";
import { api } from "@/lib/http/client";
import type { RequestReturn, ReturnAnswer, ReturnListAnswer } from "@/lib/return/schema";
import { ordersKey } from "./pages";
import type { Order } from "./schema";

const returnsKey = (userId: string | undefined) => ["returns", userId ?? "guest"] as const;

const none: ReturnListAnswer = { returns: [], total: 0, page: 1, pages: 0 };

/** The returns of an order of the signed-in shopper, newest first; asked for only if it has any. */
export function useOrderReturns({ _id: orderId, returns }: Pick<Order, "_id" | "returns">) {
  return useReturnsOf(returns.length > 0 ? orderId : null, returns.join());
}

/** `version`: what changes when the answer does. */
function useReturnsOf(orderId: string | null, version = "") {
  const { user } = useSession();
  const path = `/api/shop/return/get/${user?.id}?orderId=${orderId}`;
  const { data, isPending, error, refetch, isRefetching } = useQuery({
    queryKey: [...returnsKey(user?.id), orderId, version],
    queryFn: ({ signal }) => api<ReturnListAnswer>(path, { signal }),
    enabled: user !== null && orderId !== null,
    initialData: orderId === null ? none : undefined,
    // With another return of the order those before stay until it is loaded, and so does what can be pressed.
    placeholderData: (before, query) => {
      const of = query?.queryKey[2];
      return of === orderId || of === null ? before : undefined;
    },
    // The shop may have approved or declined it meanwhile.
    refetchOnWindowFocus: true,
  });
  return { returns: data?.returns ?? [], isLoading: isPending, error, reload: refetch, isReloading: isRefetching };
}

/**
 * What was paid for a piece of each line of an order, in rupees, by the line's id. Exchanged pieces cost nothing in their
 * own order: the return that they were sent for knows what was paid. Null while that is loading.
 */
export function usePaidPrices({ _id, exchangeOf, cartItems }: Order): ReadonlyMap<string, number> | null {
  const { returns, isLoading } = useReturnsOf(exchangeOf);
  if (isLoading) return null;
  const exchanged = returns.find(({ exchangeOrderId }) => exchangeOrderId === _id)?.lines ?? [];
  const paidFor = ({ productId, size, price }: Order["cartItems"][number]) =>
    exchanged.find((line) => line.productId === productId && line.exchangeSize === size)?.paidFor ?? price;
  return new Map(cartItems.map((item) => [item._id, exchangeOf ? paidFor(item) : item.price]));
}

/** Requests a return. `key` is the same for every try of one request. */
export function useRequestReturn() {
  return useReturnMutation(({ key, ...body }: RequestReturn & { key: string }) =>
    api<ReturnAnswer>("/api/shop/return/add", { method: "POST", body, headers: { "Idempotency-Key": key } }),
  );
}

/** Cancels a return of the caller. */
export function useCancelReturn() {
  return useReturnMutation((body: { returnId: string }) =>
    api<ReturnAnswer>("/api/shop/return/cancel", { method: "POST", body }),
  );
}

/** After a change of a return, its order is another one too. */
function useReturnMutation<Variables>(mutationFn: (variables: Variables) => Promise<ReturnAnswer>) {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: returnsKey(user?.id) }),
        cache.invalidateQueries({ queryKey: ordersKey(user?.id) }),
      ]),
  });
}
