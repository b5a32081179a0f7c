import { expect, it } from "vitest";
import { shownOrigins } from "./shown-origins";

const counts = { IN: 80, CN: 3, BD: 12, VN: 3, PT: 0 };
const ids = (...[chosen, typed, order]: [string[], string, "name" | "number"]) =>
  shownOrigins(counts, chosen, typed, order).map(({ id }) => id);

it("shows the countries that products come from, by number and by name", () => {
  expect(ids([], "", "number")).toEqual(["IN", "BD", "CN", "VN"]);
  expect(ids([], "", "name")).toEqual(["BD", "CN", "IN", "VN"]);
});

it("shows what is chosen though no product comes from there", () => {
  expect(ids(["PT", "XX"], "", "number")).toEqual(["IN", "BD", "CN", "VN", "PT", "XX"]);
});

it.each([
  [" in", ["IN", "CN"]],
  ["BANGLA", ["BD"]],
  ["vn", ["VN"]],
  ["portugal", []],
])("finds %j", (typed, found) => expect(ids([], typed, "number")).toEqual(found));
