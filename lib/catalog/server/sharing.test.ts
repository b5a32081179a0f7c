import { expect, it } from "vitest";
import { ProductQuery } from "../schema";
import { canonicalQuery } from "./sharing";

const keyOf = (query: string) => canonicalQuery(ProductQuery.parse(Object.fromEntries(new URLSearchParams(query))));

it.each([
  ["category=men,women", "category=women,men,men"],
  ["category=men", "category=men,hats&brand="],
  ["category=hats", "category=shoes"],
  ["limit=24", "limit=24&page=1&sortBy=price_lowtohigh"],
  ["q=kurta", "q=%20kurta%20"],
  ["q=%20", "sortBy=price_lowtohigh"],
  ["exact=1", ""],
])("%s shares its answer with %s", (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

it.each([
  ["category=men", "brand=men"],
  ["category=hats", ""],
  ["q=kurta", "q=kurta&sortBy=price_lowtohigh"],
  ["q=kurta", "q=Kurta"],
  ["q=kurta", "q=kurta&exact=1"],
  ["page=2", "page=3"],
  ["limit=2", "limit=3"],
  ["sortBy=title_atoz", "sortBy=title_ztoa"],
])("%s does not share its answer with %s", (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});
