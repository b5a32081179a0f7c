"use client";

import { useKeptSize } from "@/lib/review/hooks";

/** "You kept M in Zara shirts", where the signed-in shopper did. */
export function KeptSize({ productId }: { productId: string }) {
  const text = useKeptSize(productId);
  return text ? <p className="text-ink-2 text-small">{text}</p> : null;
}
