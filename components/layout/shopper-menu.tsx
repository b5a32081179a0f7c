"use client";

import { Gift, Heart, type IconNode, LayoutDashboard, LogOut, Package, UserRound, Wallet } from "lucide";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import type { User } from "@/lib/auth/schema";
import { site } from "@/lib/site";
import { HelpRows } from "./help-rows";
import { menuRow } from "./menu-row";
import { useSignOut } from "./use-sign-out";

function Row({ href, icon, text }: { href: string; icon: IconNode; text: string }) {
  return (
    <li>
      <PageLink href={href} className={menuRow}>
        <Icon shape={icon} />
        <span>{text}</span>
      </PageLink>
    </li>
  );
}

export function ShopperMenu({ user }: { user: User }) {
  const { signOut } = useSignOut();
  return (
    <>
      <div className="px-3 pt-2 pb-3">
        <p className="wrap-anywhere font-semibold">{`Hello, ${user.username}`}</p>
        <p className="truncate text-ink-3 text-small">{user.email}</p>
      </div>
      <ul className="border-line border-t py-2">
        {user.role === "admin" && <Row href="/admin/dashboard" icon={LayoutDashboard} text="Admin Panel" />}
        <Row href="/shop/account?tab=orders" icon={Package} text="Orders" />
        <Row href="/shop/wishlist" icon={Heart} text="Wishlist" />
        <Row href="/shop/giftcard" icon={Gift} text="GiftCard" />
        <Row href="/shop/wallet" icon={Wallet} text={site.walletName} />
      </ul>
      <ul className="border-line border-t py-2">
        <HelpRows />
      </ul>
      <ul className="border-line border-t pt-2">
        <Row href="/shop/account" icon={UserRound} text="Account" />
        <li>
          <button type="button" className={menuRow} onClick={() => signOut()}>
            <Icon shape={LogOut} />
            <span>Logout</span>
          </button>
        </li>
      </ul>
    </>
  );
}
