"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { chosenOf, countsOf, type FilterGroup } from "@/lib/catalog/filters";
import { type ListingQuery, withOption } from "@/lib/catalog/listing/listing-query";
import { type OriginOrder, originOrders, shownOrigins } from "@/lib/catalog/listing/shown-origins";
import type { Facets } from "@/lib/catalog/schema";
import { FilterGroupBox } from "./filter-group";

interface OriginFilterProps {
  group: FilterGroup;
  query: ListingQuery;
  facets: Facets;
  onChange: (query: ListingQuery) => void;
}

/** The countries that products come from, which the law asks to be searched and sorted. */
export function OriginFilter({ group, query, facets, onChange }: OriginFilterProps) {
  const { id: name, label } = group;
  const [typed, setTyped] = useState("");
  const [order, setOrder] = useState<OriginOrder>("number");
  const [counts, chosen] = [countsOf(facets, name), chosenOf(query, name)];
  const shown = shownOrigins(counts, chosen, typed, order);
  return (
    <FilterGroupBox label={label}>
      <input
        type="search"
        aria-label={`Search ${label.toLowerCase()}`}
        placeholder="Search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="filter-field mb-1"
      />
      <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        <legend className="sr-only">{`Sort ${label.toLowerCase()}`}</legend>
        {originOrders.map((one) => (
          <button
            key={one.id}
            type="button"
            aria-pressed={order === one.id}
            onClick={() => setOrder(one.id)}
            className="tap underline-offset-4 hover:text-rust aria-pressed:font-semibold aria-[pressed=false]:underline"
          >
            {one.label}
          </button>
        ))}
      </fieldset>
      {shown.map(({ id, label: country }) => (
        <Checkbox
          key={id}
          name={name}
          value={id}
          label={country}
          count={counts[id] ?? 0}
          checked={chosen.includes(id)}
          onChange={() => onChange(withOption(query, name, id))}
        />
      ))}
      <p role="status" className="text-ink-3">
        {shown.length === 0 && <span>Nothing with these letters</span>}
      </p>
    </FilterGroupBox>
  );
}
