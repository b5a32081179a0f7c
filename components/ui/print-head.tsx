"use client";

import { useShopWords } from "@/lib/settings/shop-words";
import { site } from "@/lib/site";
import { usePrinting } from "./use-printing";

/** The head of a printed page: whose shop it is, and how to reach it. */
export function PrintHead() {
  const { shop, care } = useShopWords();
  if (!usePrinting()) return null;
  return (
    <div data-slot="print-head" className="mb-5 border-line border-b pb-3 text-left">
      <p className="display text-h2">{site.name}</p>
      <p className="text-small">{`${shop.legalName}, ${shop.address}`}</p>
      <p className="text-small">{`Customer care: ${[care.email, care.phone, care.hours].filter(Boolean).join(", ")}`}</p>
    </div>
  );
}
