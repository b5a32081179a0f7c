"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { productPath } from "@/lib/catalog/product-path";
import { notify } from "@/lib/notify";
import { type Preview, useProductDialog } from "./product-dialog-context";

interface ProductLinkProps extends Omit<ComponentProps<typeof Link>, "href" | "id" | "title"> {
  product: Preview;
}

/** A link to a product, which opens over the current page under its own URL. */
export function ProductLink({ product, ...props }: ProductLinkProps) {
  const open = useProductDialog();
  return (
    <Link
      href={productPath(product.id)}
      prefetch={false}
      scroll={false}
      onNavigate={(event) => {
        if (navigator.onLine) return open(product);
        // Offline, the router would leave the shop for the browser's own error page.
        event.preventDefault();
        notify.error("We couldn't reach the shop. Check your connection and try again.");
      }}
      {...props}
    />
  );
}
