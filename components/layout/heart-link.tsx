"use client";

import { Heart } from "lucide";
import { Icon } from "@/components/ui/icon";
import { useSession } from "@/lib/auth/hooks";
import { useWishlist } from "@/lib/wishlist/hooks";
import { CountDisc } from "./count-disc";
import { PrivateLink } from "./private-link";

/** The way to the wishlist, with its count; guests, who have none yet, sign in on the way. */
export function HeartLink() {
  const { user } = useSession();
  const { length: count } = useWishlist().products;
  const label = user ? `Wishlist, ${count} ${count === 1 ? "item" : "items"}` : "Wishlist";
  return (
    <PrivateLink href="/shop/wishlist" aria-label={label} className="bar-icon">
      <Icon shape={Heart} className="size-[22px]" />
      <CountDisc count={count} />
    </PrivateLink>
  );
}
