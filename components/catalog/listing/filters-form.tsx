"use client";

import { Button } from "@/components/ui/button";
import { type FilterGroup, isFactFilter } from "@/lib/catalog/filters";
import { type ListingQuery, listingPath, usualSort } from "@/lib/catalog/listing/listing-query";
import { offeredGroups } from "@/lib/catalog/listing/offered-groups";
import type { Facets } from "@/lib/catalog/schema";
import { GroupOptions, useOriginFilter } from "./group-options";
import { PriceFilter } from "./price-filter";

export interface FiltersFormProps {
  query: ListingQuery;
  facets: Facets;
  onChange: (query: ListingQuery) => void;
  /** The beginning of the ids of its parts: the filters may be twice on a page. */
  scope: string;
}

/** All filters with their counts, applied immediately. Without JavaScript it is a form to submit. */
export function FiltersForm(props: FiltersFormProps) {
  const { query, facets } = props;
  // Facts and countries are many options far down the panel: the page comes without them. They come together, so that
  // what is below them moves once, and nothing moves away under a press.
  const Origin = useOriginFilter();
  const isLate = ({ id }: FilterGroup) => isFactFilter(id) || id === "origin";
  const { before, after } = offeredGroups(query, facets);
  return (
    <form action={listingPath} onSubmit={(event) => event.preventDefault()}>
      {before.map(
        (group) =>
          (Origin || !isLate(group)) && <GroupOptions key={group.id} group={group} Origin={Origin} {...props} />,
      )}
      <PriceFilter {...props} />
      {after.map((group) => (
        <GroupOptions key={group.id} group={group} Origin={Origin} {...props} />
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
