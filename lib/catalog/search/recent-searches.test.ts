import { beforeEach, expect, it, vi } from "vitest";
import { forgetSearch, forgetSearches, keepSearch, recentSearches } from "./recent-searches";

const items = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
});

beforeEach(() => items.clear());

it("keeps the last five, newest first, each once", () => {
  for (const text of ["kurta", "saree", "jeans", "kurta", "cap", "belt", "watch"]) keepSearch(text);
  expect(recentSearches()).toEqual(["watch", "belt", "cap", "kurta", "jeans"]);
});

it("removes one, or all including the stored entry", () => {
  for (const text of ["kurta", "saree"]) keepSearch(text);
  forgetSearch("saree");
  expect(recentSearches()).toEqual(["kurta"]);
  forgetSearches();
  expect(items.size).toBe(0);
});

it.each(["{", "[]", '{"texts":"kurta"}', '{"texts":[1,null]}'])("reads %s as none", (text) => {
  items.set("searches", text);
  expect(recentSearches()).toEqual([]);
});
