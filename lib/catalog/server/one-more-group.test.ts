import { describe, expect, it, vi } from "vitest";
import { Product, wordsIndex } from "@/models/product";
import { cachedPath, cachedRewrites } from "../../pages/server/addresses.mjs";
import { countsOf, facetsOf } from "../facets";
import { isFiltered, listingHref, readSearchParams, withoutFilters } from "../listing-query";
import { noFilters, perGroup } from "../options";
import { Facets, ProductQuery } from "../schema";
import { storedFilters, storeFilters } from "../stored-filters";
import { countBy } from "./counts";
import { scopeOf } from "./service";

// The lists with one more filter group and one more order: everything derived from them must adapt.
vi.mock("../lists.mjs", async (load) => {
  const lists = await load<typeof import("../lists.mjs")>();
  const patterns = [
    { id: "checked", label: "Checked" },
    { id: "striped", label: "Striped" },
  ];
  return {
    ...lists,
    filterGroups: [...lists.filterGroups, { id: "pattern", label: "Pattern", options: patterns, isMain: false }],
    sorts: [...lists.sorts, { id: "oldest", label: "Oldest", order: { updatedAt: 1, _id: 1 } }],
  };
});

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

const checked = { ...noFilters, pattern: ["checked"] };
const href = "/shop/listing?category=men&pattern=checked,striped&sortBy=oldest";

describe("a filter group and an order more in the lists", () => {
  it("stand in the listing's path and are read from it", () => {
    const query = readSearchParams(new URL(href, "http://shop.test").searchParams);
    expect(query).toMatchObject({ category: ["men"], brand: [], pattern: ["checked", "striped"], sort: "oldest" });
    expect(listingHref(query)).toBe(href);
    expect(isFiltered(checked)).toBe(true);
    expect(isFiltered(withoutFilters(query))).toBe(false);
  });

  it("are parameters of the call, and the group has its counts", () => {
    expect(ProductQuery.parse({ pattern: "checked,striped", sortBy: "oldest" })).toMatchObject({
      pattern: ["checked", "striped"],
      sortBy: "oldest",
    });
    const nike = { ...perGroup(() => ""), category: "men", brand: "nike" };
    const counts = [
      { ...nike, pattern: "checked", count: 3 },
      { ...nike, pattern: "", count: 2 },
    ];
    expect(countsOf(counts, noFilters)).toBe(5);
    expect(countsOf(counts, checked)).toBe(3);
    const facets = facetsOf(counts, checked);
    expect(facets).toMatchObject({ category: { men: 3 }, pattern: { checked: 3, striped: 0 } });
    expect(Facets.parse(facets)).toEqual(facets);
  });

  it("are stored for the tab", () => {
    storeFilters(checked);
    expect(storedFilters()).toEqual({ pattern: ["checked"] });
  });

  it("have an index each, which the group ends", () => {
    const indexes = Product.schema.indexes().map(([fields]) => fields);
    const fields = Object.keys(indexes.find((index) => "updatedAt" in index) ?? {});
    expect(fields.slice(0, 5)).toEqual(["live", "category", "brand", "updatedAt", "_id"]);
    expect(fields.at(-1)).toBe("pattern");
    expect(indexes).toContainEqual(wordsIndex);
    expect(wordsIndex).toHaveProperty("pattern");
  });

  it("narrow what the database finds and counts only where they are chosen", () => {
    expect(scopeOf(noFilters)).not.toHaveProperty("pattern");
    expect(scopeOf(checked)).toMatchObject({ pattern: { $in: ["checked"] } });
    expect(countBy([{ id: "pattern" }])).toEqual([
      { $group: { _id: { pattern: "$pattern" }, count: { $sum: 1 } } },
      { $project: { _id: 0, pattern: "$_id.pattern", count: 1 } },
    ]);
  });

  it("never get a cached page that does not know the group; the order gets its own", () => {
    expect(cachedPath("/shop/listing", "?category=men&pattern=checked")).toBeNull();
    expect(cachedPath("/shop/listing", "?sortBy=oldest")).toBe("/shop/cached/listing/all/all/oldest");
    const rewrites = cachedRewrites.filter(({ source }) => source === "/shop/listing");
    expect(rewrites).toHaveLength(8);
    for (const { missing } of rewrites) expect(missing).toContainEqual({ type: "query", key: "pattern" });
  });
});
