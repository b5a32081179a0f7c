"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { isListingPath } from "@/lib/catalog/listing/listing-query";

/**
 * Reports the listing's query from the URL, on mount and on every change; while a product's dialog is open the URL is
 * the product's. Cached pages don't know their query, so wrap this in Suspense.
 */
export function AddressWatcher({ onChange }: { onChange: (search: URLSearchParams) => void }) {
  const path = usePathname();
  const search = useSearchParams();
  useEffect(() => {
    const now = new URLSearchParams(window.location.search);
    // The router may report an address late, when another press has already left it.
    if (isListingPath(path) && now.toString() === search.toString()) onChange(now);
  }, [path, search, onChange]);
  return null;
}
