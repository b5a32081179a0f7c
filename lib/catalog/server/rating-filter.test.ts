import { expect, it } from "vitest";
import { noFilters } from "../filters";
import { orderOf } from "../options";
import { optionsOf, scopeOf } from "./group-options";
import type { Indexed } from "./search/product-table";
import { WordIndex } from "./search/word-index";

/** Products by their titles, with the averages that lists know them by; older ones lack it. */
const averages: Record<string, number | undefined> = { a: 3.9, b: undefined, c: 4, d: 0, e: 4, f: 1.2, g: 5 };

const index = await WordIndex.from(
  (async function* (): AsyncGenerator<Indexed> {
    for (const [title, rating] of Object.entries(averages)) {
      const options = optionsOf({ category: "men", brand: "nike", rating });
      yield { id: title, titleKey: title, words: [], options, numbers: { pays: 100, rating: rating ?? 0 } };
    }
  })(),
);

const listed = (rating: string[]) =>
  index.list({ chosen: { ...noFilters, rating }, skip: 0, limit: 10, order: orderOf("rating") });

it("lists by rating, ties by title, products without ratings last", () => {
  expect(listed([]).ids).toEqual(["g", "c", "e", "a", "f", "b", "d"]);
});

it("filters by the average that is shown, and counts each step with those above it", () => {
  expect(listed(["4"]).ids).toEqual(["g", "c", "e"]);
  expect(listed(["1"]).ids).toEqual(["g", "c", "e", "a", "f"]);
  expect(listed(["4"]).facets.rating).toEqual({ 4: 3, 3: 4, 2: 4, 1: 5 });
});

it("asks the database for the same", () => {
  expect(scopeOf({ ...noFilters, rating: ["3"] })).toMatchObject({ rating: { $gte: 3 } });
  expect(scopeOf({ ...noFilters, rating: ["9"] })).toMatchObject({ _id: { $in: [] } });
});
