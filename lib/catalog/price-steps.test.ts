import { describe, expect, it } from "vitest";
import type { ListingQuery } from "./listing-query";
import { noFilters } from "./options";
import { sliderOf, withThumbs, withTyped } from "./price-steps";

const query: ListingQuery = { ...noFilters, q: "", exact: false, sort: "title_atoz", page: 3 };
const limits = (minPrice: string[], maxPrice: string[]) => ({ ...query, minPrice, maxPrice, page: 1 });

describe("the price slider", () => {
  it.each([
    [
      { min: 499, max: 2001 },
      { min: 450, max: 2050, step: 50 },
    ],
    [
      { min: 700, max: 700 },
      { min: 700, max: 700, step: 1 },
    ],
    [
      { min: 1, max: 1_000_000 },
      { min: 0, max: 1_000_000, step: 50_000 },
    ],
  ])("for prices of %o is %o", (price, slider) => expect(sliderOf(price)).toEqual(slider));

  it("sets no limit at its ends", () => {
    const ends = { min: 450, max: 2050 };
    expect(withThumbs(query, [450, 2050], ends)).toEqual(limits([], []));
    expect(withThumbs(query, [500, 1500], ends)).toEqual(limits(["500"], ["1500"]));
  });
});

describe("typed price limits", () => {
  it("are applied, swapped when in the wrong order, and removed when emptied", () => {
    expect(withTyped(query, "500", "")).toEqual(limits(["500"], []));
    expect(withTyped(query, "1500", "500")).toEqual(limits(["500"], ["1500"]));
    expect(withTyped(limits(["1"], ["2"]), "", "")).toEqual(limits([], []));
  });

  it.each([
    ["-1", ""],
    ["", "1.5"],
    ["5", "1000001"],
  ])('of "%s" and "%s" are ignored', (low, high) => expect(withTyped(query, low, high)).toBeNull());
});
