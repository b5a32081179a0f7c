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
});

it("does not list what was replaced", () => {
  const care = { ...first.care, phone: "+91 512 230 1100", email: "help@shop.in" };
  const names = inventedNames({ ...first, care, social: [] }).map(({ name }) => name);
  expect(names.filter((name) => /care|Link/.test(name))).toEqual([]);
  expect(names).toContain("Address");
});
