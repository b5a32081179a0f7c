"use client";

import { usePanels } from "@/components/layout/panel-context";
import { type Size, sizeText } from "@/lib/catalog/options";
import { notify } from "@/lib/notify";

interface AddedToCart {
  /** For a press beside the size row. */
  sayAdded: () => void;
  /** For a press on a screen without sizes: names the one that was taken, and leads to where it can be changed. */
  sayTaken: (text: string, size: Size | null) => void;
}

/** Notifies that a product was added to the cart, and offers to show it. */
export function useAddedToCart(): AddedToCart {
  const panels = usePanels();
  const onPress = () => panels.open("cart");
  return {
    sayAdded: () => notify.done("Product added to cart", undefined, { label: "View cart", onPress }),
    sayTaken: (text, size) =>
      size
        ? notify.done(text, `Size ${sizeText(size)}`, { label: "Change", onPress })
        : notify.done(text, undefined, { label: "View cart", onPress }),
  };
}
