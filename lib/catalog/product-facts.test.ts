import { expect, test } from "vitest";
import { shownFacts } from "./product-facts";

test("facts stand in the order of the kind, with the labels of their options", () => {
  const facts = { care: "Wash cold by hand", fit: "regular", fabric: "cotton" };
  expect(shownFacts({ kind: "kurtas", facts })).toEqual([
    { id: "fabric", label: "Fabric", value: "Cotton" },
    { id: "fit", label: "Fit", value: "Regular" },
    { id: "care", label: "Care", value: "Wash cold by hand" },
  ]);
});

test("facts that a kind has no more come last, and those of no list are left out", () => {
  const facts = { closure: "zip", fabric: "cotton", weight: "heavy", constructor: "x" };
  expect(shownFacts({ kind: "kurtas", facts }).map(({ id }) => id)).toEqual(["fabric", "closure"]);
  expect(shownFacts({ kind: "", facts: {} })).toEqual([]);
});
