"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { storeFilters } from "@/lib/catalog/listing/stored-filters";
import type { NavItem } from "./nav-items";

interface NavLinkProps extends Omit<ComponentProps<typeof Link>, "href"> {
  item: NavItem;
}

/** A navigation item. It replaces the listing's stored filters by the category, or clears them for home. */
export function NavLink({ item, onNavigate, ...props }: NavLinkProps) {
  return (
    <Link
      href={item.href}
      prefetch={false}
      onNavigate={(event) => {
        storeFilters(item.category ? { category: [item.category] } : {});
        onNavigate?.(event);
      }}
      {...props}
    />
  );
}
