import type { Metadata } from "next";
import { Account } from "@/components/account/account";
import { type Tab, tabOf } from "@/components/account/tabs";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireUser } from "@/lib/auth/server/page-session";
import { pageOf, textOf } from "@/lib/http/address-query";
import {
  addressesCall,
  cartCall,
  myReviewsCall,
  ordersCall,
  profileCall,
  sessionsCall,
} from "@/lib/pages/server/page-calls";
import { type PageCall, prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "Account", robots: { index: false } };

interface Props {
  searchParams: Promise<{ tab?: string | string[]; page?: string | string[] }>;
}

/** What the open tab shows. */
const tabCalls: Record<Tab, (userId: string, page: number) => PageCall[]> = {
  profile: (userId) => [sessionsCall(userId), addressesCall(userId)],
  orders: (userId, page) => [ordersCall(userId, page)],
  reviews: (userId) => [myReviewsCall(userId)],
  address: (userId) => [addressesCall(userId)],
  privacy: () => [],
};

export default async function AccountPage({ searchParams }: Props) {
  const { tab, page } = await searchParams;
  const user = await requireUser(`/shop/account${typeof tab === "string" ? `?tab=${encodeURIComponent(tab)}` : ""}`);
  const openTab = tabCalls[tabOf(textOf(tab))];
  const prefetched = await prefetch(cartCall(user.id), profileCall(user.id), ...openTab(user.id, pageOf(textOf(page))));
  return (
    <main className="page pt-6 md:pt-10">
      <PrefetchedPage prefetched={prefetched}>
        <Account user={user} />
      </PrefetchedPage>
    </main>
  );
}
