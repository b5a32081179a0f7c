"use client";

import { clsx } from "clsx";
import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { chosenOf, countsOf, type FilterGroup, offeredOptions } from "@/lib/catalog/filters";
import { type ListingQuery, withChosen, withOption } from "@/lib/catalog/listing/listing-query";
import type { Facets } from "@/lib/catalog/schema";
import { FilterGroupBox } from "./filter-group";

interface FilterOptionsProps {
  group: FilterGroup;
  query: ListingQuery;
  facets: Facets;
  onChange: (query: ListingQuery) => void;
}

/** The classes of options that are no rows, and of what holds them. */
const looks = {
  buttons: { list: "flex flex-wrap gap-2 pt-1", option: "filter-button" },
  swatches: { list: "grid grid-cols-2 gap-x-2 pt-1", option: "filter-swatch" },
};

/** The options of a group: rows with boxes, buttons, swatches, or where one of several is chosen, radio buttons. */
export function FilterOptions({ group, query, facets, onChange }: FilterOptionsProps) {
  const { id: name, label, isSingle, look } = group;
  const counts = countsOf(facets, name);
  const chosen = chosenOf(query, name);
  // Options without a product are left out where the list counts only others.
  const options = offeredOptions(group, chosen).filter(({ id }) => id in counts || chosen.includes(id));
  const base = useId();
  const toggle = (id: string) => onChange(withOption(query, name, id));

  if (look) {
    return (
      <FilterGroupBox label={label}>
        <div className={looks[look].list}>
          {options.map(({ id, label, css }) => (
            <label key={id} className={clsx(looks[look].option, !counts[id] && !chosen.includes(id) && "text-ink-3")}>
              <input
                type="checkbox"
                name={name}
                value={id}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
                aria-label={label}
                aria-describedby={`${base}${id}`}
                className="check-input"
              />
              {css && <span style={{ background: css }} />}
              <span>{label}</span>
              <span id={`${base}${id}`} className="option-count">
                {counts[id] ?? 0}
              </span>
            </label>
          ))}
        </div>
      </FilterGroupBox>
    );
  }
  const isRadio = isSingle && options.length > 1;
  return (
    <FilterGroupBox label={label}>
      {isRadio && (
        <Checkbox
          type="radio"
          name={name}
          value=""
          label={`Any ${label.toLowerCase()}`}
          checked={chosen.length === 0}
          onChange={() => onChange(withChosen(query, { [name]: [] }))}
        />
      )}
      {options.map(({ id, label }) => (
        <Checkbox
          key={id}
          type={isRadio ? "radio" : "checkbox"}
          name={name}
          value={id}
          label={label}
          count={counts[id] ?? 0}
          checked={chosen.includes(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </FilterGroupBox>
  );
}
