"use client";

import { useEffect, useRef, useState } from "react";
import { useProducts } from "@/lib/catalog/hooks";
import { recentlyViewed } from "@/lib/catalog/recently-viewed";
import { CardRow } from "./card-row";
import { useInView } from "./use-in-view";

/** How far below the window they are fetched, in px. */
const margin = 600;

const none: string[] = [];

/** The last products that this browser has shown. @param except the id of one that is left out */
export function RecentlyViewed({ except, className }: { except?: string; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, margin);
  const [ids, setIds] = useState(none);
  useEffect(() => {
    setIds(recentlyViewed(except));
    // Signing out forgets them all, here or in another tab.
    const follow = () => recentlyViewed().length > 0 || setIds(none);
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [except]);
  const products = useProducts(isNear ? ids : none);
  return (
    <div ref={place} className={products.length > 0 ? className : undefined}>
      {products.length > 0 && <CardRow title="Recently viewed" products={products} className="md:grid-cols-5" />}
    </div>
  );
}
