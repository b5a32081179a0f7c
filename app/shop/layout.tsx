import type { ReactNode } from "react";
import { ProductDialogs } from "@/components/catalog/product/product-dialogs";
import { ShopShell } from "@/components/layout/shop-shell";
import { pageWords } from "@/lib/settings/server/current";

interface ShopLayoutProps {
  children: ReactNode;
  /** The details of a product whose link was pressed, see @dialog. */
  dialog: ReactNode;
}

export default async function ShopLayout({ children, dialog }: ShopLayoutProps) {
  return (
    <ShopShell year={new Date().getFullYear()} words={await pageWords()}>
      <ProductDialogs dialog={dialog}>{children}</ProductDialogs>
    </ShopShell>
  );
}
