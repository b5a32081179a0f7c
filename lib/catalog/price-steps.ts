import { areLimitsCrossed, type ListingQuery, limitOf, withChosen } from "./listing-query";

interface PriceRange {
  min: number;
  max: number;
}

/** About how many steps the slider has from one end to the other. */
const steps = 40;
const stepSizes = [1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000] as const;

/** The ends of the price slider and its step, in whole rupees: round figures around all prices. */
export function sliderOf({ min, max }: PriceRange): PriceRange & { step: number } {
  const step = stepSizes.find((size) => size * steps >= max - min) ?? 50_000;
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step };
}

/** The query with the limits of the slider's thumbs; none at its ends. */
export function withThumbs(query: ListingQuery, [low = 0, high = 0]: number[], { min, max }: PriceRange): ListingQuery {
  return withChosen(query, { minPrice: low > min ? [String(low)] : [], maxPrice: high < max ? [String(high)] : [] });
}

/** The query with typed limits, swapped when the lower one is above the upper; null when one is no price. */
export function withTyped(query: ListingQuery, low: string, high: string): ListingQuery | null {
  const typed = { minPrice: limitOf(low), maxPrice: limitOf(high) };
  const isWrong = (low && typed.minPrice.length === 0) || (high && typed.maxPrice.length === 0);
  if (isWrong) return null;
  const swapped = { minPrice: typed.maxPrice, maxPrice: typed.minPrice };
  return withChosen(query, areLimitsCrossed(typed) ? swapped : typed);
}
