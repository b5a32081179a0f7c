"use client";

import { usePanels } from "@/components/layout/panel-context";
import { notify } from "@/lib/notify";

/** Notifies that a product was added to the cart, and offers to show it. */
export function useAddedToCart(): () => void {
  const panels = usePanels();
  return () =>
    notify.done("Product added to cart", undefined, { label: "View cart", onPress: () => panels.open("cart") });
}
