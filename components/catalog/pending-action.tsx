"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { useSession } from "@/lib/auth/hooks";
import { discardPendingAction, takePendingAction } from "@/lib/auth/pending-action";
import { useAddToCart } from "@/lib/cart/hooks";
import { useAddToWishlist } from "@/lib/wishlist/hooks";
import { useAddedToCart } from "./use-added-to-cart";

/** Runs a guest's pending action once, after logging in. A guest who returns without logging in is asked again. */
export function PendingAction() {
  const { user, isLoading } = useSession();
  const router = useRouter();
  const { mutate: addToCart } = useAddToCart();
  const { mutate: addToWishlist } = useAddToWishlist();
  const sayAdded = useAddedToCart();

  const finish = useEffectEvent(() => {
    const action = takePendingAction();
    if (!action) return;
    const { kind, productId, size } = action;
    if (kind === "wishlist") addToWishlist(productId);
    else addToCart({ productId, size }, { onSuccess: kind === "buy" ? () => router.push("/shop/checkout") : sayAdded });
  });

  const isGuest = !isLoading && user === null;
  const userId = user?.id;
  useEffect(() => {
    if (userId) finish();
    else if (isGuest) discardPendingAction();
  }, [userId, isGuest]);

  return null;
}
