"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { type Preview, useProductDialog } from "./product-dialog-context";

interface ProductLinkProps extends Omit<ComponentProps<typeof Link>, "href" | "id" | "title"> {
  product: Preview;
}

/** A link to a product: it opens over the page one is on, at its own address. */
export function ProductLink({ product, ...props }: ProductLinkProps) {
  const open = useProductDialog();
  return (
    <Link
      href={`/shop/product/${product.id}`}
      prefetch={false}
      scroll={false}
      onNavigate={() => open(product)}
      {...props}
    />
  );
}
