"use client";

import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/hooks";
import { ownState } from "@/lib/auth/own-state";
import { savePendingAction } from "@/lib/auth/pending-action";
import type { Product } from "@/lib/catalog/schema";
import { api, isSessionEnded } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import { tellTabs } from "@/lib/tabs";
import { wishlistKey } from "./query-key";
import type { WishlistAnswer } from "./schema";

interface WishlistView {
  products: Product[];
  isLoading: boolean;
  isFailed: boolean;
  /** A retry after a failed request is in progress. */
  isRetrying: boolean;
  reload: () => Promise<unknown>;
}

/** The signed-in shopper's wishlist, newest first. */
export function useWishlist(): WishlistView {
  const session = useSession();
  const { user } = session;
  const query = useQuery({
    queryKey: wishlistKey(user?.id),
    queryFn: ({ signal }) => api<WishlistAnswer>(`/api/shop/wishlist/get/${user?.id}`, { signal }),
    enabled: user !== null,
    refetchOnWindowFocus: "always",
  });
  return {
    products: query.data?.wishlist.products ?? [],
    ...ownState(session, query),
    isRetrying: query.isError && query.isFetching,
  };
}

/** Adds a product to the wishlist and shows the server's message. */
export function useAddToWishlist() {
  const { user } = useSession();
  return useWishlistMutation(
    "add",
    (productId) =>
      api<WishlistAnswer>("/api/shop/wishlist/add", { method: "POST", body: { userId: user?.id, productId } }),
    { onSessionEnded: (productId) => savePendingAction({ kind: "wishlist", productId, size: null, userId: user?.id }) },
  );
}

/** Removes a product from the wishlist and shows the server's message, unless `quiet`. */
export function useRemoveFromWishlist({ quiet = false } = {}) {
  const { user } = useSession();
  return useWishlistMutation(
    "remove",
    (productId) =>
      api<WishlistAnswer>(`/api/shop/wishlist/remove/${user?.id}/${productId}`, { method: "POST", body: {} }),
    { quiet },
  );
}

type Change = "add" | "remove";

/** The ids of the products that are being added and removed. */
export function usePendingWishlist(): { adding: string[]; removing: string[] } {
  const { user } = useSession();
  const pending = useMutationState({
    filters: { mutationKey: wishlistKey(user?.id), status: "pending" },
    select: ({ options, state }) => ({ change: options.mutationKey?.at(-1), productId: state.variables as string }),
  });
  const idsOf = (kind: Change) => pending.filter(({ change }) => change === kind).map(({ productId }) => productId);
  return { adding: idsOf("add"), removing: idsOf("remove") };
}

interface MutationOptions {
  quiet?: boolean;
  /** May remember the change for the sign-in that follows. */
  onSessionEnded?: (productId: string) => void;
}

function useWishlistMutation(
  change: Change,
  send: (productId: string) => Promise<WishlistAnswer>,
  { quiet = false, onSessionEnded }: MutationOptions = {},
) {
  const cache = useQueryClient();
  const { user } = useSession();
  const key = wishlistKey(user?.id);
  return useMutation({
    mutationKey: [...key, change],
    scope: { id: key.join(" ") },
    onMutate: () => cache.cancelQueries({ queryKey: key }),
    mutationFn: send,
    onSuccess: (answer) => {
      cache.setQueryData<WishlistAnswer>(key, answer);
      tellTabs({ about: "wishlist" });
      if (!quiet) notify.done(answer.message);
    },
    onError: (error, productId) => (isSessionEnded(error) ? onSessionEnded?.(productId) : notify.failed(error)),
    // Loading it was cancelled, and the change may have been made, if only its answer was lost.
    onSettled: (_, error) => error && cache.invalidateQueries({ queryKey: key }),
  });
}
