import { describe, expect, it } from "vitest";
import { noFilters } from "../filters";
import type { ListingQuery } from "./listing-query";
import { thumbsOf, withThumbs } from "./price-steps";
import { whileTyping, withTyped } from "./price-typing";

const query: ListingQuery = { ...noFilters, q: "", exact: false, sort: "title_atoz", page: 3 };
const limits = (minPrice: string[], maxPrice: string[]) => ({ ...query, minPrice, maxPrice, page: 1 });

describe("the price slider", () => {
  const steps = [450, 600, 900, 1500, 2050];

  it("has its thumbs at the steps around the limits, never at the same one", () => {
    expect(thumbsOf(limits([], []), steps)).toEqual([0, 4]);
    expect(thumbsOf(limits(["700"], ["1000"]), steps)).toEqual([1, 3]);
    expect(thumbsOf(limits(["1"], ["99999"]), steps)).toEqual([0, 4]);
    expect(thumbsOf(limits(["2050"], ["2050"]), steps)).toEqual([3, 4]);
    expect(thumbsOf(limits([], ["1"]), steps)).toEqual([0, 1]);
  });

  it("sets no limit at its ends, and leaves the one alone whose thumb was not moved", () => {
    expect(withThumbs(query, [0, 4], steps)).toEqual(limits([], []));
    expect(withThumbs(query, [1, 3], steps)).toEqual(limits(["600"], ["1500"]));
    expect(withThumbs(limits(["700"], ["1000"]), [1, 2], steps)).toEqual(limits(["700"], ["900"]));
  });
});

describe("typed price limits", () => {
  it("are applied, swapped when in the wrong order, and removed when emptied", () => {
    expect(withTyped(query, "500", "")).toEqual(limits(["500"], []));
    expect(withTyped(query, "1500", "500")).toEqual(limits(["500"], ["1500"]));
    expect(withTyped(limits(["1"], ["2"]), "", "")).toEqual(limits([], []));
  });

  it("wait for the other one while they are in the wrong order", () => {
    expect(whileTyping(query, "1000", "2")).toBeNull();
    expect(whileTyping(query, "1000", "2500")).toEqual(limits(["1000"], ["2500"]));
  });

  it.each([
    ["-1", ""],
    ["", "1.5"],
    ["5", "1000001"],
  ])('of "%s" and "%s" are ignored', (low, high) => expect(withTyped(query, low, high)).toBeNull());
});
