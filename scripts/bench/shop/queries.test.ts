import { expect, test } from "vitest";
import {
  choicesOf,
  commonSearches,
  finerLists,
  madeListings,
  manyLists,
  misspelt,
  oneList,
  searches,
  typing,
  typingOften,
} from "./queries";

test("all combinations of a given length are made", () => {
  expect(choicesOf(["a", "b", "c"], 2)).toEqual([
    ["a", "b"],
    ["a", "c"],
    ["b", "c"],
  ]);
  expect(choicesOf(["a", "b"], 0)).toEqual([[]]);
});

test.each([
  ["lists", manyLists, 3_500],
  ["lists by several filters", finerLists, 3_500],
  ["listings", madeListings, 150],
  ["searches", searches, 2_000],
  ["searches with a typo", misspelt, 2_000],
  ["searches of frequent words", commonSearches, 1_500],
  ["suggestions", typing, 1_500],
])("%s are all different, and there are enough of them", (_name, made, count) => {
  const all = made();
  expect(all.length).toBeGreaterThanOrEqual(count);
  expect(new Set(all).size).toBe(all.length);
});

test("queries have the form of the shop's own requests", () => {
  expect(oneList).toBe("/api/shop/products/get?category=women&sortBy=price_lowtohigh&limit=24");
  expect(madeListings()[0]).toMatch(/^\/shop\/listing\?category=men%2Cwomen&brand=nike%2Cadidas$/);
  expect(searches()[0]).toBe("/api/shop/products/get?q=indigo+kurta&limit=24&page=1");
  expect(typing().slice(0, 2)).toEqual(["/api/shop/search/suggest?q=ind", "/api/shop/search/suggest?q=indi"]);
  expect(typingOften()).toContain("/api/shop/search/suggest?q=kurta");
  expect(misspelt()[0]).toBe("/api/shop/products/get?q=indigo+kurrta&limit=24&page=1");
});
