"use client";

import * as Slider from "radix-ui/slider";
import { useState } from "react";
import type { ListingQuery } from "@/lib/catalog/listing-query";
import { sliderOf, withThumbs } from "@/lib/catalog/price-steps";
import type { Facets } from "@/lib/catalog/schema";
import { formatWholeRupees } from "@/lib/money";

interface PriceSliderProps {
  query: ListingQuery;
  price: NonNullable<Facets["price"]>;
  onChange: (query: ListingQuery) => void;
}

/** Two thumbs, from the lowest to the highest price; applied when one is let go. */
export function PriceSlider({ query, price, onChange }: PriceSliderProps) {
  const [moved, setMoved] = useState<{ values: number[]; from: string } | null>(null);
  const ends = sliderOf(price);
  const within = (text: string | undefined, otherwise: number) =>
    text === undefined ? otherwise : Math.min(Math.max(Number(text), ends.min), ends.max);
  const chosen = [within(query.minPrice[0], ends.min), within(query.maxPrice[0], ends.max)];
  // Where the thumbs are between a move and the query that it leads to.
  const from = chosen.join();
  const thumbs = moved?.from === from ? moved.values : chosen;

  return (
    <>
      <p aria-hidden="true" className="figures pt-1 text-ink-2 text-small">
        {thumbs.map(formatWholeRupees).join(" – ")}
      </p>
      <Slider.Root
        value={thumbs}
        {...ends}
        onValueChange={(values) => setMoved({ values, from })}
        onValueCommit={(values) => onChange(withThumbs(query, values, ends))}
        className="relative flex h-11 touch-none select-none items-center"
      >
        <Slider.Track className="relative h-1 flex-1 rounded-full bg-line-strong">
          <Slider.Range className="absolute h-full rounded-full bg-ink forced-colors:bg-[Highlight]" />
        </Slider.Track>
        {["Lowest price", "Highest price"].map((label, at) => (
          <Slider.Thumb
            key={label}
            aria-label={label}
            aria-valuetext={formatWholeRupees(thumbs[at] ?? 0)}
            className="block size-6 rounded-full border-2 border-ink bg-paper outline-rust outline-offset-2 hover:bg-marigold-soft focus-visible:outline-2"
          />
        ))}
      </Slider.Root>
    </>
  );
}
