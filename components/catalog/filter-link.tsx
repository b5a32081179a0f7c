"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { type ListingQuery, listingHref } from "@/lib/catalog/listing/listing-query";
import { storeFilters } from "@/lib/catalog/listing/stored-filters";

interface FilterLinkProps extends Omit<ComponentProps<typeof Link>, "href"> {
  /** An order among them is no filter: it is not stored. */
  filters: Partial<ListingQuery>;
}

/** A link to the listing with these filters, which replace the stored ones. */
export function FilterLink({ filters, ...props }: FilterLinkProps) {
  const { sort: _, ...stored } = filters;
  return <Link href={listingHref(filters)} prefetch={false} onNavigate={() => storeFilters(stored)} {...props} />;
}
