"use client";

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import { type ListingQuery, listingHref } from "@/lib/catalog/listing-query";
import { priceLimits } from "@/lib/catalog/options";
import { withTyped } from "@/lib/catalog/price-steps";
import type { Facets } from "@/lib/catalog/schema";
import { FilterGroupBox } from "./filter-group";
import type { PriceSlider } from "./price-slider";
import { useInView } from "./use-in-view";

interface PriceFilterProps {
  query: ListingQuery;
  facets: Facets;
  onChange: (query: ListingQuery) => void;
}

/** The price as two number fields, and a slider that is loaded once its place comes into view. */
export function PriceFilter({ query, facets: { price }, onChange }: PriceFilterProps) {
  const fields = useRef<HTMLDivElement>(null);
  const isLimited = query.minPrice.length + query.maxPrice.length > 0;
  if (!isLimited && (!price || price.min === price.max)) return null;

  function apply() {
    const [low, high] = [...(fields.current?.querySelectorAll("input") ?? [])];
    if (!low || !high) return;
    const next = withTyped(query, low.value, high.value);
    if (next && listingHref(next) !== listingHref({ ...query, page: 1 })) onChange(next);
    if (next) return;
    low.value = low.defaultValue;
    high.value = high.defaultValue;
  }

  return (
    <FilterGroupBox label="Price">
      {price && price.min < price.max && <SliderPlace query={query} price={price} onChange={onChange} />}
      <div ref={fields} className="flex gap-2 pt-1">
        {priceLimits.map(({ id, label }) => (
          <label key={id} className="flex-1 text-ink-2 text-small">
            <span>{`${label} ₹`}</span>
            <input
              key={query[id][0]}
              type="number"
              inputMode="numeric"
              enterKeyHint="done"
              name={id}
              min={0}
              max={1_000_000}
              defaultValue={query[id][0]}
              placeholder={String((id === "minPrice" ? price?.min : price?.max) ?? "")}
              onBlur={apply}
              onKeyDown={(event) => event.key === "Enter" && apply()}
              className="filter-field"
            />
          </label>
        ))}
      </div>
    </FilterGroupBox>
  );
}

type SliderProps = ComponentProps<typeof PriceSlider>;

/** The fields do the same, so a slider that can't be loaded needs no message. */
function SliderPlace(props: SliderProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  const [Slider, setSlider] = useState<ComponentType<SliderProps> | null>(null);

  useEffect(() => {
    if (isInView) import("./price-slider").then((module) => setSlider(() => module.PriceSlider)).catch(() => undefined);
  }, [isInView]);

  return (
    <div ref={place} className="h-17 noscript:hidden">
      {Slider && <Slider {...props} />}
    </div>
  );
}
