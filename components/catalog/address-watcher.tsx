"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { isListingPath } from "@/lib/catalog/listing-query";

/**
 * Tells of the listing's query in the address, first and whenever it changes; while a product's dialog is open the
 * address is the product's. Cached pages don't know their query: put a Suspense round this.
 */
export function AddressWatcher({ onChange }: { onChange: (search: URLSearchParams) => void }) {
  const path = usePathname();
  const search = useSearchParams();
  useEffect(() => {
    if (isListingPath(path)) onChange(new URLSearchParams(search));
  }, [path, search, onChange]);
  return null;
}
