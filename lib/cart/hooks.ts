"use client";

import { useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/hooks";
import { ownState } from "@/lib/auth/own-state";
import { savePendingAction } from "@/lib/auth/pending-action";
import { cartTotals, type Totals } from "@/lib/cart/totals";
import { api } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import { isSuperseded, type LineChange, lineKey, withChange } from "./changes";
import { cartKey } from "./query-key";
import type { AddToCart, CartAnswer, CartLine } from "./schema";
import { fetchCart, sendPieces } from "./send-pieces";
import { changesKey, useCartMutation } from "./use-cart-mutation";

type Gone = NonNullable<CartAnswer["noLongerSold"]>[number];

const noneGone: Gone[] = [];
const noFees = { platformFee: null, shippingFee: null };

interface CartView {
  lines: CartLine[];
  /** The number of pieces in all lines. */
  count: number;
  /** Paise; null for an empty cart. */
  totals: Totals | null;
  /** Deleted products that the cart still contains; they can only be removed. */
  noLongerSold: Gone[];
  isLoading: boolean;
  /** The request failed: `lines` is empty, but the cart may not be. */
  isFailed: boolean;
  /** It is being asked for again. */
  isReloading: boolean;
  /** Whether the stored cart is known to be empty too; false while a change is pending. */
  isEmpty: boolean;
  /** Whether a change of this line is pending. */
  isChanging: (line: CartLine) => boolean;
  /** Refetches the cart. */
  reload: () => Promise<unknown>;
}

/** The signed-in shopper's cart, with pending changes applied optimistically. */
export function useCart(): CartView {
  const session = useSession();
  const { user } = session;
  const query = useQuery({
    queryKey: cartKey(user?.id),
    queryFn: ({ signal }) => fetchCart(user?.id, signal),
    enabled: user !== null,
    refetchOnWindowFocus: "always",
  });
  const changes = useMutationState({
    filters: { mutationKey: changesKey(user?.id), status: "pending" },
    select: ({ state }) => state.variables as LineChange,
  });
  const lines = query.isError ? [] : changes.reduce(withChange, query.data?.data ?? []);
  const changing = new Set(
    changes.map(({ newSize, ...change }) => lineKey({ ...change, size: newSize ?? change.size })),
  );
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    totals: cartTotals(lines, query.data ?? noFees),
    noLongerSold: query.isError ? noneGone : (query.data?.noLongerSold ?? noneGone),
    isEmpty: !query.isError && query.data?.data.length === 0 && changes.length === 0,
    ...ownState(session, query),
    isChanging: (line) => changing.has(lineKey(line)),
  };
}

/** Adds pieces of a product. The caller shows the success message; errors are shown here. */
export function useAddToCart() {
  const { user } = useSession();
  const cache = useQueryClient();
  return useCartMutation(
    ["add"],
    ({ productId, quantity = 1, size }: NewPieces) =>
      sendPieces(user?.id, { productId, quantity, size }, cache.getQueryData(cartKey(user?.id))),
    undefined,
    ({ productId, size = null, next = "cart" }) => savePendingAction({ kind: next, productId, size, userId: user?.id }),
  );
}

interface NewPieces extends Pick<AddToCart, "productId" | "size"> {
  quantity?: number;
  /** "buy" leads to the checkout afterwards, also when the shopper has to sign in again first. */
  next?: "cart" | "buy";
}

/**
 * Sets a line's quantity or size with an optimistic update. Rapid successive changes are sent as one request; an error
 * reverts the line and shows the reason.
 */
export function useUpdateCart() {
  const { user } = useSession();
  return useLineChange(({ productId, size, quantity, newSize }) =>
    api<CartAnswer>("/api/shop/cart/updateCart", {
      method: "PUT",
      body: { userId: user?.id, productId, size, quantity, newSize },
    }),
  );
}

/** Removes a line with an optimistic update; an error restores it and shows the reason. */
export function useRemoveFromCart() {
  const { user } = useSession();
  const removal = useLineChange(({ productId, size }) => {
    const query = size ? `?size=${encodeURIComponent(size)}` : "";
    return api<CartAnswer>(`/api/shop/cart/${user?.id}/${productId}${query}`, { method: "DELETE" });
  });
  return {
    remove: ({ productId, size }: Pick<CartLine, "productId" | "size">) =>
      removal.mutate({ productId, size, quantity: 0 }),
  };
}

function useLineChange(send: (change: LineChange) => Promise<CartAnswer>) {
  return useCartMutation(
    ["change"],
    (change: LineChange, later) => (isSuperseded(change, later) ? Promise.resolve(null) : send(change)),
    (answer) => answer && notify.done(answer.message),
  );
}

/** The number of pieces in the cart; 0 for guests and while it is loading. */
export function useCartCount(): number {
  return useCart().count;
}
