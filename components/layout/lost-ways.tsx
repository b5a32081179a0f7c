"use client";

import { useRef } from "react";
import { CardRow } from "@/components/catalog/card-row";
import { CategoryLinks } from "@/components/catalog/category-links";
import { SearchForm } from "@/components/search/search-form";
import { usePopular } from "@/lib/catalog/hooks";

/** Ways on from an address at which there is nothing: the search, the categories, and popular products. */
export function LostWays() {
  const input = useRef<HTMLInputElement>(null);
  const popular = usePopular();
  return (
    <>
      <SearchForm input={input} onLeave={() => undefined} className="relative mt-8 block w-full max-w-md text-left" />
      <CategoryLinks className="mt-4" />
      {popular.length > 0 && (
        <div className="mt-14 w-full text-left">
          <CardRow title="Popular products" products={popular} />
        </div>
      )}
    </>
  );
}
