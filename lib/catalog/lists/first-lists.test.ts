import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { noGoods } from "../goods";
import firstLists from "./first-lists.json";
import { entrySchemas, limits, listIds } from "./schema";

const read = (name: string) => JSON.parse(readFileSync(`scripts/migrations/${name}.json`, "utf8"));

test("the first lists are what the migrations add, with the pictures that a later one has put in, and a code for sarees", () => {
  const lists = read("20261126010000-catalogue-lists");
  const { categories, kinds } = read("20261127010000-cut-out-pictures");
  for (const { id, tile } of lists.categories) {
    const [before, after] = categories[id] ?? [];
    if (tile.picture === before) tile.picture = after;
  }
  for (const kind of lists.kinds) {
    const [before, after] = kinds[kind.id] ?? [];
    if (kind.picture === before) kind.picture = after;
    // 20261130010000-sarees.js, in a shop without products
    if (kind.id === "sarees") kind.hsn = "5407";
  }
  expect(lists).toEqual(firstLists);
});

test.each(listIds)("the first %s keep the rules of entries", (list) => {
  for (const stored of firstLists[list]) {
    // Kinds say nothing of their goods.
    const entry = list === "kinds" ? { ...noGoods, ...stored } : stored;
    expect(entrySchemas[list].parse(entry)).toEqual(entry);
  }
  expect(firstLists[list].length).toBeLessThanOrEqual(limits[list]);
  expect(new Set(firstLists[list].map(({ id }) => id)).size).toBe(firstLists[list].length);
  expect(new Set(firstLists[list].map(({ label }) => label.toLowerCase())).size).toBe(firstLists[list].length);
});

test("the first kinds name categories, size sets and facts that there are", () => {
  const { categories, sizeSets, facts, kinds } = firstLists;
  const has = (list: readonly { id: string }[], id: string) => list.some((entry) => entry.id === id);
  for (const kind of kinds) {
    expect(
      kind.categories.every((id) => has(categories, id)),
      kind.label,
    ).toBe(true);
    expect(has(sizeSets, kind.sizeSet), kind.label).toBe(true);
    expect(
      kind.facts.every((id) => has(facts, id)),
      kind.label,
    ).toBe(true);
  }
});

test("a size is in one set", () => {
  const sizes = firstLists.sizeSets.flatMap((set) => set.sizes.map(({ id }) => id));
  expect(new Set(sizes).size).toBe(sizes.length);
});
