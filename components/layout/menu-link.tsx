"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { type ListedSort, listingHref } from "@/lib/catalog/listing/listing-query";
import { type Filters, storeFilters } from "@/lib/catalog/listing/stored-filters";

interface MenuLinkProps extends Omit<ComponentProps<typeof Link>, "href"> {
  filters: Filters;
  sort?: ListedSort;
}

/** A link of a menu to a list: its filters replace the stored ones. */
export function MenuLink({ filters, sort, onNavigate, ...props }: MenuLinkProps) {
  return (
    <Link
      href={listingHref({ ...filters, ...(sort && { sort }) })}
      prefetch={false}
      onNavigate={(event) => {
        storeFilters(filters);
        onNavigate?.(event);
      }}
      {...props}
    />
  );
}
