"use client";

import { Button } from "@/components/ui/button";
import { type ListingQuery, listingPath, usualSort } from "@/lib/catalog/listing/listing-query";
import { type FilterGroup, mainGroups, otherGroups } from "@/lib/catalog/options";
import type { Facets } from "@/lib/catalog/schema";
import { FilterOptions } from "./filter-options";
import { PriceFilter } from "./price-filter";

interface FiltersFormProps {
  query: ListingQuery;
  facets: Facets;
  onChange: (query: ListingQuery) => void;
}

/** Whether a group can narrow the list: it has a switch, or several options that match. */
function isOffered({ id, options, isMain }: FilterGroup, query: ListingQuery, facets: Facets): boolean {
  if (isMain || options.length === 1 || query[id].length > 0) return true;
  return Object.values(facets[id]).filter((count) => count > 0).length > 1;
}

/** All filters with their counts, applied immediately. Without JavaScript it is a form to submit. */
export function FiltersForm(props: FiltersFormProps) {
  const { query, facets } = props;
  const others = otherGroups.filter((group) => isOffered(group, query, facets));
  return (
    <form action={listingPath} onSubmit={(event) => event.preventDefault()}>
      {mainGroups.map((group) => (
        <FilterOptions key={group.id} group={group} {...props} />
      ))}
      <PriceFilter {...props} />
      {others.map((group) => (
        <FilterOptions key={group.id} group={group} {...props} />
      ))}
      {query.q && <input type="hidden" name="q" value={query.q} />}
      {query.exact && <input type="hidden" name="exact" value="1" />}
      {query.sort !== usualSort(query) && <input type="hidden" name="sortBy" value={query.sort} />}
      {/* Only the page that reads its query supports several options of a group. */}
      <input type="hidden" name="page" value="1" />
      <Button type="submit" variant="outline" className="hidden w-full noscript:block">
        Show products
      </Button>
    </form>
  );
}
