import type { Metadata } from "next";
import { Checkout } from "@/components/checkout/checkout";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireUser } from "@/lib/auth/server/page-session";
import { addressesCall, cartCall, configCall, profileCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "Checkout", robots: { index: false } };

export default async function CheckoutPage() {
  const { id } = await requireUser("/shop/checkout");
  const prefetched = await prefetch(cartCall(id), profileCall(id), addressesCall(id), configCall());
  return (
    <PrefetchedPage prefetched={prefetched}>
      <Checkout />
    </PrefetchedPage>
  );
}
