import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { filterIdsIn, noFilters } from "@/lib/catalog/filters";
import { listingHref, readCachedListing } from "@/lib/catalog/listing/listing-query";
import { lists } from "@/lib/catalog/lists/current";
import { cachedFilters } from "@/lib/catalog/lists.mjs";
import { ids, sorts } from "@/lib/catalog/options";
import { inRoot } from "@/scripts/lib/folders.mjs";
import { cachedPath as cachedPathHere, cachedRewrites, parts } from "./addresses.mjs";

interface Condition {
  key: string;
  value?: string;
}

/** The target of Next.js's rewrites for a URL, by the rules of its documentation. */
function cachedPath(href: string): string | null {
  const { pathname, searchParams } = new URL(href, "http://shop.test");
  for (const { source, destination, ...rule } of cachedRewrites.filter(({ source }) => !source.includes(":"))) {
    const { has = [], missing = [] } = rule as { has?: Condition[]; missing?: Condition[] };
    if (source !== pathname || missing.some(({ key }) => searchParams.get(key))) continue;
    const matches = has.map(({ key, value }) => new RegExp(`^${value}$`).exec(searchParams.get(key) ?? ""));
    if (matches.includes(null)) continue;
    const groups: Record<string, string> = Object.assign({}, ...matches.map((match) => match?.groups));
    return destination.replaceAll(/:(\w+)/g, (_part: string, name: string) => groups[name] ?? "");
  }
  return null;
}

describe("cached pages", () => {
  it("include home", () => expect(cachedPath("/shop/home")).toBe("/shop/cached/home/first"));

  it("include every listing of at most one category, brand and order without other parameters", () => {
    for (const category of [null, ...ids(lists().categories)]) {
      for (const brand of [null, ...ids(lists().brands)]) {
        for (const sort of ids(sorts.filter(({ isCached }) => isCached))) {
          const chosen = { ...noFilters, category: category ? [category] : [], brand: brand ? [brand] : [] };
          const query = { ...chosen, q: "", exact: false, sort, page: 1 };
          const parts = cachedPath(listingHref(query))?.split("/").slice(-4);
          const [inPath = "", kind = "", brandInPath = "", sortInPath = ""] = parts ?? [];
          expect(readCachedListing([inPath, kind, brandInPath, sortInPath])).toEqual(query);
        }
      }
    }
  });

  it("have paths that are the same encoded, or as part of a query: platforms differ in what they encode", () => {
    const paths = ids(lists().brands).map((brand) =>
      cachedPath(`/shop/listing?category=men&brand=${encodeURIComponent(brand)}`),
    );
    for (const path of paths) expect(path).toBe(encodeURIComponent(path ?? "").replaceAll("%2F", "/"));
    expect(new Set(paths).size).toBe(lists().brands.length);
    expect(paths).toContain("/shop/cached/listing/men/~/h_m/~");
  });

  it("are the same by the rewrites and by the server's own rule", () => {
    for (const search of [
      "",
      "?brand=h%26m",
      "?category=women&brand=h%26m&sortBy=title_atoz",
      "?brand=zara",
      "?category=women&kind=kurtas",
      "?brand=zara&kind=kurtas&category=women&sortBy=title_ztoa",
    ])
      expect(cachedPathHere("/shop/listing", search)).toBe(cachedPath(`/shop/listing${search}`));
  });

  it.each([
    "/shop/listing?category=men,women",
    "/shop/listing?audience=kids",
    "/shop/listing?category=men&facts=1&fact.fabric=cotton",
    "/shop/listing?category=men&page=2",
    "/shop/listing?sortBy=cheap",
    "/shop/listing?sortBy=newest",
    "/shop/listing?category=men&size=m",
    "/shop/listing?category=men&colour=red",
    "/shop/listing?discount=20",
    "/shop/listing?minPrice=500",
    "/shop/listing?maxPrice=1500",
    "/shop/listing?inStock=1",
    "/shop/listing?q=kurta",
    "/shop/product/0123456789abcdef01234567",
  ])("do not serve %s, which is rendered per request", (href) => expect(cachedPath(href)).toBeNull());

  it.each(filterIdsIn([]).filter((id) => !(cachedFilters as readonly string[]).includes(id)))(
    "do not answer for the filter %s, which their path does not name",
    (id) => {
      expect(cachedPath(`/shop/listing?${id}=1`)).toBeNull();
      expect(cachedPathHere("/shop/listing", `?${id}=1`)).toBeNull();
    },
  );

  it("are not those of ids that no list has, or of facts", () => {
    for (const search of ["?category=hats", "?kind=hats", "?brand=h", "?category=men&fact.fabric=cotton"])
      expect(cachedPathHere("/shop/listing", search)).toBeNull();
  });

  it("are served by one page, which reads the parts of their path", () => {
    expect(existsSync(inRoot("app/shop/cached/listing", "[...list]", "page.tsx"))).toBe(true);
    expect(parts.map(({ key }) => key)).toEqual([...cachedFilters, "sortBy"]);
  });

  it("can't be requested by their internal paths", () => {
    expect(cachedRewrites[0]).toEqual({ source: "/shop/cached/:path*", destination: "/not-found" });
  });
});
