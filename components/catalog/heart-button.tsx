"use client";

import { Heart } from "lucide-react";
import { useWhenKnown } from "@/lib/auth/use-when-known";
import { cn } from "@/lib/class-names";
import { useAddToWishlist, useRemoveFromWishlist, useWishlist } from "@/lib/wishlist/hooks";
import { useLogInOffer } from "./use-log-in-offer";

/** Whether a product is on the wishlist, and the handler that toggles it; guests are asked to log in. */
export function useHeart(productId: string) {
  const { products } = useWishlist();
  const { mutate: add, isPending: isAdding } = useAddToWishlist();
  const { mutate: remove, isPending: isRemoving } = useRemoveFromWishlist();
  const whenKnown = useWhenKnown();
  const offerLogIn = useLogInOffer();
  const isInWishlist = products.some(({ _id }) => _id === productId);

  return {
    isLoved: isAdding || (isInWishlist && !isRemoving),
    toggle: () => {
      if (isAdding || isRemoving) return;
      whenKnown((user) => {
        if (!user) return offerLogIn("Login to Add in WishList", { kind: "wishlist", productId, size: null });
        if (isInWishlist) remove(productId);
        else add(productId);
      });
    },
  };
}

/** The heart icon; it beats once when it fills. */
export function HeartMark({ isLoved, className }: { isLoved: boolean; className?: string }) {
  return (
    <Heart
      aria-hidden="true"
      className={cn("size-5", isLoved && "animate-[beat_200ms_var(--ease-fall)] fill-current text-rust", className)}
    />
  );
}

/** The heart on a card's picture, top right. */
export function HeartButton({ productId }: { productId: string }) {
  const { isLoved, toggle } = useHeart(productId);
  return (
    <button
      type="button"
      aria-label="Wishlist"
      aria-pressed={isLoved}
      onClick={toggle}
      className="absolute top-1 right-1 grid size-11 place-items-center rounded-full text-ink transition-colors duration-(--duration-touch) hover:text-rust"
    >
      <span className="grid size-8 place-items-center rounded-full bg-paper/85">
        <HeartMark isLoved={isLoved} className="size-4.5" />
      </span>
    </button>
  );
}
