"use client";

import { useSession } from "@/lib/auth/hooks";
import { GuestMenu } from "./guest-menu";
import { ShopperMenu } from "./shopper-menu";

/** The content of the avatar's menu, depending on the user. */
export function AccountMenu() {
  const { user } = useSession();
  return user ? <ShopperMenu user={user} /> : <GuestMenu />;
}
