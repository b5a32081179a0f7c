"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { type ListingQuery, withChosen, withOption } from "@/lib/catalog/listing-query";
import type { FilterGroup } from "@/lib/catalog/options";
import type { Facets } from "@/lib/catalog/schema";
import { FilterGroupBox } from "./filter-group";

interface FilterOptionsProps {
  group: FilterGroup;
  query: ListingQuery;
  facets: Facets;
  onChange: (query: ListingQuery) => void;
}

/** The options of a group: rows with boxes, buttons, or where one of several is chosen, radio buttons. */
export function FilterOptions({ group, query, facets, onChange }: FilterOptionsProps) {
  const { id: name, label, options, isSingle, look } = group;
  const counts: Record<string, number> = facets[name];
  const chosen = query[name];
  const toggle = (id: string) => onChange(withOption(query, name, id));

  if (look === "buttons") {
    return (
      <FilterGroupBox label={label}>
        <div className="flex flex-wrap gap-2 pt-1">
          {options.map(({ id, label }) => (
            <label key={id} className="filter-button">
              <input
                type="checkbox"
                name={name}
                value={id}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
                className="check-input"
              />
              {label}
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
