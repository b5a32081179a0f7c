"use client";

import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { facetsOf, type OptionCount } from "@/lib/catalog/facets";
import { type ListingQuery, listingPath, usualSort, withOption } from "@/lib/catalog/listing-query";
import { filterGroups } from "@/lib/catalog/options";

interface FiltersFormProps {
  query: ListingQuery;
  counts: OptionCount[];
  onChange: (query: ListingQuery) => void;
}

/** The options of all groups with their counts, applied immediately. Without JavaScript it is a form to submit. */
export function FiltersForm({ query, counts, onChange }: FiltersFormProps) {
  const facets = facetsOf(counts, query);
  return (
    <form action={listingPath}>
      {filterGroups.map(({ id: group, label, options }) => (
        <fieldset key={group} className="border-line border-t py-4 first:border-0 first:pt-0">
          <legend className="float-left mb-1 w-full font-semibold">{label}</legend>
          <div className="clear-both">
            {options.map((option) => (
              <Checkbox
                key={option.id}
                name={group}
                value={option.id}
                label={option.label}
                count={facets[group][option.id] ?? 0}
                checked={query[group].includes(option.id)}
                onChange={() => onChange(withOption(query, group, option.id))}
              />
            ))}
          </div>
        </fieldset>
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
