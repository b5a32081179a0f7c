"use client";

import { useStock } from "@/lib/catalog/hooks";

/** The remaining stock of a product that is nearly sold out, fetched live: no cached page contains stock figures. */
export function FewLeft({ productId }: { productId: string }) {
  const stock = useStock(productId);
  return (
    <p className="mt-2 min-h-4.5 font-semibold text-rust text-small">
      {stock !== undefined && stock > 0 && `Only ${stock} left`}
    </p>
  );
}
