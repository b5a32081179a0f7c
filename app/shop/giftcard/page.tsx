import type { Metadata } from "next";
import { GiftCard } from "@/components/giftcard/gift-card";
import { requireUser } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Gift Card", robots: { index: false } };

export default async function GiftCardPage() {
  await requireUser("/shop/giftcard");
  return <GiftCard />;
}
