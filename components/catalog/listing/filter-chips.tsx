"use client";

import { X } from "lucide";
import { Icon } from "@/components/ui/icon";
import { countryName } from "@/lib/catalog/country-names";
import { chosenOf, type FilterId, filterIdsIn, groupOf, isFactFilter } from "@/lib/catalog/filters";
import { type ListingQuery, withOption } from "@/lib/catalog/listing/listing-query";
import { labelOf, priceLimits } from "@/lib/catalog/options";
import { formatWholeRupees } from "@/lib/money";
import { ListingLink } from "./listing-link";

interface FilterChipsProps {
  query: ListingQuery;
  onChange: (query: ListingQuery) => void;
}

function labelOfFilter(filter: FilterId, value: string): string {
  const group = groupOf(filter);
  if (filter === "origin") return countryName(value);
  if (group) return labelOf(group.options, value);
  // A fact that is no longer in the list.
  return isFactFilter(filter) ? value : `${labelOf(priceLimits, filter)} ${formatWholeRupees(Number(value))}`;
}

/** The active filters; pressing one removes it. */
export function FilterChips({ query, onChange }: FilterChipsProps) {
  const chips = filterIdsIn(Object.keys(query)).flatMap((filter) =>
    chosenOf(query, filter).map((value) => ({ filter, value, label: labelOfFilter(filter, value) })),
  );
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="swipe-row">
      {chips.map(({ filter, value, label }) => (
        <li key={`${filter} ${value}`}>
          <ListingLink to={withOption(query, filter, value)} onChange={onChange} className="chip">
            <span className="sr-only">Remove filter </span>
            <span>{label}</span>
            <Icon shape={X} className="size-4" />
          </ListingLink>
        </li>
      ))}
    </ul>
  );
}
