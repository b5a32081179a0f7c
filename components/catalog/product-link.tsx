"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { productPath } from "@/lib/catalog/product-path";
import { notify } from "@/lib/notify";
import { type Preview, useProductDialog } from "./product-dialog-context";

interface ProductLinkProps extends Omit<ComponentProps<typeof Link>, "href" | "id" | "title"> {
  product: Preview;
}

/** A link to a product: it opens over the page one is on, at its own address. */
export function ProductLink({ product, ...props }: ProductLinkProps) {
  const open = useProductDialog();
  return (
    <Link
      href={productPath(product.id)}
      prefetch={false}
      scroll={false}
      onNavigate={(event) => {
        if (navigator.onLine) return open(product);
        // The router would leave the shop for the browser's own page about a lost connection.
        event.preventDefault();
        notify.error("We couldn't reach the shop. Check your connection and try again.");
      }}
      {...props}
    />
  );
}
