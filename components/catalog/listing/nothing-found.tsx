"use client";

import { useEffect, useRef } from "react";
import { SearchForm } from "@/components/search/search-form";
import { EmptyState } from "@/components/ui/states";
import { usePopular } from "@/lib/catalog/hooks";
import { CardRow } from "../card-row";
import { CategoryLinks } from "../category-links";
import { NearestSearch } from "./search-notes";

interface NothingFoundProps {
  q: string;
  /** The nearest spelling of the search. */
  nearest: string | null;
}

/** What a search that finds nothing offers instead: its field, categories, and popular products. */
export function NothingFound({ q, nearest }: NothingFoundProps) {
  const input = useRef<HTMLInputElement>(null);
  const popular = usePopular();
  useEffect(() => {
    if (input.current) input.current.value = q;
  }, [q]);
  return (
    <>
      {/* On wide screens the field is in the top bar. */}
      <SearchForm input={input} onLeave={() => undefined} className="relative mb-6 block lg:hidden" />
      <EmptyState
        title={`Nothing found for "${q}"`}
        text={
          nearest ? <NearestSearch nearest={nearest} /> : "Check the spelling, try fewer words, or look in a category."
        }
        action={<CategoryLinks />}
      />
      {popular.length > 0 && <CardRow title="Popular products" products={popular} />}
    </>
  );
}
