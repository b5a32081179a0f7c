"use client";

import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { PinnedBar } from "@/components/ui/pinned-bar";
import { useBuying } from "./buy-context";
import { HeartMark } from "./heart-button";
import { useHeart } from "./hearts";

/** Add to Cart and Buy Now, each with its own pending state. */
function BuyActions({ className }: { className: string }) {
  const { soldOut, addToCart, buyNow, isAdding, isBuying } = useBuying();
  const common: ComponentProps<typeof Button> = { size: "lg", className, disabled: soldOut };
  return (
    <>
      <Button {...common} waiting={isAdding} waitingText="Adding…" onClick={addToCart}>
        Add to Cart
      </Button>
      <Button {...common} variant="custom" waiting={isBuying} waitingText="Buying…" onClick={buyNow}>
        Buy Now
      </Button>
    </>
  );
}

/** From 768 px: in one row if 448 px are available, else two with Wishlist below. */
export function BuyButtons() {
  const { isLoved, toggle } = useHeart(useBuying().productId);
  return (
    <div className="mt-6 flex flex-wrap-reverse gap-2 max-md:hidden">
      <Button
        variant="outline"
        size="lg"
        className="shrink basis-[calc((28rem-100%)*999)] px-5"
        aria-pressed={isLoved}
        onClick={toggle}
      >
        <HeartMark isLoved={isLoved} className="size-5" />
        <span>Wishlist</span>
      </Button>
      <BuyActions className="flex-1 px-4" />
    </div>
  );
}

function BarButtons() {
  const { isLoved, toggle } = useHeart(useBuying().productId);
  return (
    <>
      <Button
        variant="outline"
        size="icon"
        className="size-12 shrink-0"
        aria-label="Wishlist"
        aria-pressed={isLoved}
        onClick={toggle}
      >
        <HeartMark isLoved={isLoved} className="size-5" />
      </Button>
      <BuyActions className="h-12 flex-1 px-3 max-xs:px-1.5" />
    </>
  );
}

/** On phones: pinned to the bottom of the product's page. */
export function PageBuyBar() {
  return (
    <PinnedBar until="md" className="gap-2">
      <BarButtons />
    </PinnedBar>
  );
}

/** On phones: the footer of the product's dialog. */
export function DialogBuyBar() {
  return (
    <div
      data-slot="dialog-bar"
      className="flex shrink-0 flex-wrap gap-2 border-line border-t px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <BarButtons />
    </div>
  );
}
