"use client";

import { usePathname } from "next/navigation";
import { CloseButton } from "@/components/ui/close-button";
import { comparePath } from "@/lib/catalog/compare/compared";
import { storeComparison } from "@/lib/catalog/compare/storage";
import { cn } from "@/lib/class-names";
import { useComparison } from "./use-comparison";

/** What this browser compares, at the foot of every page of the shop, until it is looked at or taken away. */
export function CompareTray() {
  const { ids } = useComparison();
  const path = usePathname();
  const isHere = path.startsWith("/shop/") && path !== "/shop/compare" && path !== "/shop/checkout";
  if (ids.length === 0 || !isHere) return null;
  // There a phone has no room beside the sizes, and Compare of the page shows the same.
  const isProduct = path.startsWith("/shop/product/");
  return (
    <section
      data-slot="compare-tray"
      aria-label="Comparison"
      className={cn("compare-tray", isProduct && "max-md:hidden")}
    >
      <a href={comparePath(ids)} className="flex h-11 items-center pl-4 font-semibold hover:text-rust">
        <span>{`Compare (${ids.length})`}</span>
      </a>
      <CloseButton aria-label="Clear the comparison" onClick={() => storeComparison("")} />
    </section>
  );
}
