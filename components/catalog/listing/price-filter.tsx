"use client";

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import { type ListingQuery, listingHref } from "@/lib/catalog/listing/listing-query";
import { whileTyping, withTyped } from "@/lib/catalog/listing/price-typing";
import { priceLimits } from "@/lib/catalog/options";
import type { Facets } from "@/lib/catalog/schema";
import { useInView } from "../use-in-view";
import { FilterGroupBox } from "./filter-group";
import type { PriceSlider } from "./price-slider";

/** The pause after which typed limits are applied, in ms. */
const typingPauseMs = 400;

/** The two fields, each with a value for it. */
function limitsIn(place: HTMLElement | null, low = "", high = ""): [HTMLInputElement, string][] {
  const [from, to] = place?.querySelectorAll("input") ?? [];
  return from && to
    ? [
        [from, low],
        [to, high],
      ]
    : [];
}

interface PriceFilterProps {
  query: ListingQuery;
  facets: Facets;
  onChange: (query: ListingQuery) => void;
}

/** Whether a list can be narrowed by the price: it is, or its prices differ. */
export function hasPriceFilter({ minPrice, maxPrice }: ListingQuery, { price }: Pick<Facets, "price">): boolean {
  return minPrice.length + maxPrice.length > 0 || (price !== null && price.min < price.max);
}

/** The price as two number fields, and a slider that is loaded once its place comes into view. */
export function PriceFilter({ query, facets: { price }, onChange }: PriceFilterProps) {
  const fields = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether something was typed that is not applied yet. */
  const isTyped = useRef(false);
  const [minPrice = "", maxPrice = ""] = [query.minPrice[0], query.maxPrice[0]];

  // A field that is being typed in keeps its text.
  useEffect(() => {
    for (const [field, value] of limitsIn(fields.current, minPrice, maxPrice)) {
      if (field !== document.activeElement || !isTyped.current) field.value = value;
    }
  }, [minPrice, maxPrice]);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (!hasPriceFilter(query, { price })) return null;
  const isOutside = price !== null && (Number(maxPrice || price.max) < price.min || Number(minPrice) > price.max);

  /** @param read takes the typed limits, or tells by null that they are none */
  function take(read: typeof withTyped): ListingQuery | null {
    clearTimeout(timer.current);
    const [low = "", high = ""] = limitsIn(fields.current, "", "").map(([field]) => field.value);
    const next = read(query, low, high);
    if (next && listingHref(next) !== listingHref({ ...query, page: 1 })) onChange(next);
    return next;
  }

  function apply() {
    if (!isTyped.current) return;
    const { minPrice, maxPrice } = take(withTyped) ?? query;
    isTyped.current = false;
    for (const [field, value] of limitsIn(fields.current, minPrice[0], maxPrice[0])) field.value = value;
  }

  function followTyping() {
    isTyped.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      isTyped.current = take(whileTyping) === null;
    }, typingPauseMs);
  }

  return (
    <FilterGroupBox label="Price">
      {price && price.min < price.max && (
        <SliderPlace query={query} price={price} isOutside={isOutside} onChange={onChange} />
      )}
      <div ref={fields} className="flex gap-2 pt-1">
        {priceLimits.map(({ id, label }) => (
          <label key={id} className="flex-1 text-ink-2 text-small">
            <span>{`${label} ₹`}</span>
            <input
              type="number"
              inputMode="numeric"
              enterKeyHint="done"
              name={id}
              min={0}
              max={1_000_000}
              defaultValue={query[id][0]}
              placeholder={String((!isOutside && price?.[id === "minPrice" ? "min" : "max"]) || "")}
              onInput={followTyping}
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
