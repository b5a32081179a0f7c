import {
  countedReasons,
  type Fit,
  fits,
  fitVotesNeeded,
  type HideReason,
  type Stars,
  type StoredStatus,
} from "./options";

/** What the ratings of a product add up to, as it is stored. */
export interface Ratings {
  count: number;
  sum: number;
  stars1: number;
  stars2: number;
  stars3: number;
  stars4: number;
  stars5: number;
  fitSmall: number;
  fitTrue: number;
  fitLarge: number;
}

export const noRatings: Ratings = {
  count: 0,
  sum: 0,
  stars1: 0,
  stars2: 0,
  stars3: 0,
  stars4: 0,
  stars5: 0,
  fitSmall: 0,
  fitTrue: 0,
  fitLarge: 0,
};

/** The field that counts a fit. */
export const fitFields = { small: "fitSmall", true: "fitTrue", large: "fitLarge" } as const;

/** What of a review its figures follow from. */
export interface Rated {
  status: StoredStatus;
  why: HideReason | "";
  rating: number;
  fit: Fit | "";
}

/** Whether one with a status counts, by the reason why it is hidden. A status that is missing here does not compile. */
const counts: Record<StoredStatus, (why: Rated["why"]) => boolean> = {
  Published: () => true,
  Pending: () => false,
  Hidden: (why) => countedReasons.some((reason) => reason === why),
  Removed: () => false,
};

/**
 * Whether a review counts in the figures of its product: a published one, and one that is hidden for what does not make
 * its rating less honest. One that waits counts once it is published.
 */
export function isCounted({ status, why }: Pick<Rated, "status" | "why">): boolean {
  return counts[status](why);
}

/** What a review adds to the figures of its product; null is no review. */
export function shareOf(review: Rated | null): Ratings {
  if (!review || !isCounted(review)) return noRatings;
  return {
    ...noRatings,
    count: 1,
    sum: review.rating,
    [`stars${review.rating}`]: 1,
    ...(review.fit && { [fitFields[review.fit]]: 1 }),
  };
}

/** The average as it is shown, with one decimal, halves up; 0 without ratings. Integers throughout: 4.25 is 4.3. */
export function averageOf({ count, sum }: Pick<Ratings, "count" | "sum">): number {
  return count > 0 ? Math.floor((20 * sum + count) / (2 * count)) / 10 : 0;
}

/** The figures of a product as they are answered. */
export interface RatingSummary {
  average: number;
  count: number;
  stars: Record<Stars, number>;
  fit: Record<Fit, number>;
}

/** The figures of a product by what is stored of its ratings; zeros for one without any. */
export function summaryOf(ratings: Ratings | null | undefined): RatingSummary {
  const { count, stars1, stars2, stars3, stars4, stars5, fitSmall, fitTrue, fitLarge, sum } = ratings ?? noRatings;
  return {
    average: averageOf({ count, sum }),
    count,
    stars: { 1: stars1, 2: stars2, 3: stars3, 4: stars4, 5: stars5 },
    fit: { small: fitSmall, true: fitTrue, large: fitLarge },
  };
}

/** From which share of the votes on a product runs small or large. */
const clearShare = 0.6;

const sentences: Record<Fit, string> = {
  small: "Runs small: most buyers suggest one size up",
  true: "True to size",
  large: "Runs large: most buyers suggest one size down",
};

/** What buyers say of the fit, beside the sizes; null with fewer votes than it needs. */
export function fitSentence(fit: Record<Fit, number>): string | null {
  const votes = fits.reduce((sum, each) => sum + fit[each], 0);
  if (votes < fitVotesNeeded) return null;
  const clear = (["small", "large"] as const).find((each) => fit[each] / votes >= clearShare);
  return sentences[clear ?? "true"];
}

/** How many reviews there are, and how many of them are hidden for each reason. */
export interface HiddenFigures {
  all: number;
  hidden: number;
  byReason: Record<HideReason, number>;
}
