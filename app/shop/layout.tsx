import type { ReactNode } from "react";
import { ShopShell } from "@/components/layout/shop-shell";
import { sentLists } from "@/lib/catalog/lists/sent";
import { pageLists } from "@/lib/catalog/server/lists/load";
import { cacheAsShopPage } from "@/lib/catalog/server/page-tags";
import { indianYear } from "@/lib/dates";
import { pageWords } from "@/lib/settings/server/current";

interface ShopLayoutProps {
  children: ReactNode;
  /** The details of a product whose link was pressed, see @dialog. */
  dialog: ReactNode;
}

export default async function ShopLayout({ children, dialog }: ShopLayoutProps) {
  await cacheAsShopPage();
  return (
    <ShopShell
      lists={sentLists(await pageLists())}
      year={indianYear(new Date())}
      words={await pageWords()}
      dialog={dialog}
    >
      {children}
    </ShopShell>
  );
}
