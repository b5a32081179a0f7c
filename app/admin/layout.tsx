import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AllLists } from "@/components/admin/all-lists";
import { AdminShell } from "@/components/admin/shell";
import { freshLists } from "@/lib/catalog/server/lists/load";
import { pageWords } from "@/lib/settings/server/current";
import { ShopWordsContext } from "@/lib/settings/shop-words";

export const metadata: Metadata = { robots: { index: false } };

export default async function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <ShopWordsContext value={await pageWords()}>
      <AllLists all={await freshLists()} />
      <AdminShell>{children}</AdminShell>
    </ShopWordsContext>
  );
}
