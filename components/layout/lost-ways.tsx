"use client";

import { useRef } from "react";
import { CardRow } from "@/components/catalog/card-row";
import { FilterLink } from "@/components/catalog/filter-link";
import { SearchForm } from "@/components/search/search-form";
import { buttonClasses } from "@/components/ui/button";
import { usePopular } from "@/lib/catalog/hooks";
import { lists } from "@/lib/catalog/lists/current";
import { visible } from "@/lib/catalog/options";

/** Ways on from an address at which there is nothing: the search, the categories, and popular products. */
export function LostWays() {
  const input = useRef<HTMLInputElement>(null);
  const popular = usePopular();
  return (
    <>
      <SearchForm input={input} onLeave={() => undefined} className="relative mt-8 block w-full max-w-md text-left" />
      <ul aria-label="Categories" className="mt-4 flex flex-wrap justify-center gap-2">
        {visible(lists().categories).map(({ id, label }) => (
          <li key={id}>
            <FilterLink filters={{ category: [id] }} className={buttonClasses({ variant: "outline" })}>
              {label}
            </FilterLink>
          </li>
        ))}
      </ul>
      {popular.length > 0 && (
        <div className="mt-14 w-full text-left">
          <CardRow title="Popular products" products={popular} />
        </div>
      )}
    </>
  );
}
