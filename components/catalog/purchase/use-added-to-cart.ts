"use client";

import { usePanels } from "@/components/layout/panel-context";
import { type Size, sizeText } from "@/lib/catalog/options";
import { notify } from "@/lib/notify";

interface AddedToCart {
  /** For a press on a screen with the size row, which may be scrolled out of sight. */
  sayAdded: (size: Size | null) => void;
  /** For a press on a screen without sizes: leads to where the one that was taken can be changed. */
  sayTaken: (text: string, size: Size | null) => void;
}

const named = (size: Size | null) => (size ? `Size ${sizeText(size)}` : undefined);

/** Notifies that a product was added to the cart, and offers to show it. */
export function useAddedToCart(): AddedToCart {
  const panels = usePanels();
  const onPress = () => panels.open("cart");
  return {
    sayAdded: (size) => notify.done("Product added to cart", named(size), { label: "View cart", onPress }, "cart"),
    sayTaken: (text, size) => notify.done(text, named(size), { label: size ? "Change" : "View cart", onPress }, "cart"),
  };
}
