"use client";

import { Button } from "@/components/ui/button";
import { preferredSize } from "@/lib/catalog/last-size";
import type { Size } from "@/lib/catalog/options";
import { usePurchase } from "./use-purchase";

interface CardActionsProps {
  productId: string;
  sizes: Size[];
}

const guestBuyText = "Login to Buy Anything";

/** The buttons of a card on the home page, over the bottom of the picture on hover or focus, from 1024 px on. */
export function CardActions({ productId, sizes }: CardActionsProps) {
  const { addToCart, buyNow, isAdding, isBuying } = usePurchase(productId, guestBuyText);
  return (
    <div className="absolute inset-x-2 bottom-2 hidden gap-2 lg:group-focus-within:flex lg:group-hover:flex">
      <Button
        variant="outline"
        size="sm"
        className="h-11 flex-1 border-transparent md:h-11"
        waiting={isAdding}
        waitingText="Adding…"
        onClick={() => addToCart(preferredSize(sizes))}
      >
        Add to Cart
      </Button>
      <Button
        size="sm"
        className="h-11 flex-1 md:h-11"
        waiting={isBuying}
        waitingText="Buying…"
        onClick={() => buyNow(preferredSize(sizes))}
      >
        Buy Now
      </Button>
    </div>
  );
}

/** The single button of a card on the home page, below the price, for screens under 1024 px. */
export function CardBuyNow({ productId, sizes }: CardActionsProps) {
  const { buyNow, isBuying } = usePurchase(productId, guestBuyText);
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-2.5 h-11 w-full md:h-11 lg:hidden"
      waiting={isBuying}
      waitingText="Buying…"
      onClick={() => buyNow(preferredSize(sizes))}
    >
      Buy Now
    </Button>
  );
}
