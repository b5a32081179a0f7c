"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Size } from "@/lib/catalog/options";
import type { Product } from "@/lib/catalog/schema";
import { preferredSize, rememberSize } from "@/lib/catalog/sizes/last-size";
import { middleSize } from "@/lib/catalog/sizes/middle-size";
import { sizesToOffer, stockOfSize } from "@/lib/catalog/stock";
import { useStored } from "@/lib/use-stored";
import { usePurchase } from "./use-purchase";

interface Buying {
  productId: string;
  sizes: Size[];
  /** The selected size; null for a product without sizes. */
  size: Size | null;
  /** Whether a size is sold out. */
  lacks: (size: Size) => boolean;
  chooseSize: (size: Size) => void;
  soldOut: boolean;
  addToCart: () => void;
  buyNow: () => void;
  isAdding: boolean;
  isBuying: boolean;
}

const BuyContext = createContext<Buying | null>(null);

export function useBuying(): Buying {
  const buying = useContext(BuyContext);
  if (!buying) throw new Error("useBuying needs a BuyProvider above it.");
  return buying;
}

interface BuyProviderProps {
  product: Pick<Product, "_id" | "size" | "stock" | "stockBySize">;
  children: ReactNode;
}

/** Shares one selected size among all buttons of a product, wherever they are on the screen. */
export function BuyProvider({ product, children }: BuyProviderProps) {
  const { _id: productId, size: sizes, stock } = product;
  const offered = sizesToOffer(product);
  const [size, setSize] = useStored<Size | null>(() => preferredSize(offered), middleSize(offered));
  const { addToCart, buyNow, isAdding, isBuying } = usePurchase("Login to Buy", { isSizeShown: true });

  function chooseSize(chosen: Size) {
    setSize(chosen);
    rememberSize(chosen);
  }

  return (
    <BuyContext
      value={{
        productId,
        sizes,
        size,
        lacks: (one) => stockOfSize(product, one) <= 0,
        chooseSize,
        soldOut: stock <= 0,
        isAdding: isAdding(productId),
        isBuying: isBuying(productId),
        addToCart: () => addToCart(productId, size),
        buyNow: () => buyNow(productId, size),
      }}
    >
      {children}
    </BuyContext>
  );
}
