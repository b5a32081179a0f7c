"use client";

import { CircleQuestionMark, Heart, Mail, MapPin, Package, ShoppingBag } from "lucide";
import Link from "next/link";
import { useRef } from "react";
import { buttonClasses } from "@/components/ui/button";
import { DialogX } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { useSession } from "@/lib/auth/hooks";
import { useCartCount } from "@/lib/cart/hooks";
import { HeaderAvatar } from "./header-avatar";
import { Logo } from "./logo";
import { menuRow } from "./menu-row";
import { MobileCategories } from "./mobile-categories";
import { type PanelName, type PanelProps, usePanels } from "./panel-context";
import { PrivateLink } from "./private-link";

/** The menu of small screens: who is signed in, orders, wishlist and cart, the categories with their kinds, and help. */
export function MobileMenu({ open, onOpenChange }: PanelProps) {
  const { user, isLoading } = useSession();
  const count = useCartCount();
  const panels = usePanels();
  const next = useRef<PanelName | null>(null);
  const close = () => onOpenChange(false);

  /** Opens another panel after this one has closed, so that the focus later returns to the button below both. */
  function replaceBy(panel: PanelName) {
    next.current = panel;
    close();
  }

  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        side="left"
        size="menu"
        onCloseAutoFocus={() => {
          if (next.current) panels.open(next.current);
          next.current = null;
        }}
      >
        <SheetTitle className="sr-only">Menu</SheetTitle>
        <div className="flex h-14 shrink-0 items-center justify-between pr-1.5 pl-5">
          <Logo onNavigate={close} />
          <DialogX />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {user ? (
            <PageLink href="/shop/account" onNavigate={close} className="mt-2 flex min-h-12 items-center gap-3">
              <HeaderAvatar username={user.username} />
              <span className="wrap-anywhere font-semibold">{`Hello, ${user.username}`}</span>
            </PageLink>
          ) : (
            !isLoading && (
              <Link href="/auth/login" onNavigate={close} className={buttonClasses({ className: "mt-2 w-full" })}>
                Login
              </Link>
            )
          )}
          <div className="mt-2 -ml-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]">
            <PrivateLink href="/shop/account?tab=orders" className={menuRow} onNavigate={close}>
              <Icon shape={Package} />
              <span>Orders</span>
            </PrivateLink>
            <PrivateLink href="/shop/wishlist" className={menuRow} onNavigate={close}>
              <Icon shape={Heart} />
              <span>Wishlist</span>
            </PrivateLink>
          </div>
          {user && (
            <button
              type="button"
              onClick={() => replaceBy("cart")}
              className="mt-2 flex min-h-12 w-full items-center gap-3 rounded-control bg-marigold-soft px-4 font-semibold"
            >
              <Icon shape={ShoppingBag} className="size-5" />
              <span>Your Cart</span>
              <span className="figures ml-auto grid h-6 min-w-6 place-items-center rounded-full bg-marigold px-1.5 font-bold text-small">
                <span>{count}</span>
                <span className="sr-only"> in the cart</span>
              </span>
            </button>
          )}
          <MobileCategories onNavigate={close} />
          <ul className="mt-3 -ml-3">
            <li>
              <Link href="/shop/help" prefetch={false} onNavigate={close} className={menuRow}>
                <Icon shape={CircleQuestionMark} />
                <span>Help</span>
              </Link>
            </li>
            <li>
              <button type="button" className={menuRow} onClick={() => replaceBy("contact")}>
                <Icon shape={Mail} />
                <span>Contact Us</span>
              </button>
            </li>
            <li>
              <button type="button" className={menuRow} onClick={() => replaceBy("stores")}>
                <Icon shape={MapPin} />
                <span>Offline Stores</span>
              </button>
            </li>
          </ul>
        </div>
      </SheetContent>
    </Sheet>
  );
}
