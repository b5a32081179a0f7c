"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { useSession } from "@/lib/auth/hooks";
import { discardPendingAction, takePendingAction } from "@/lib/auth/pending-action";
import { isLeavingToSignIn } from "@/lib/auth/sign-in-again";
import { useAddToCart } from "@/lib/cart/hooks";
import { useAddToWishlist } from "@/lib/wishlist/hooks";
import { useAddedToCart } from "./use-added-to-cart";

/** Runs a pending action once, after logging in. A guest who returns without logging in is asked again. */
export function PendingAction() {
  const { user, isLoading } = useSession();
  const router = useRouter();
  const { mutate: addToCart } = useAddToCart();
  const { mutate: addToWishlist } = useAddToWishlist();
  const { sayAdded, sayTaken } = useAddedToCart();

  const finish = useEffectEvent((userId: string) => {
    const action = takePendingAction(userId);
    if (!action) return;
    const { kind, productId, size } = action;
    if (kind === "wishlist") addToWishlist(productId);
    else addToCart({ productId, size }, { onSuccess });
    function onSuccess() {
      if (kind === "buy") router.push("/shop/checkout");
      // The product's page has shown the size.
      if (kind === "cart" && window.location.pathname.startsWith("/shop/product/")) sayAdded(size);
      else sayTaken("Product added to cart", size);
    }
  });

  const isGuest = !isLoading && user === null;
  const userId = user?.id;
  useEffect(() => {
    if (userId) finish(userId);
    else if (isGuest && !isLeavingToSignIn()) discardPendingAction();
  }, [userId, isGuest]);

  return null;
}
