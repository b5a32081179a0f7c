"use client";

import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { type FilterGroup, isFactFilter } from "@/lib/catalog/filters";
import { type ListingQuery, listingPath, usualSort } from "@/lib/catalog/listing/listing-query";
import { offeredGroups } from "@/lib/catalog/listing/offered-groups";
import type { Facets } from "@/lib/catalog/schema";
import { GroupOptions } from "./group-options";
import { PriceFilter } from "./price-filter";

export interface FiltersFormProps {
  query: ListingQuery;
  facets: Facets;
  onChange: (query: ListingQuery) => void;
  /** The beginning of the ids of its parts: the filters may be twice on a page. */
  scope: string;
}

const never = () => () => undefined;

/** All filters with their counts, applied immediately. Without JavaScript it is a form to submit. */
export function FiltersForm(props: FiltersFormProps) {
  const { query, facets } = props;
  // Facts and countries are many options: the page comes without them.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { before, after } = offeredGroups(query, facets);
  const isShown = ({ id }: FilterGroup) => isLive || !(isFactFilter(id) || id === "origin");
  return (
    <form action={listingPath} onSubmit={(event) => event.preventDefault()}>
      {before.filter(isShown).map((group) => (
        <GroupOptions key={group.id} group={group} {...props} />
      ))}
      <PriceFilter {...props} />
      {after.filter(isShown).map((group) => (
        <GroupOptions key={group.id} group={group} {...props} />
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
