"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/hooks";
import { ApiError, isSessionEnded } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import { endAttempts } from "@/lib/stored-attempts";
import { tellTabs } from "@/lib/tabs";
import { cartKey } from "./query-key";
import type { CartAnswer } from "./schema";

/** The mutation key of changes that set a line's quantity or size. */
export function changesKey(userId: string | undefined) {
  return [...cartKey(userId), "change"] as const;
}

/** The cart in an error response; `unavailable` are the ids of deleted products that were in it. */
export interface FreshCart extends CartAnswer {
  unavailable?: string[];
}

/** The cart in a response or an error response, or null. */
export function freshCartOf(answer: object): FreshCart | null {
  return "data" in answer && Array.isArray(answer.data) ? (answer as FreshCart) : null;
}

/** Stores this cart in the query cache. */
export function cacheCart(cache: QueryClient, userId: string | undefined, cart: CartAnswer | null): void {
  if (cart) cache.setQueryData<CartAnswer>(cartKey(userId), cart);
}

/**
 * A mutation of the cart. Mutations are sent one after the other, so that responses arrive in order. `send` receives
 * the pending changes of the same kind that follow, and returns null if one of them supersedes its change.
 * `onSessionEnded` may remember the change for the sign-in that follows.
 */
export function useCartMutation<Change>(
  kind: ["add"] | ["change"],
  send: (change: Change, later: Change[]) => Promise<CartAnswer | null>,
  onDone?: (answer: CartAnswer | null) => void,
  onSessionEnded?: (change: Change) => void,
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
      // A changed cart is another purchase than the one that was tried before; an empty one may be the result of that.
      if (answer && answer.data.length > 0) endAttempts();
      cacheCart(cache, user?.id, answer);
      if (answer) tellTabs({ about: "cart" });
      onDone?.(answer);
    },
    onError: (error, change) => {
      if (isSessionEnded(error)) return onSessionEnded?.(change);
      if (error instanceof ApiError) cacheCart(cache, user?.id, freshCartOf(error.body));
      notify.failed(error);
    },
    onSettled: (_, error) => {
      // Responses and most error responses contain the current cart; after any other failure refetch it.
      const isKnown = !error || (error instanceof ApiError && freshCartOf(error.body) !== null);
      if (!isKnown && cache.isMutating({ mutationKey: key }) === 1) void cache.invalidateQueries({ queryKey: key });
    },
  });
}
