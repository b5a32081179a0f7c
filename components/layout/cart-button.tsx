"use client";

import { ShoppingBag } from "lucide";
import { Icon } from "@/components/ui/icon";
import { useSession } from "@/lib/auth/hooks";
import { useCartCount } from "@/lib/cart/hooks";
import { CountDisc } from "./count-disc";
import { PanelButton } from "./panel-button";

/** The cart button with its count; guests have none. */
export function CartButton() {
  const { user } = useSession();
  const count = useCartCount();
  if (!user) return null;
  return (
    <PanelButton panel="cart" aria-label={`Cart, ${count} ${count === 1 ? "item" : "items"}`} className="bar-icon">
      <Icon shape={ShoppingBag} className="size-[22px]" />
      <CountDisc count={count} />
    </PanelButton>
  );
}
