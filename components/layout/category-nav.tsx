"use client";

import { clsx } from "clsx";
import { Suspense } from "react";
import { type NavItem, navItems } from "./nav-items";
import { NavLink } from "./nav-link";
import { useCurrentItem } from "./use-current-item";

function Items({ current }: { current?: NavItem }) {
  return navItems().map((item) => (
    <NavLink
      key={item.label}
      item={item}
      aria-current={item === current ? "page" : undefined}
      className={clsx(
        "relative -mx-1.5 flex items-center px-1.5 font-medium text-body -outline-offset-4",
        item === current
          ? "chosen before:absolute before:inset-x-1.5 before:top-0 before:h-1 before:bg-ink"
          : "text-ink-2 transition-colors duration-(--duration-touch) hover:text-rust",
      )}
    >
      {item.label}
    </NavLink>
  ));
}

function ItemsHere() {
  return <Items current={useCurrentItem()} />;
}

/** The categories in the top bar. Cached pages don't know their query, so the browser marks the current item. */
export function CategoryNav({ className }: { className?: string }) {
  return (
    <nav aria-label="Categories" className={clsx("items-stretch gap-5 xl:gap-7", className)}>
      <Suspense fallback={<Items />}>
        <ItemsHere />
      </Suspense>
    </nav>
  );
}
