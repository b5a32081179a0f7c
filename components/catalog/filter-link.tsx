"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { listingHref } from "@/lib/catalog/listing/listing-query";
import { type Filters, storeFilters } from "@/lib/catalog/listing/stored-filters";

interface FilterLinkProps extends Omit<ComponentProps<typeof Link>, "href"> {
  filters: Filters;
}

/** A link to the listing with these filters, which replace the stored ones. */
export function FilterLink({ filters, ...props }: FilterLinkProps) {
  return <Link href={listingHref(filters)} prefetch={false} onNavigate={() => storeFilters(filters)} {...props} />;
}
