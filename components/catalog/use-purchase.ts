"use client";

import { useRouter } from "next/navigation";
import { withNext } from "@/lib/auth/next-page";
import { savePendingAction } from "@/lib/auth/pending-action";
import { useWhenKnown } from "@/lib/auth/use-when-known";
import { useAddToCart } from "@/lib/cart/hooks";
import type { Size } from "@/lib/catalog/options";
import { productPath } from "@/lib/catalog/product-path";
import { notify } from "@/lib/notify";
import { useAddedToCart } from "./use-added-to-cart";
import { useLogInOffer } from "./use-log-in-offer";

/** Adding to the cart and buying. Guests are asked to log in, and their action runs afterwards. */
export function usePurchase(productId: string, guestBuyText: string) {
  const router = useRouter();
  const { mutate: add, isPending: isAdding } = useAddToCart();
  const { mutate: buy, isPending: isBuying } = useAddToCart();
  const whenKnown = useWhenKnown();
  const offerLogIn = useLogInOffer();
  const sayAdded = useAddedToCart();

  function addToCart(size: Size | null) {
    whenKnown((user) => {
      if (!user) return offerLogIn("Login to Add in Cart", { kind: "cart", productId, size });
      add({ productId, size }, { onSuccess: sayAdded });
    });
  }

  function buyNow(size: Size | null) {
    whenKnown((user) => {
      if (user) return buy({ productId, size }, { onSuccess: () => router.push("/shop/checkout") });
      notify.login(guestBuyText);
      savePendingAction({ kind: "buy", productId, size });
      router.push(withNext("/auth/login", productPath(productId)));
    });
  }

  return { addToCart, buyNow, isAdding, isBuying };
}
