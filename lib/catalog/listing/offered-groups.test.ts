import { afterEach, expect, it } from "vitest";
import { noFilters } from "../filters";
import { lists, setLists } from "../lists/current";
import type { Facets } from "../schema";
import { offeredGroups } from "./offered-groups";

const before = lists();
afterEach(() => setLists(before));

const none = {
  category: {},
  kind: {},
  brand: {},
  audience: {},
  size: {},
  colour: {},
  origin: {},
  discount: {},
  rating: {},
};
const noProducts: Facets = { ...none, inStock: {}, facts: {}, price: null };

function idsOf(facets: Partial<Facets>, chosen: object = {}): string[] {
  const { before, after } = offeredGroups({ ...noFilters, ...chosen }, { ...noProducts, ...facets });
  return [...before, ...after].map(({ id }) => id);
}

it("offers a group from two options that match on, category, brand and the switch always", () => {
  expect(idsOf({})).toEqual(["category", "brand", "inStock"]);
  expect(idsOf({ size: { m: 3, l: 0 } })).toEqual(["category", "brand", "inStock"]);
  expect(idsOf({ size: { m: 3, l: 1 } })).toEqual(["category", "brand", "size", "inStock"]);
});

it("offers a group with one option only while that is chosen", () => {
  const fact = { id: "weave", label: "Weave", type: "options", filter: true, hidden: false };
  const options = [{ id: "plain", label: "Plain", hidden: false }];
  const [sample] = before.facts;
  if (!sample) throw new Error("no facts");
  setLists({ ...before, facts: [{ ...sample, ...fact, type: "options", options }] });
  expect(idsOf({ facts: { weave: { plain: 4 } } })).not.toContain("fact.weave");
  expect(idsOf({ facts: { weave: { plain: 4 } } }, { "fact.weave": ["plain"] })).toContain("fact.weave");
});
