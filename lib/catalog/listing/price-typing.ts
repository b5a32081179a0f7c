import { areLimitsCrossed, type ListingQuery, limitOf, withChosen } from "./listing-query";

/** The query with limits that are still being typed; null while they are no prices, or in the wrong order. */
export function whileTyping(query: ListingQuery, low: string, high: string): ListingQuery | null {
  return low !== "" && high !== "" && Number(low) > Number(high) ? null : withTyped(query, low, high);
}

/** The query with typed limits, swapped when the lower one is above the upper; null when one is no price. */
export function withTyped(query: ListingQuery, low: string, high: string): ListingQuery | null {
  const typed = { minPrice: limitOf(low), maxPrice: limitOf(high) };
  const isWrong = (low && typed.minPrice.length === 0) || (high && typed.maxPrice.length === 0);
  if (isWrong) return null;
  const swapped = { minPrice: typed.maxPrice, maxPrice: typed.minPrice };
  return withChosen(query, areLimitsCrossed(typed) ? swapped : typed);
}
