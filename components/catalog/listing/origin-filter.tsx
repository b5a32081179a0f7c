"use client";

import { useState } from "react";
import { chosenOf, countsOf } from "@/lib/catalog/filters";
import { withOption } from "@/lib/catalog/listing/listing-query";
import { type OriginOrder, originOrders, shownOrigins } from "@/lib/catalog/listing/shown-origins";
import { FilterGroupBox } from "./filter-group";
import type { FilterOptionsProps } from "./filter-options";

/** The countries that products come from, which the law asks to be searched and sorted. */
export function OriginFilter({ group, query, facets, onChange, scope }: FilterOptionsProps) {
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
      <div className="filter-rows">
        {shown.map(({ id, label: country }) => (
          <label key={id}>
            <input
              type="checkbox"
              name={name}
              value={id}
              checked={chosen.includes(id)}
              onChange={() => onChange(withOption(query, name, id))}
              aria-label={country}
              aria-describedby={`${scope}-${name}-${id}`}
            />
            <i />
            <span>{country}</span>
            <span id={`${scope}-${name}-${id}`}>{counts[id] ?? 0}</span>
          </label>
        ))}
      </div>
      <p role="status" className="text-ink-3">
        {shown.length === 0 && <span>Nothing with these letters</span>}
      </p>
    </FilterGroupBox>
  );
}
