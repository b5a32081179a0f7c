import { describe, expect, it, vi } from "vitest";
import { cachedPath, cachedRewrites } from "../../pages/server/addresses.mjs";
import { isFiltered, listingHref, readSearchParams, withoutFilters } from "../listing/listing-query";
import { storedFilters, storeFilters } from "../listing/stored-filters";
import { noFilters } from "../options";
import { Facets, ProductQuery } from "../schema";
import { optionsOf, scopeOf } from "./group-options";
import { WordIndex } from "./search/word-index";

// The lists with one more filter group and one more order: everything derived from them must adapt.
vi.mock("../lists.mjs", async (load) => {
  const lists = await load<typeof import("../lists.mjs")>();
  const patterns = [
    { id: "checked", label: "Checked" },
    { id: "striped", label: "Striped" },
  ];
  const pattern = { id: "pattern", label: "Pattern", options: patterns, isMain: false, isSingle: false };
  return {
    ...lists,
    filterGroups: [...lists.filterGroups, { ...pattern, field: "look.pattern", reads: "id" }],
    sorts: [...lists.sorts, { id: "oldest", label: "Oldest", order: { updatedAt: 1, _id: 1 }, isCached: true }],
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

describe("a filter group and an order added to the lists", () => {
  it("are written to the listing's URL and read from it", () => {
    const query = readSearchParams(new URL(href, "http://shop.test").searchParams);
    expect(query).toMatchObject({ category: ["men"], brand: [], pattern: ["checked", "striped"], sort: "oldest" });
    expect(listingHref(query)).toBe(href);
    expect(isFiltered(checked)).toBe(true);
    expect(isFiltered(withoutFilters(query))).toBe(false);
  });

  it("are parameters of the API, and the group has its counts", async () => {
    expect(ProductQuery.parse({ pattern: "checked,striped", sortBy: "oldest" })).toMatchObject({
      pattern: ["checked", "striped"],
      sortBy: "oldest",
    });
    const nike = { category: "men", brand: "nike", percent: 0, inStock: true };
    async function* products() {
      for (const [at, pattern] of ["checked", "checked", "checked", "plain", "plain"].entries()) {
        const options = optionsOf({ ...nike, look: { pattern } });
        yield { id: String(at).padStart(24, "0"), titleKey: "", words: [], options, numbers: { pays: 100 } };
      }
    }
    const index = await WordIndex.from(products());
    expect(index.summary(noFilters).total).toBe(5);
    const { total, facets } = index.summary(checked);
    expect(total).toBe(3);
    expect(facets).toMatchObject({ category: { men: 3 }, pattern: { checked: 3, striped: 0 } });
    expect(Facets.parse(facets)).toEqual(facets);
  });

  it("are stored for the tab", () => {
    storeFilters(checked);
    expect(storedFilters()).toEqual({ pattern: ["checked"] });
  });

  it("are added to the database's filter only where they are chosen", () => {
    expect(scopeOf(noFilters)).not.toHaveProperty(["look.pattern"]);
    expect(scopeOf(checked)).toMatchObject({ "look.pattern": { $in: ["checked"] } });
  });

  it("never match a cached page by the group; the order has cached pages of its own", () => {
    expect(cachedPath("/shop/listing", "?category=men&pattern=checked")).toBeNull();
    expect(cachedPath("/shop/listing", "?sortBy=oldest")).toBe("/shop/cached/listing/all/all/oldest");
    const rewrites = cachedRewrites.filter(({ source }) => source === "/shop/listing");
    expect(rewrites).toHaveLength(12);
    for (const { missing } of rewrites) expect(missing).toContainEqual({ type: "query", key: "pattern" });
  });
});
