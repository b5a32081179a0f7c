"use client";

import { createContext, type ReactNode, useContext } from "react";
import { useWhenKnown } from "@/lib/auth/use-when-known";
import { useAddToWishlist, usePendingWishlist, useRemoveFromWishlist, useWishlist } from "@/lib/wishlist/hooks";
import { useLogInOffer } from "./use-log-in-offer";

interface Hearts {
  isLoved: (productId: string) => boolean;
  toggle: (productId: string) => void;
}

const HeartsContext = createContext<Hearts | null>(null);

/**
 * Watches the wishlist for all hearts of the page: with hooks of its own in each card, a listing would start over a
 * hundred observers before it can be used. Guests who press a heart are asked to log in.
 */
export function HeartsProvider({ children }: { children: ReactNode }) {
  const { products } = useWishlist();
  const { mutate: add } = useAddToWishlist();
  const { mutate: remove } = useRemoveFromWishlist();
  const { adding, removing } = usePendingWishlist();
  const whenKnown = useWhenKnown();
  const offerLogIn = useLogInOffer();
  const saved = new Set(products.map(({ _id }) => _id));

  function toggle(productId: string) {
    if (adding.includes(productId) || removing.includes(productId)) return;
    whenKnown((user) => {
      if (!user) return offerLogIn("Login to Add in WishList", { kind: "wishlist", productId, size: null });
      if (saved.has(productId)) remove(productId);
      else add(productId);
    });
  }

  const isLoved = (id: string) => adding.includes(id) || (saved.has(id) && !removing.includes(id));
  return <HeartsContext value={{ isLoved, toggle }}>{children}</HeartsContext>;
}

/** Whether a product is on the wishlist, and the handler that toggles it. */
export function useHeart(productId: string): { isLoved: boolean; toggle: () => void } {
  const hearts = useContext(HeartsContext);
  if (!hearts) throw new Error("useHeart needs a HeartsProvider above it.");
  return { isLoved: hearts.isLoved(productId), toggle: () => hearts.toggle(productId) };
}
