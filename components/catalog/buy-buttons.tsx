"use client";

import { Button } from "@/components/ui/button";
import { useBuying } from "./buy-context";
import { HeartMark, useHeart } from "./heart-button";

/** From 768 px: in one row where they have 448 px, else two and Wishlist under them. */
export function BuyButtons() {
  const { productId, soldOut, addToCart, buyNow, isPending } = useBuying();
  const { isLoved, toggle } = useHeart(productId);
  return (
    <div className="@container mt-6 max-md:hidden">
      <div className="grid @md:flex grid-cols-2 gap-2">
        <Button
          variant="outline"
          size="lg"
          className="@max-md:order-last @max-md:col-span-2 px-5"
          aria-pressed={isLoved}
          onClick={toggle}
        >
          <HeartMark isLoved={isLoved} />
          Wishlist
        </Button>
        <Button size="lg" className="flex-1 px-4" disabled={soldOut} waiting={isPending} onClick={addToCart}>
          Add to Cart
        </Button>
        <Button
          variant="custom"
          size="lg"
          className="flex-1 px-4"
          disabled={soldOut}
          waiting={isPending}
          onClick={buyNow}
        >
          Buy Now
        </Button>
      </div>
    </div>
  );
}

/** On phones: pinned at the foot. */
export function BuyBar({ className }: { className?: string }) {
  const { productId, soldOut, addToCart, buyNow, isPending } = useBuying();
  const { isLoved, toggle } = useHeart(productId);
  return (
    <div
      className={`flex gap-2 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden ${className ?? ""}`}
    >
      <Button
        variant="outline"
        size="icon"
        className="size-13 shrink-0"
        aria-label="Wishlist"
        aria-pressed={isLoved}
        onClick={toggle}
      >
        <HeartMark isLoved={isLoved} />
      </Button>
      <Button size="lg" className="flex-1 px-3" disabled={soldOut} waiting={isPending} onClick={addToCart}>
        Add to Cart
      </Button>
      <Button
        variant="custom"
        size="lg"
        className="flex-1 px-3"
        disabled={soldOut}
        waiting={isPending}
        onClick={buyNow}
      >
        Buy Now
      </Button>
    </div>
  );
}
