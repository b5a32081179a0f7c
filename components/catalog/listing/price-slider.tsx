"use client";

import * as Slider from "radix-ui/slider";
import { useState } from "react";
import type { ListingQuery } from "@/lib/catalog/listing/listing-query";
import { thumbsOf, withThumbs } from "@/lib/catalog/listing/price-steps";
import { priceLimits } from "@/lib/catalog/options";
import type { Facets } from "@/lib/catalog/schema";
import { formatWholeRupees } from "@/lib/money";

interface PriceSliderProps {
  query: ListingQuery;
  price: NonNullable<Facets["price"]>;
  /** Whether a limit lies beyond all prices. */
  isOutside: boolean;
  onChange: (query: ListingQuery) => void;
}

/** Two thumbs over the steps of the prices, never at the same one; applied when one is let go. */
export function PriceSlider({ query, price: { steps }, isOutside, onChange }: PriceSliderProps) {
  const [moved, setMoved] = useState<{ values: number[]; from: string } | null>(null);
  const chosen = thumbsOf(query, steps);
  // Where the thumbs are between a move and the query that it leads to.
  const from = chosen.join();
  const thumbs = moved?.from === from ? moved.values : chosen;
  const shown = withThumbs(query, thumbs, steps);
  const [least = 0, most = 0] = [steps[0], steps.at(-1)];
  const prices = [Number(shown.minPrice[0] ?? least), Number(shown.maxPrice[0] ?? most)];
  // A limit beyond all prices stands alone: between it and the nearest price is nothing.
  const limits = priceLimits.flatMap(({ id, label }) =>
    query[id].map((limit) => `${label} ${formatWholeRupees(Number(limit))}`),
  );

  return (
    <>
      <p aria-hidden="true" className="figures pt-1 text-ink-2 text-small">
        {isOutside && limits.length === 1 ? limits[0] : prices.map(formatWholeRupees).join(" – ")}
      </p>
      {!isOutside && (
        <Slider.Root
          value={thumbs}
          min={0}
          max={steps.length - 1}
          step={1}
          minStepsBetweenThumbs={1}
          onValueChange={(values) => setMoved({ values, from })}
          onValueCommit={(values) => onChange(withThumbs(query, values, steps))}
          className="relative flex h-11 touch-none select-none items-center"
        >
          <Slider.Track className="relative h-1 flex-1 rounded-full bg-line-strong">
            <Slider.Range className="absolute h-full rounded-full bg-ink forced-colors:bg-[Highlight]" />
          </Slider.Track>
          {["Lowest price", "Highest price"].map((label, at) => (
            <Slider.Thumb
              key={label}
              aria-label={label}
              aria-valuetext={formatWholeRupees(prices[at] ?? 0)}
              className="block size-6 rounded-full border-2 border-ink bg-paper outline-rust outline-offset-2 hover:bg-marigold-soft focus-visible:outline-2"
            />
          ))}
        </Slider.Root>
      )}
    </>
  );
}
