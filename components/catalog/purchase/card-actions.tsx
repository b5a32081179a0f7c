"use client";

import { createContext, type ReactNode, useContext } from "react";
import { Button } from "@/components/ui/button";
import type { Size } from "@/lib/catalog/options";
import { preferredSize } from "@/lib/catalog/sizes/last-size";
import { type Purchase, usePurchase } from "./use-purchase";

const PurchaseContext = createContext<Purchase | null>(null);

/** Adds to the cart and buys for all cards below it, which would else have the hooks for it each. */
export function CardPurchases({ children }: { children: ReactNode }) {
  return (
    <PurchaseContext value={usePurchase("Login to Buy Anything", { isSizeShown: false })}>{children}</PurchaseContext>
  );
}

function useCardPurchase(): Purchase {
  const purchase = useContext(PurchaseContext);
  if (!purchase) throw new Error("A card with buttons needs CardPurchases above it.");
  return purchase;
}

interface CardActionsProps {
  productId: string;
  sizes: Size[];
}

/** The buttons of a card on the home page, over the bottom of the picture on hover or focus, from 1024 px on. */
export function CardActions({ productId, sizes }: CardActionsProps) {
  const { addToCart, buyNow, isAdding, isBuying } = useCardPurchase();
  return (
    <div className="card-actions">
      <Button
        variant="outline"
        size="sm"
        className="h-11 flex-1 border-transparent"
        waiting={isAdding(productId)}
        waitingText="Adding…"
        onClick={() => addToCart(productId, preferredSize(sizes))}
      >
        Add to Cart
      </Button>
      <Button
        size="sm"
        className="h-11 flex-1"
        waiting={isBuying(productId)}
        waitingText="Buying…"
        onClick={() => buyNow(productId, preferredSize(sizes))}
      >
        Buy Now
      </Button>
    </div>
  );
}

/** The single button of a card on the home page, below the price, for screens under 1024 px. */
export function CardBuyNow({ productId, sizes }: CardActionsProps) {
  const { buyNow, isBuying } = useCardPurchase();
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-2.5 h-11 w-full lg:hidden"
      waiting={isBuying(productId)}
      waitingText="Buying…"
      onClick={() => buyNow(productId, preferredSize(sizes))}
    >
      Buy Now
    </Button>
  );
}
