"use client";

import { useRouter } from "next/navigation";
import { withNext } from "@/lib/auth/next-page";
import { useWhenKnown } from "@/lib/auth/use-when-known";
import { useAddToCart } from "@/lib/cart/hooks";
import type { Size } from "@/lib/catalog/options";
import { productPath } from "@/lib/catalog/product-path";
import { notify } from "@/lib/notify";

/** Adding to the cart and buying, for shoppers; guests are told to log in, and come back to the product when they wanted to buy it. */
export function usePurchase(productId: string, guestBuyText: string) {
  const router = useRouter();
  const { mutate: add, isPending: isAdding } = useAddToCart();
  const { mutate: buy, isPending: isBuying } = useAddToCart();
  const whenKnown = useWhenKnown();

  function addToCart(size: Size | null) {
    whenKnown((user) => {
      if (!user) return notify.login("Login to Add in Cart");
      add({ productId, size }, { onSuccess: () => notify.done("Product added to cart") });
    });
  }

  function buyNow(size: Size | null) {
    whenKnown((user) => {
      if (user) return buy({ productId, size }, { onSuccess: () => router.push("/shop/checkout") });
      notify.login(guestBuyText);
      router.push(withNext("/auth/login", productPath(productId)));
    });
  }

  return { addToCart, buyNow, isAdding, isBuying };
}
