"use client";

import { Icon } from "@/components/ui/icon";
import { useSession } from "@/lib/auth/hooks";
import { useCartCount } from "@/lib/cart/hooks";
import { PanelButton } from "./panel-button";

/** The cart button with its count; guests have none. */
export function CartButton() {
  const { user } = useSession();
  const count = useCartCount();
  if (!user) return null;
  return (
    <PanelButton
      panel="cart"
      aria-label={`Cart, ${count} ${count === 1 ? "item" : "items"}`}
      className="relative grid size-11 place-items-center rounded-control transition-colors duration-(--duration-touch) hover:bg-cotton"
    >
      <Icon name="bag" className="size-[22px]" />
      {count > 0 && (
        <span className="figures absolute top-0 -right-0.5 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-marigold px-1 font-bold text-[11px] leading-none ring-2 ring-paper">
          {count}
        </span>
      )}
    </PanelButton>
  );
}
