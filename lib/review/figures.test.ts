import { describe, expect, it } from "vitest";
import { averageOf, fitSentence, isCounted, noRatings, type Rated, shareOf, summaryOf } from "./figures";
import { hideReasons } from "./options";

const review: Rated = { status: "Published", why: "", rating: 4, fit: "" };

it("an average has one decimal, halves up, without the errors of fractions", () => {
  const of = (...stars: number[]) =>
    averageOf({ count: stars.length, sum: stars.reduce((sum, each) => sum + each, 0) });
  expect(of()).toBe(0);
  expect(of(5)).toBe(5);
  expect(of(4, 4, 4, 5)).toBe(4.3);
  expect(of(1, 1, 1, 2)).toBe(1.3);
  expect(of(5, 4, 4)).toBe(4.3);
  expect(of(5, 5, 4)).toBe(4.7);
  for (let count = 1; count < 200; count++) {
    for (let sum = count; sum <= 5 * count; sum++) {
      const exact = Math.round((100 * sum * 1000) / count) / 100_000;
      expect(Math.abs(averageOf({ count, sum }) - exact)).toBeLessThanOrEqual(0.050001);
    }
  }
});

describe("a review counts", () => {
  it("when it is published", () => expect(isCounted(review)).toBe(true));

  it("not while it waits, nor when it is gone", () => {
    for (const status of ["Pending", "Removed"] as const) expect(isCounted({ ...review, status })).toBe(false);
  });

  it("hidden, for two reasons only", () => {
    const counted = hideReasons.filter((why) => isCounted({ status: "Hidden", why }));
    expect(counted).toEqual(["Personal data", "Not about this product"]);
  });
});

it("adds its stars and its fit, or nothing", () => {
  expect(shareOf(null)).toEqual(noRatings);
  expect(shareOf({ ...review, status: "Pending" })).toEqual(noRatings);
  expect(shareOf({ ...review, fit: "small" })).toEqual({ ...noRatings, count: 1, sum: 4, stars4: 1, fitSmall: 1 });
});

it("figures of none are zeros", () => {
  const none = { average: 0, count: 0, stars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, fit: { small: 0, true: 0, large: 0 } };
  expect(summaryOf(undefined)).toEqual(none);
  expect(summaryOf(null)).toEqual(none);
});

it.each([
  [{ small: 4, true: 0, large: 0 }, null],
  [{ small: 3, true: 2, large: 0 }, "Runs small: most buyers suggest one size up"],
  [{ small: 2, true: 3, large: 0 }, "True to size"],
  [{ small: 0, true: 2, large: 3 }, "Runs large: most buyers suggest one size down"],
  [{ small: 59, true: 0, large: 41 }, "True to size"],
  [{ small: 0, true: 5, large: 0 }, "True to size"],
])("the fit of %o is %j", (fit, sentence) => expect(fitSentence(fit)).toBe(sentence));
