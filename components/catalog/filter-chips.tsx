"use client";

import { Icon } from "@/components/ui/icon";
import { type ListingQuery, withOption } from "@/lib/catalog/listing-query";
import { filterGroups, labelOf } from "@/lib/catalog/options";
import { ListingLink } from "./listing-link";

interface FilterChipsProps {
  query: ListingQuery;
  onChange: (query: ListingQuery) => void;
}

/** The active filters; pressing one removes it. */
export function FilterChips({ query, onChange }: FilterChipsProps) {
  const chips = filterGroups.flatMap(({ id: group, options }) =>
    query[group].map((id) => ({ group, id, label: labelOf(options, id) })),
  );
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap gap-2 pb-5">
      {chips.map(({ group, id, label }) => (
        <li key={`${group} ${id}`}>
          <ListingLink
            to={withOption(query, group, id)}
            onChange={onChange}
            className="tap flex h-9 items-center gap-1.5 rounded-control bg-cotton pr-2.5 pl-3.5 font-medium text-small transition-colors duration-(--duration-touch) hover:bg-cotton-deep"
          >
            <span className="sr-only">Remove filter </span>
            {label}
            <Icon name="cross" className="size-4" />
          </ListingLink>
        </li>
      ))}
    </ul>
  );
}
