import type { Metadata } from "next";
import { Account } from "@/components/account/account";
import { requireUser } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Account", robots: { index: false } };

interface Props {
  searchParams: Promise<{ tab?: string | string[] }>;
}

export default async function AccountPage({ searchParams }: Props) {
  const { tab } = await searchParams;
  const user = await requireUser(`/shop/account${typeof tab === "string" ? `?tab=${encodeURIComponent(tab)}` : ""}`);
  return (
    <main className="page pt-6 md:pt-10">
      <Account user={user} />
    </main>
  );
}
