"use client";

import { useState } from "react";
import { chosenOf, countsOf, type FilterGroup, offeredOptions } from "@/lib/catalog/filters";
import { type ListingQuery, withChosen, withOption } from "@/lib/catalog/listing/listing-query";
import { shownOptions } from "@/lib/catalog/listing/shown-options";
import { sizeSetOf } from "@/lib/catalog/lists/current";
import type { Option } from "@/lib/catalog/options";
import type { Facets } from "@/lib/catalog/schema";
import { FilterGroupBox } from "./filter-group";

export interface FilterOptionsProps {
  group: FilterGroup;
  query: ListingQuery;
  facets: Facets;
  onChange: (query: ListingQuery) => void;
  /** The beginning of the ids of its parts: the filters may be twice on a page. */
  scope: string;
}

/** The classes of what holds the options. */
const variantClasses = { rows: "filter-rows", buttons: "filter-buttons", swatches: "filter-swatches" };

/** The sets of sizes, each with its own ones; without a name where there is only one. */
function setsOf(sizes: readonly Option[]): { set?: string | undefined; options: readonly Option[] }[] {
  const nameOf = ({ id }: Option) => sizeSetOf(id)?.label;
  const sets = [...new Set(sizes.map(nameOf))];
  if (sets.length < 2) return [{ options: sizes }];
  return sets.map((set) => ({ set, options: sizes.filter((size) => nameOf(size) === set) }));
}

/**
 * The options of a group: rows with boxes, buttons, swatches, or where one of several is chosen, radio buttons. Many
 * options have a field that searches them.
 */
export function FilterOptions({ group, query, facets, onChange, scope }: FilterOptionsProps) {
  const { id: name, label, isSingle, variant } = group;
  const counts = countsOf(facets, name);
  const chosen = chosenOf(query, name);
  // Options that no product has are left out where the list counts only others, and of those that are no rows.
  const options = offeredOptions(group, chosen).filter(
    ({ id }) => (variant ? counts[id] : id in counts) || chosen.includes(id),
  );
  const [view, setView] = useState({ text: "", isAll: false });
  const { isMany, shown, all } = shownOptions(options, counts, chosen, view, variant);
  const base = `${scope}-${name}-`;
  const toggle = (id: string) => onChange(withOption(query, name, id));
  const isRadio = isSingle && options.length > 1;
  return (
    <FilterGroupBox label={label}>
      {isMany && (
        <input
          type="search"
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Search"
          value={view.text}
          onChange={({ target }) => setView({ ...view, text: target.value })}
          className="filter-field mb-1 noscript:hidden"
        />
      )}
      {isRadio && (
        <div className={variantClasses.rows}>
          <label>
            <input
              type="radio"
              name={name}
              value=""
              checked={chosen.length === 0}
              onChange={() => onChange(withChosen(query, { [name]: [] }))}
            />
            <i />
            <span>{`Any ${label.toLowerCase()}`}</span>
          </label>
        </div>
      )}
      {(variant === "buttons" ? setsOf(shown) : [{ set: undefined, options: shown }]).map(({ set, options }) => (
        <div key={set ?? ""}>
          {set && (
            <p id={`${base}set-${sizeSetOf(options[0]?.id ?? "")?.id}`} className="pt-2 text-ink-3 text-small">
              {set}
            </p>
          )}
          <div className={variantClasses[variant ?? "rows"]}>
            {options.map(({ id, label, css }) => (
              <label key={id} className={counts[id] || chosen.includes(id) ? undefined : "text-ink-3"}>
                <input
                  type={isRadio ? "radio" : "checkbox"}
                  name={name}
                  value={id}
                  checked={chosen.includes(id)}
                  onChange={() => toggle(id)}
                  aria-label={label}
                  aria-describedby={`${set ? `${base}set-${sizeSetOf(id)?.id} ` : ""}${base}${id}`}
                />
                {variant !== "buttons" && <i style={css ? { background: css } : undefined} />}
                <span>{label}</span>
                <span id={`${base}${id}`}>{counts[id] ?? 0}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
      {isMany && (
        <p role="status" className="text-ink-3">
          {view.text.trim() && shown.length === 0 && <span>Nothing with these letters</span>}
        </p>
      )}
      {isMany && !view.text.trim() && (
        <button
          type="button"
          aria-expanded={view.isAll}
          onClick={() => setView({ ...view, isAll: !view.isAll })}
          className="tap mt-2 text-small underline underline-offset-4 hover:text-rust noscript:hidden"
        >
          {view.isAll ? "See fewer" : `See all ${all}`}
        </button>
      )}
    </FilterGroupBox>
  );
}
