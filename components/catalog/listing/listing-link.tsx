"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { type ListingQuery, listingHref } from "@/lib/catalog/listing/listing-query";

interface ListingLinkProps extends Omit<ComponentProps<typeof Link>, "href" | "onChange"> {
  to: ListingQuery;
  onChange: (query: ListingQuery) => void;
}

/** A link to another listing. It updates the listing in place; without JavaScript it loads the page. */
export function ListingLink({ to, onChange, ...props }: ListingLinkProps) {
  return (
    <Link
      href={listingHref(to)}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        onChange(to);
      }}
      {...props}
    />
  );
}
