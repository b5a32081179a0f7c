"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { currentItem, type NavItem } from "./nav-items";

/** The categories of the products on screen, a dialog's after the page's; they are not part of any URL. */
let shown: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports to the menus which category the product on the page belongs to. */
export function ShownCategory({ category }: { category: string }) {
  useEffect(() => {
    change([...shown, category]);
    return () => change(shown.toSpliced(shown.lastIndexOf(category), 1));
  }, [category]);
  return null;
}

/** The navigation item that matches the page. */
export function useCurrentItem(): NavItem | undefined {
  const category = useSyncExternalStore(
    subscribe,
    () => shown.at(-1) ?? null,
    () => null,
  );
  return currentItem(usePathname(), useSearchParams(), category);
}
