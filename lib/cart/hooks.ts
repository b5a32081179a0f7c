"use client";

import { useMutationState, useQuery } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/hooks";
import { ownState } from "@/lib/auth/own-state";
import { cartTotals, type Totals } from "@/lib/cart/totals";
import { api } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import { isSuperseded, type LineChange, lineKey, withChange } from "./changes";
import type { AddToCart, CartAnswer, CartLine } from "./schema";
import { cartKey, changesKey, useCartMutation } from "./use-cart-mutation";

interface CartView {
  lines: CartLine[];
  /** How many pieces there are, over all lines. */
  count: number;
  /** Paise; null for an empty cart. */
  totals: Totals | null;
  isLoading: boolean;
  /** The cart did not load: the list is empty, which does not mean that the cart is. */
  isFailed: boolean;
  /** Whether a change of this line is on its way. */
  isChanging: (line: CartLine) => boolean;
  /** Asks the server again. */
  reload: () => Promise<unknown>;
}

/** The signed-in shopper's cart, with the changes that are still on their way shown as done. */
export function useCart(): CartView {
  const session = useSession();
  const { user } = session;
  const query = useQuery({
    queryKey: cartKey(user?.id),
    queryFn: ({ signal }) => api<CartAnswer>(`/api/shop/cart/get/${user?.id}`, { signal }),
    enabled: user !== null,
    refetchOnWindowFocus: true,
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
    totals: cartTotals(lines),
    ...ownState(session, query),
    isChanging: (line) => changing.has(lineKey(line)),
  };
}

/** Adds pieces of a product. What to say when it is done is up to the caller; a refusal is said here. */
export function useAddToCart() {
  const { user } = useSession();
  return useCartMutation(["add"], ({ productId, quantity = 1, size }: NewPieces) =>
    api<CartAnswer>("/api/shop/cart/add", { method: "POST", body: { userId: user?.id, productId, quantity, size } }),
  );
}

type NewPieces = Pick<AddToCart, "productId" | "size"> & { quantity?: number };

/**
 * Sets a line's quantity or size. The line changes at once; presses that follow quickly on each other are sent as
 * one, a refusal puts back what was and says why.
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

/** Takes a line out, at once; a refusal puts it back and says why. */
export function useRemoveFromCart() {
  const { user } = useSession();
  const removal = useLineChange(({ productId, size }) => {
    const query = size ? `?size=${size}` : "";
    return api<CartAnswer>(`/api/shop/cart/${user?.id}/${productId}${query}`, { method: "DELETE" });
  });
  return { remove: ({ productId, size }: CartLine) => removal.mutate({ productId, size, quantity: 0 }) };
}

function useLineChange(send: (change: LineChange) => Promise<CartAnswer>) {
  return useCartMutation(
    ["change"],
    (change: LineChange, later) => (isSuperseded(change, later) ? Promise.resolve(null) : send(change)),
    (answer) => answer && notify.done(answer.message),
  );
}

/** How many pieces are in the cart; 0 for guests and until it has loaded. */
export function useCartCount(): number {
  return useCart().count;
}
