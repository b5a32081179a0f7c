import type { Metadata } from "next";
import { Checkout } from "@/components/checkout/checkout";
import { requireUser } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Checkout", robots: { index: false } };

export default async function CheckoutPage() {
  await requireUser("/shop/checkout");
  return (
    <main className="page pt-5 md:pt-8">
      <Checkout />
    </main>
  );
}
