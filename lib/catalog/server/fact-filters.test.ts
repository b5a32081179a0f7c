import { describe, expect, it, vi } from "vitest";
import { type Chosen, noFilters } from "../filters";
import { isFiltered, listingHref, readSearchParams, withoutFilters } from "../listing/listing-query";
import { storedFilters, storeFilters } from "../listing/stored-filters";
import { Facets, ProductQuery } from "../schema";
import { optionsOf, scopeOf } from "./group-options";
import { WordIndex } from "./search/word-index";

const items = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
});

const checks = { ...noFilters, "fact.pattern": ["checks"] };
const href = "/shop/listing?category=men&fact.neck=hood&fact.pattern=checks,stripes&discount=20";

describe("filters by facts", () => {
  it("are written to the listing's URL and read from it, in the order of their ids", () => {
    const query = readSearchParams(new URL(href, "http://shop.test").searchParams);
    expect(query).toMatchObject({ category: ["men"], "fact.pattern": ["checks", "stripes"], "fact.neck": ["hood"] });
    expect(listingHref(query)).toBe(href);
    expect(isFiltered(checks)).toBe(true);
    expect(isFiltered(withoutFilters(query))).toBe(false);
  });

  it("are parameters of the API, and have counts of the options that products have", async () => {
    const parsed = ProductQuery.parse({ "fact.pattern": "checks,stripes", utm_source: "mail" });
    expect(parsed["fact.pattern"]).toEqual(["checks", "stripes"]);
    const nike = { category: "men", brand: "nike", percent: 0, inStock: true };
    async function* products() {
      for (const [at, pattern] of ["checks", "checks", "checks", "solid", "solid"].entries()) {
        const options = optionsOf({ ...nike, facts: { pattern, care: "Wash cold, by hand" } });
        yield { id: String(at).padStart(24, "0"), titleKey: "", words: [], options, numbers: { pays: 100 } };
      }
    }
    const index = await WordIndex.from(products());
    expect(index.summary(noFilters).total).toBe(5);
    const { total, facets } = index.summary(checks);
    expect(total).toBe(3);
    expect(facets).toMatchObject({ category: { men: 3 }, facts: { pattern: { checks: 3, solid: 2 } } });
    expect(Object.keys(facets.facts)).toEqual(["pattern"]);
    expect(Facets.parse(facets)).toEqual(facets);
    for (const id of ["unknown", "Pattern", "", "a_b", "a&b", "__proto__"]) {
      const { sortBy: _default, ...query } = ProductQuery.parse({ [`fact.${id}`]: "checks" });
      expect(index.summary({ ...noFilters, ...query } as Chosen).total, id).toBe(0);
      const name = `fact.${id}` as const;
      const read = readSearchParams(new URL(listingHref({ [name]: ["checks"] }), "http://shop.test").searchParams);
      expect(read[name], id).toEqual(["checks"]);
    }
  });

  it("are stored for the tab", () => {
    storeFilters(checks);
    expect(storedFilters()).toEqual({ "fact.pattern": ["checks"] });
  });

  it("are added to the database's filter only where they are chosen", () => {
    expect(scopeOf(noFilters)).not.toHaveProperty(["facts.pattern"]);
    expect(scopeOf(checks)).toMatchObject({ "facts.pattern": { $in: ["checks"] } });
  });
});
