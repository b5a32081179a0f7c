"use client";

import { useRouter } from "next/navigation";
import { listingHref } from "@/lib/catalog/listing/listing-query";
import { type Filters, storeFilters } from "@/lib/catalog/listing/stored-filters";
import { keepSearch } from "@/lib/catalog/search/recent-searches";

/** Opens what a search leads to. */
export interface SearchTargets {
  /** The products that a text finds; a new search has no filters. */
  results: (text: string) => void;
  listing: (filters: Filters) => void;
  page: (path: string) => void;
}

/** @param onLeave called when another page is opened */
export function useSearch(onLeave: () => void): SearchTargets {
  const router = useRouter();
  const page = (path: string) => {
    router.push(path);
    onLeave();
  };
  const listing = (filters: Filters, q?: string) => {
    storeFilters(filters);
    page(listingHref({ ...filters, q }));
  };
  return {
    results: (text) => {
      keepSearch(text);
      listing({}, text);
    },
    listing,
    page,
  };
}
