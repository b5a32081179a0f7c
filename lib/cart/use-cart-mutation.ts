"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/hooks";
import { ApiError } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import type { CartAnswer } from "./schema";

/** The place of a user's cart in the query cache, and of its changes among the mutations. */
export function cartKey(userId: string | undefined) {
  return ["cart", userId ?? "guest"] as const;
}

/** The place of the changes that set a line to something. */
export function changesKey(userId: string | undefined) {
  return [...cartKey(userId), "change"] as const;
}

/** The cart that a refusal carries; `unavailable` are the ids of deleted products that were in it. */
export interface FreshCart extends CartAnswer {
  unavailable?: string[];
}

/** The cart that an answer or a refusal carries; null when it has none. */
export function freshCartOf(answer: object): FreshCart | null {
  return "data" in answer && Array.isArray(answer.data) ? (answer as FreshCart) : null;
}

/** Shows this cart from now on. */
export function cacheCart(cache: QueryClient, userId: string | undefined, cart: CartAnswer | null): void {
  if (cart) cache.setQueryData<CartAnswer>(cartKey(userId), cart);
}

/**
 * A change of the cart. Changes go to the server one after the other, so that answers never overtake each other;
 * `send` gets the changes of the same kind that wait behind it, and gives null when it leaves its work to them.
 */
export function useCartMutation<Change>(
  kind: ["add"] | ["change"],
  send: (change: Change, later: Change[]) => Promise<CartAnswer | null>,
  onDone?: (answer: CartAnswer | null) => void,
) {
  const cache = useQueryClient();
  const { user } = useSession();
  const key = cartKey(user?.id);
  const mutationKey = [...key, ...kind];
  return useMutation({
    mutationKey,
    scope: { id: key.join(" ") },
    onMutate: () => cache.cancelQueries({ queryKey: key }),
    mutationFn: (change: Change) => {
      const waiting = cache.getMutationCache().findAll({ mutationKey, status: "pending" });
      const own = waiting.findIndex(({ state }) => state.variables === change);
      return send(
        change,
        waiting.slice(own + 1).map(({ state }) => state.variables as Change),
      );
    },
    onSuccess: (answer) => {
      cacheCart(cache, user?.id, answer);
      onDone?.(answer);
    },
    onError: (error) => {
      if (error instanceof ApiError) cacheCart(cache, user?.id, freshCartOf(error.body));
      notify.error(error.message);
    },
    onSettled: (_, error) => {
      // An answer is the fresh cart, and so is most of what refusals carry; after any other failure it has to be asked for.
      const isKnown = !error || (error instanceof ApiError && freshCartOf(error.body) !== null);
      if (!isKnown && cache.isMutating({ mutationKey: key }) === 1) void cache.invalidateQueries({ queryKey: key });
    },
  });
}
