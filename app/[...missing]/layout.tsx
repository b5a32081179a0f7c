import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ShopShell } from "@/components/layout/shop-shell";
import { sentLists } from "@/lib/catalog/lists/sent";
import { freshLists } from "@/lib/catalog/server/lists/load";
import { indianYear } from "@/lib/dates";
import { pageWords } from "@/lib/settings/server/current";

export const metadata: Metadata = { title: "Not found" };

export default async function MissingLayout({ children }: { children: ReactNode }) {
  return (
    <ShopShell lists={sentLists(await freshLists())} year={indianYear(new Date())} words={await pageWords()}>
      {children}
    </ShopShell>
  );
}
