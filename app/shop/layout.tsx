import type { ReactNode } from "react";
import { ProductDialogs } from "@/components/catalog/product/product-dialogs";
import { ShopShell } from "@/components/layout/shop-shell";

interface ShopLayoutProps {
  children: ReactNode;
  /** The details of a product whose link was pressed, see @dialog. */
  dialog: ReactNode;
}

export default function ShopLayout({ children, dialog }: ShopLayoutProps) {
  return (
    <ShopShell year={new Date().getFullYear()}>
      <ProductDialogs dialog={dialog}>{children}</ProductDialogs>
    </ShopShell>
  );
}
