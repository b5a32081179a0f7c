import type { Metadata } from "next";
import { Wallet } from "@/components/wallet/wallet";
import { requireUser } from "@/lib/auth/server/page-session";
import { site } from "@/lib/site";

export const metadata: Metadata = { title: site.walletName, robots: { index: false } };

export default async function WalletPage() {
  await requireUser("/shop/wallet");
  return <Wallet />;
}
