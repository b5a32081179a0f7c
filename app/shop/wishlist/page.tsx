import type { Metadata } from "next";
import { Wishlist } from "@/components/wishlist/wishlist";
import { requireUser } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "My Wishlist", robots: { index: false } };

export default async function WishlistPage() {
  await requireUser("/shop/wishlist");
  return <Wishlist />;
}
