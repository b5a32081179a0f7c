import { type ListingQuery, withChosen } from "./listing-query";

/** The places of the slider's two thumbs among its steps: of each limit the nearest step that leaves nothing out. */
export function thumbsOf({ minPrice: [min], maxPrice: [max] }: ListingQuery, steps: readonly number[]): number[] {
  const end = steps.length - 1;
  const low =
    min === undefined
      ? 0
      : Math.max(
          0,
          steps.findLastIndex((step) => step <= Number(min)),
        );
  const high = max === undefined ? end : steps.findIndex((step) => step >= Number(max));
  const first = Math.min(low, end - 1);
  return [first, Math.max(first + 1, high < 0 ? end : high)];
}

/** The query with the limits of the slider's thumbs; none at its ends, and a limit whose thumb stays as it is. */
export function withThumbs(query: ListingQuery, thumbs: readonly number[], steps: readonly number[]): ListingQuery {
  const [before, end] = [thumbsOf(query, steps), steps.length - 1];
  const [low = 0, high = end] = thumbs;
  return withChosen(query, {
    minPrice: low === before[0] ? query.minPrice : low === 0 ? [] : [String(steps[low])],
    maxPrice: high === before[1] ? query.maxPrice : high === end ? [] : [String(steps[high])],
  });
}
