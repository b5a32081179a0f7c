import { afterEach, describe, expect, it } from "vitest";
import type { CatalogueListFields } from "@/models/catalogue-list";
import { noFilters } from "../../filters";
import { currentOptions, lists, setLists, withCurrentIds } from "../../lists/current";
import { optionKeys, scopeOf, wantedOptions } from "../group-options";
import { changesOf } from "./list-log";
import { currentFrom } from "./load";
import { hiddenNames } from "./read";
import { tallied, usageKey, using } from "./usage";

const first = lists();
afterEach(() => setLists(first));

/** The first lists, with Puma merged into Nike; some products are still stored with Puma. */
function merged(moved: boolean) {
  const brands: CatalogueListFields = {
    _id: "brands",
    version: 4,
    entries: first.brands.filter(({ id }) => id !== "puma") as never,
    aliases: [{ id: "puma", label: "Puma", to: "nike", moved }],
  };
  return currentFrom([brands]);
}

describe("while products of a merged brand are written anew", () => {
  it("both are one, wherever they are read", () => {
    setLists(merged(false));
    const stored = { brand: "puma", kind: "", title: "Shirt" };
    expect(withCurrentIds(stored)).toEqual({ ...stored, brand: "nike" });
    expect(currentOptions("brand", ["puma", "nike", "zara"])).toEqual(["nike", "zara"]);
    const chosen = { ...noFilters, brand: ["puma"] };
    expect(wantedOptions(chosen)).toMatchObject([{ id: "brand", allowed: ["nike"] }]);
    expect(scopeOf(chosen)).toMatchObject({ brand: { $in: ["nike", "puma"] } });
    expect(scopeOf(noFilters)).toMatchObject({ brand: { $in: expect.arrayContaining(["nike", "puma"]) } });
    expect(optionKeys("brand", ["nike"])).toEqual(["brand:nike", "brand:puma"]);
    expect(using("brands", "nike", lists())).toEqual({ brand: { $in: ["nike", "puma"] } });
  });

  it("nobody looks for the old id when none has it any more", () => {
    setLists(merged(true));
    expect(optionKeys("brand", ["nike"])).toEqual(["brand:nike"]);
    expect(currentOptions("brand", ["puma"])).toEqual(["nike"]);
  });
});

describe("the label of a merged entry", () => {
  it("means the other one in files only: another entry may have it as its id", () => {
    const brands: CatalogueListFields = {
      _id: "brands",
      version: 4,
      entries: first.brands as never,
      aliases: [{ id: "puma-2", label: " PUMA ", to: "nike" }],
    };
    setLists(currentFrom([brands]));
    expect(currentOptions("brand", ["puma", "puma-2"])).toEqual(["puma", "nike"]);
    expect(withCurrentIds({ brand: "puma", kind: "" }).brand).toBe("puma");
    expect(lists().mergedLabels?.brands).toEqual({ puma: "nike" });
  });
});

describe("what products use", () => {
  const row = { live: true, category: "women", brand: "puma", kind: "kurtas", size: ["s", "m"] };
  const counts = tallied(
    [
      { _id: row, count: 3 },
      { _id: { ...row, live: false, brand: "nike", kind: null, size: [] }, count: 2 },
    ],
    [
      { _id: { live: true, fact: "fabric", value: "cotton" }, count: 2 },
      { _id: { live: true, fact: "fabric", value: "silk" }, count: 1 },
      { _id: { live: false, fact: "care", value: "" }, count: 1 },
    ],
    merged(false),
  );

  it("is counted by list, for sizes and options too", () => {
    const of = (...key: Parameters<typeof usageKey>) => counts.get(usageKey(...key));
    expect(of("categories", "women")).toEqual({ products: 3, deleted: 2 });
    expect(of("brands", "nike")).toEqual({ products: 3, deleted: 2 });
    expect(of("brands", "puma")).toBeUndefined();
    expect(of("kinds", "kurtas")).toEqual({ products: 3, deleted: 0 });
    expect(of("sizes", "m")).toEqual({ products: 3, deleted: 0 });
    expect(of("sizeSets", "letters"), "once for each product").toEqual({ products: 3, deleted: 0 });
    expect(of("facts", "fabric")).toEqual({ products: 3, deleted: 0 });
    expect(of("options", "fabric", "silk")).toEqual({ products: 1, deleted: 0 });
    expect(of("facts", "care")).toEqual({ products: 0, deleted: 1 });
  });

  it("decides which hidden labels the shop is told", () => {
    const hide = <Entry extends { id: string; hidden: boolean }>(entries: readonly Entry[], ...ids: string[]) =>
      entries.map((entry) => (ids.includes(entry.id) ? { ...entry, hidden: true } : entry));
    const names = hiddenNames(
      {
        ...first,
        brands: hide(first.brands, "nike", "zara"),
        sizeSets: hide(first.sizeSets, "letters"),
        facts: hide(first.facts, "fabric"),
      },
      counts,
    );
    expect(names.brands).toEqual({ nike: "Nike" });
    expect(names.sizes).toEqual({ s: "S", m: "M" });
    expect(names.options).toEqual({ fabric: { cotton: "Cotton", silk: "Silk" } });
    expect(names.categories).toEqual({});
  });
});

describe("the log of a changed list", () => {
  const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, label: id.toUpperCase(), hidden: false })) as [
    Brand,
    Brand,
    Brand,
  ];
  type Brand = { id: string; label: string; hidden: boolean };
  const told = (before: Brand[], after: Brand[]) =>
    changesOf("brands", before, after).map(({ action, target, ...fields }) => [action, target.title, fields]);

  it("has what is new, what differs and what moved", () => {
    expect(told([a, b], [a, { ...b, label: "Bee" }, c])).toEqual([
      ["edit entry", "brand Bee", { before: { label: "B" }, after: { label: "Bee" } }],
      ["add entry", "brand C", { before: null, after: { label: "C", hidden: false } }],
    ]);
    expect(told([a, b, c], [a, c, b])).toEqual([
      ["order list", "brands", { before: { order: ["b", "c"] }, after: { order: ["c", "b"] } }],
    ]);
    expect(told([a, b], [a, b])).toEqual([]);
  });
});
