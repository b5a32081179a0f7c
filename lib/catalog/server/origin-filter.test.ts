import { afterEach, expect, it } from "vitest";
import { noFilters } from "../filters";
import { lists, setLists } from "../lists/current";
import { currentOption, optionKeys, optionsOf, scopeOf } from "./group-options";

const before = lists();
afterEach(() => setLists(before));

const originsOf = (stored: object) => optionsOf(stored).filter((option) => option.startsWith("origin:"));

/** Lists of two kinds, one of which comes from Bangladesh. */
function knowTwoKinds(): void {
  const kinds = before.kinds.slice(0, 2).map((kind, at) => ({ ...kind, id: `kind-${at}`, origin: at ? "BD" : "" }));
  setLists({ ...before, kinds });
}

it("lists products by their own origin, or else by their kind, so that they follow it", () => {
  expect(originsOf({ category: "men", origin: "CN", kind: "kind-0" })).toEqual(["origin:CN"]);
  expect(originsOf({ category: "men", origin: "", kind: "kind-1" })).toEqual(["origin:~kind-1"]);
  expect(originsOf({ category: "men" })).toEqual(["origin:~"]);
});

it("knows what a country and what a kind mean now", () => {
  knowTwoKinds();
  expect(optionKeys("origin", ["BD"])).toEqual(["origin:BD", "origin:~kind-1"]);
  expect(optionKeys("origin", ["IN"])).toEqual(["origin:IN", "origin:~", "origin:~kind-0"]);
  expect(["CN", "~kind-1", "~kind-0", "~"].map((option) => currentOption("origin", option))).toEqual([
    ...["CN", "BD", "IN", "IN"],
  ]);
  const law = { origin: "LK", maker: null, importer: null, netQuantity: "" };
  setLists({ ...lists(), law });
  expect(optionKeys("origin", ["IN"])).toEqual(["origin:IN"]);
  expect(currentOption("origin", "~")).toBe("LK");
});

it("asks the database for the same", () => {
  knowTwoKinds();
  const stored = { $cond: [{ $gt: ["$origin", ""] }, "$origin", { $concat: ["~", { $ifNull: ["$kind", ""] }] }] };
  const scope = scopeOf({ ...noFilters, origin: ["BD"] });
  expect(scope).toMatchObject({ $expr: { $in: [stored, ["BD", "~kind-1"]] } });
  expect(scopeOf({ ...noFilters, origin: ["nowhere"] })).toMatchObject({ _id: { $in: [] } });
});
