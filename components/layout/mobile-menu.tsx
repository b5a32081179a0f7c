"use client";

import { ChevronRight, Mail, MapPin, ShoppingBag } from "lucide-react";
import { useRef } from "react";
import { DialogX } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { useSession } from "@/lib/auth/hooks";
import { useCartCount } from "@/lib/cart/hooks";
import { cn } from "@/lib/class-names";
import { Logo } from "./logo";
import { navItems } from "./nav-items";
import { NavLink } from "./nav-link";
import { type PanelName, type PanelProps, usePanels } from "./panel-context";
import { useCurrentItem } from "./use-current-item";

const footClasses =
  "flex min-h-11 flex-1 items-center gap-3 whitespace-nowrap rounded-control px-3 transition-colors duration-(--duration-touch) hover:bg-cotton";

/** The menu of small screens: cart, categories, contact and stores. */
export function MobileMenu({ open, onOpenChange }: PanelProps) {
  const { user } = useSession();
  const count = useCartCount();
  const current = useCurrentItem();
  const panels = usePanels();
  const next = useRef<PanelName | null>(null);

  /** Opens another panel after this one has closed, so that the focus later returns to the button below both. */
  function replaceBy(panel: PanelName) {
    next.current = panel;
    onOpenChange(false);
  }

  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        side="left"
        onCloseAutoFocus={() => {
          if (next.current) panels.open(next.current);
          next.current = null;
        }}
      >
        <SheetTitle className="sr-only">Menu</SheetTitle>
        <div className="flex h-14 shrink-0 items-center justify-between pr-1.5 pl-5">
          <Logo onNavigate={() => onOpenChange(false)} />
          <DialogX />
        </div>
        {user && (
          <button
            type="button"
            onClick={() => replaceBy("cart")}
            className="mx-5 mt-3 flex h-14 shrink-0 items-center gap-3 rounded-control bg-marigold-soft px-4 font-semibold"
          >
            <ShoppingBag className="size-5" />
            <span>Your Cart</span>
            <span className="figures ml-auto grid h-6 min-w-6 place-items-center rounded-full bg-marigold px-1.5 font-bold text-small">
              <span>{count}</span>
              <span className="sr-only"> items</span>
            </span>
          </button>
        )}
        <nav aria-label="Categories" className="mt-4 min-h-0 flex-1 overflow-y-auto px-5">
          <ul className="hung">
            {navItems().map((item) => (
              <li key={item.label}>
                <NavLink
                  item={item}
                  aria-current={item === current ? "page" : undefined}
                  onNavigate={() => onOpenChange(false)}
                  className={cn(
                    "display flex h-14 items-center justify-between border-line border-b font-semibold text-[1.5rem] leading-none -outline-offset-2",
                    item === current && "chosen text-rust",
                  )}
                >
                  <span>{item.label}</span>
                  <ChevronRight className="size-5 text-ink-3" />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 flex-wrap gap-1 border-line border-t p-3">
          <button type="button" className={footClasses} onClick={() => replaceBy("contact")}>
            <Mail className="size-4.5 stroke-[1.5]" />
            <span>Contact Us</span>
          </button>
          <button type="button" className={footClasses} onClick={() => replaceBy("stores")}>
            <MapPin className="size-4.5 stroke-[1.5]" />
            <span>Offline Stores</span>
          </button>
        </div>
      </SheetContent>
    </Sheet>
  );
}
