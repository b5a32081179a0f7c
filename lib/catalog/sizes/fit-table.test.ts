import { expect, test } from "vitest";
import { fitTableOf } from "./fit-table";

test("each size has a row with the body that it is made for, in cm", () => {
  expect(fitTableOf({ title: "Linen Kurta", category: "men", kind: "", size: ["l", "m"] })).toEqual({
    id: "menTops",
    columns: ["Size", "Chest, cm", "Waist, cm"],
    rows: [
      ["M", "94–102", "82–90"],
      ["L", "102–110", "90–98"],
    ],
  });
});

test("a product without sizes, or with sizes of no table, has none", () => {
  expect(fitTableOf({ title: "Wallet", category: "accessories", kind: "", size: [] })).toBeNull();
  expect(fitTableOf({ title: "Ring", category: "accessories", kind: "", size: ["one-size"] })).toBeNull();
});
