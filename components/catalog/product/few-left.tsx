"use client";

import { useStockLevel } from "@/lib/catalog/hooks";
import { sizeText } from "@/lib/catalog/options";
import type { Product } from "@/lib/catalog/schema";
import { fewLeft, stockOfSize } from "@/lib/catalog/stock";
import { useBuying } from "../purchase/buy-context";

/**
 * The remaining pieces of the selected size, or of a product with one pool, when they are few. The number is fetched
 * live: cached pages only know that there are few.
 */
export function FewLeft({ product }: { product: Product }) {
  const { size } = useBuying();
  const left = stockOfSize(product, size);
  if (left <= 0 || left >= fewLeft) return null;
  return <LiveNumber product={product} />;
}

function LiveNumber({ product }: { product: Product }) {
  const { size } = useBuying();
  const level = useStockLevel(product._id);
  const left = level ? stockOfSize(level, size) : 0;
  const where = size && level?.stockBySize ? ` in ${sizeText(size)}` : "";
  return (
    <p className="min-h-4.5 font-semibold text-rust text-small" aria-live="polite">
      {left > 0 && `Only ${left} left${where}`}
    </p>
  );
}
