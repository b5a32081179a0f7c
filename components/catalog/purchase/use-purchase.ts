"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { withNext } from "@/lib/auth/next-page";
import { savePendingAction } from "@/lib/auth/pending-action";
import { useWhenKnown } from "@/lib/auth/use-when-known";
import { useAddToCart } from "@/lib/cart/hooks";
import type { Size } from "@/lib/catalog/options";
import { productPath } from "@/lib/catalog/product-path";
import { notify } from "@/lib/notify";
import { useAddedToCart } from "./use-added-to-cart";
import { useLogInOffer } from "./use-log-in-offer";

interface Sending {
  kind: "add" | "buy";
  productId: string;
}

/** Adding products to the cart and buying them. */
export interface Purchase {
  addToCart: (productId: string, size: Size | null) => void;
  buyNow: (productId: string, size: Size | null) => void;
  isAdding: (productId: string) => boolean;
  isBuying: (productId: string) => boolean;
}

/**
 * Adding to the cart and buying. Guests are asked to log in, and their action runs afterwards. Where no screen has shown
 * the size, the message leads to where it can be changed.
 */
export function usePurchase(guestBuyText: string, { isSizeShown }: { isSizeShown: boolean }): Purchase {
  const router = useRouter();
  const { mutateAsync } = useAddToCart();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const isGone = useRef(false);
  const whenKnown = useWhenKnown();
  const offerLogIn = useLogInOffer();
  const { sayAdded, sayTaken } = useAddedToCart();

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  /** `onAdded` does not run when the shopper has left: they must not be taken to another page. */
  async function send(one: Sending, size: Size | null, onAdded: () => void) {
    setSending((now) => [...now, one]);
    const isAdded = await mutateAsync({
      productId: one.productId,
      size,
      next: one.kind === "buy" ? "buy" : "cart",
    }).then(
      () => true,
      // The mutation shows its errors itself.
      () => false,
    );
    setSending((now) => now.filter((other) => other !== one));
    if (isAdded && !isGone.current) onAdded();
  }

  const isSending = (kind: Sending["kind"]) => (productId: string) =>
    sending.some((one) => one.kind === kind && one.productId === productId);

  return {
    addToCart: (productId, size) =>
      whenKnown((user) => {
        if (!user) return offerLogIn("Login to Add in Cart", { kind: "cart", productId, size });
        const say = () => (isSizeShown ? sayAdded(size) : sayTaken("Product added to cart", size));
        void send({ kind: "add", productId }, size, say);
      }),
    buyNow: (productId, size) =>
      whenKnown((user) => {
        const goToCheckout = () => {
          router.push("/shop/checkout");
          if (!isSizeShown && size) sayTaken("Product added to cart", size);
        };
        if (user) return void send({ kind: "buy", productId }, size, goToCheckout);
        notify.login(guestBuyText);
        savePendingAction({ kind: "buy", productId, size });
        router.push(withNext("/auth/login", productPath(productId)));
      }),
    isAdding: isSending("add"),
    isBuying: isSending("buy"),
  };
}
