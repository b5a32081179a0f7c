"use client";

import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import {
  chosenOf,
  countsOf,
  type FilterGroup,
  filterGroups,
  isFactFilter,
  offeredOptions,
} from "@/lib/catalog/filters";
import { type ListingQuery, listingPath, usualSort } from "@/lib/catalog/listing/listing-query";
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

/** Whether a group can narrow the list: it has a switch, or several options that match. */
function isOffered(group: FilterGroup, query: ListingQuery, facets: Facets): boolean {
  const chosen = chosenOf(query, group.id);
  if (group.isRequired || chosen.length > 0) return true;
  if (offeredOptions(group, chosen).length === 1) return true;
  return Object.values(countsOf(facets, group.id)).filter((count) => count > 0).length > 1;
}

/** The groups of the panel that stand after the price. */
const afterPrice = ["discount", "rating", "inStock"];

/** The groups that can narrow a list, by whether they stand before or after the price. */
export function offeredGroups(query: ListingQuery, facets: Facets): { before: FilterGroup[]; after: FilterGroup[] } {
  const groups = filterGroups().filter((group) => isOffered(group, query, facets));
  const isLast = ({ id }: FilterGroup) => afterPrice.includes(id);
  return { before: groups.filter((group) => !isLast(group)), after: groups.filter(isLast) };
}

const never = () => () => undefined;

/** All filters with their counts, applied immediately. Without JavaScript it is a form to submit. */
export function FiltersForm(props: FiltersFormProps) {
  const { query, facets } = props;
  // Facts and countries are many options far down the panel: the page comes without them.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { before, after } = offeredGroups(query, facets);
  return (
    <form action={listingPath} onSubmit={(event) => event.preventDefault()}>
      {before.map(
        (group) =>
          (isLive || !(isFactFilter(group.id) || group.id === "origin")) && (
            <GroupOptions key={group.id} group={group} {...props} />
          ),
      )}
      <PriceFilter {...props} />
      {after.map((group) => (
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
