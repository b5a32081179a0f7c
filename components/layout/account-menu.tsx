"use client";

import { useSession } from "@/lib/auth/hooks";
import { GuestMenu } from "./guest-menu";
import { ShopperMenu } from "./shopper-menu";

/** What the avatar's menu holds, by who is asking. */
export function AccountMenu() {
  const { user } = useSession();
  return user ? <ShopperMenu user={user} /> : <GuestMenu />;
}
