import type { Metadata } from "next";
import { PrefetchedPage } from "@/components/prefetched-page";
import { Wishlist } from "@/components/wishlist/wishlist";
import { requireUser } from "@/lib/auth/server/page-session";
import { cartCall, profileCall, wishlistCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "My Wishlist", robots: { index: false } };

export default async function WishlistPage() {
  const { id } = await requireUser("/shop/wishlist");
  return (
    <PrefetchedPage prefetched={await prefetch(cartCall(id), profileCall(id), wishlistCall(id))}>
      <Wishlist />
    </PrefetchedPage>
  );
}
