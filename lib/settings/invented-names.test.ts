import { expect, it } from "vitest";
import { firstSettings } from "./first-content";
import { inventedNames } from "./invented-names";

const first = firstSettings({ cashLimit: 50_000, gstin: "" });

it("lists everything of a new shop that has the domain that nobody can own", () => {
  const values = inventedNames(first).map(({ value }) => value);
  const addresses = JSON.stringify(first).match(/[^"]*(?:@|https:\/\/)vastra\.example[^"]*/g) ?? [];
  expect(addresses.length).toBeGreaterThan(4);
  expect(values).toEqual(expect.arrayContaining(addresses));
  expect(values).toContain(first.shop.legalName);
  for (const { name } of first.stores) expect(values).toContain(name);
});

it("does not list what was replaced", () => {
  const care = { ...first.care, phone: "+91 512 230 1100", email: "help@shop.in" };
  const stores = first.stores.slice(0, 1).map((store) => ({ ...store, phone: "+91 512 230 1101" }));
  const names = inventedNames({ ...first, care, stores, social: [] }).map(({ name }) => name);
  expect(names.filter((name) => /care|Link|Store/.test(name))).toEqual([]);
  expect(names).toContain("Address");
});
