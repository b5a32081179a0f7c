import { describe, expect, it } from "vitest";
import { noFilters } from "../filters";
import { sorts } from "../options";
import {
  filterCount,
  firstPage,
  isFiltered,
  type ListingQuery,
  listingHref,
  maxFilters,
  readListing,
  readSearchParams,
  sortsOf,
  withinEnd,
  withOption,
  withoutFilters,
  withSort,
} from "./listing-query";

const usual: ListingQuery = { ...noFilters, q: "", exact: false, sort: "price_lowtohigh", page: 1 };

describe("the query of a listing", () => {
  it.each<[string, Partial<ListingQuery>]>([
    ["/shop/listing", {}],
    ["/shop/listing?category=men", { category: ["men"] }],
    ["/shop/listing?category=men,women&brand=h%26m,levis", { category: ["men", "women"], brand: ["h&m", "levis"] }],
    [
      "/shop/listing?brand=zara&size=s,m&colour=olive,multi&discount=20&inStock=1&minPrice=500&maxPrice=1500&sortBy=newest",
      {
        brand: ["zara"],
        size: ["s", "m"],
        colour: ["olive", "multi"],
        discount: ["20"],
        inStock: ["1"],
        minPrice: ["500"],
        maxPrice: ["1500"],
        sort: "newest",
      },
    ],
    ["/shop/listing?category=kids&sortBy=title_ztoa&page=3", { category: ["kids"], sort: "title_ztoa", page: 3 }],
    ["/shop/listing?q=red%20kurta&category=kids", { q: "red kurta", category: ["kids"], sort: "relevance" }],
    ["/shop/listing?q=%E0%A4%95&exact=1", { q: "क", exact: true, sort: "relevance" }],
    ["/shop/listing?q=h%26m&sortBy=price_lowtohigh&page=2", { q: "h&m", sort: "price_lowtohigh", page: 2 }],
  ])("%s is read as it was written", (href, query) => {
    expect(listingHref(query)).toBe(href);
    const { searchParams } = new URL(href, "http://shop.test");
    expect(readSearchParams(searchParams)).toEqual({ ...usual, ...query });
    expect(readListing(Object.fromEntries(searchParams))).toEqual({ ...usual, ...query });
  });

  it('trims a search, cuts it to the length of the field, and allows "exact" only with a search', () => {
    expect(readListing({ q: "  kurta " }).q).toBe("kurta");
    expect(readListing({ q: "x".repeat(200) }).q).toBe("x".repeat(100));
    expect(readListing({ q: "  ", exact: "1" })).toEqual(usual);
    expect(readListing({ q: ["kurta", "saree"] })).toEqual(usual);
    expect(readListing({ q: "kurta", exact: "yes" }).exact).toBe(false);
  });

  it("offers relevance for a search, as the first and default order", () => {
    expect(sortsOf({ q: "kurta" }).map(({ label }) => label)[0]).toBe("Relevance");
    expect(sortsOf({ q: "" })).toEqual(sorts);
    expect(readListing({ q: "kurta", sortBy: "relevance" }).sort).toBe("relevance");
    expect(readListing({ sortBy: "relevance" }).sort).toBe("price_lowtohigh");
  });

  it("accepts repeated ids and ids with blanks, each once", () => {
    expect(readListing({ category: ["men", " women,men", ""] }).category).toEqual(["men", "women"]);
  });

  it("counts 60 filters at most, over all groups, so that no URL makes a page of many MB", () => {
    const made = (name: string) => Array.from({ length: 50 }, (_, number) => `${name}-${number}`);
    const facts = Object.fromEntries(made("fact.made").map((name) => [name, "up"]));
    expect(filterCount(readListing({ brand: made("brand").join(","), ...facts }))).toBe(maxFilters);
    expect(filterCount(readListing(facts))).toBe(50);
  });

  it("accepts codes of countries in any case", () => {
    expect(readListing({ origin: "in,NP,In" }).origin).toEqual(["IN", "NP"]);
  });

  it.each<[Record<string, string | string[]>]>([
    [{ discount: "25" }],
    [{ discount: ["10", "20"] }],
    [{ inStock: "0" }],
    [{ minPrice: "-1", maxPrice: "1e3" }],
    [{ minPrice: "", maxPrice: "1000001" }],
    [{ minPrice: "1500", maxPrice: "500" }],
  ])("ignores an invalid filter %j", (search) => expect(readListing(search)).toEqual(usual));

  it("writes a price in one format", () => expect(readListing({ minPrice: "0050" }).minPrice).toEqual(["50"]));

  it.each([["0"], ["-1"], ["1.5"], ["x"], ["99999999"], [["2", "3"]]])("reads page %s as the first page", (page) => {
    expect(readListing({ page }).page).toBe(1);
  });

  it.each([["cheap"], [["title_atoz", "title_ztoa"]]])("reads the order %s as the default", (sortBy) => {
    expect(readListing({ sortBy }).sort).toBe("price_lowtohigh");
  });
});

describe("a change", () => {
  const query: ListingQuery = { ...usual, category: ["men"], brand: ["nike"], sort: "title_atoz", page: 4 };

  it("of the category resets the order to the default", () => {
    expect(withOption(query, "category", "kids")).toEqual({ ...usual, category: ["men", "kids"], brand: ["nike"] });
    expect(withOption(query, "category", "men")).toEqual({ ...usual, brand: ["nike"] });
  });

  it("of the brand keeps the order", () => {
    expect(withOption(query, "brand", "zara")).toEqual({ ...query, brand: ["nike", "zara"], page: 1 });
    expect(withOption(query, "brand", "nike")).toEqual({ ...query, brand: [], page: 1 });
  });

  it("of a single-choice group replaces its option or removes it", () => {
    const some = withOption(query, "discount", "20");
    expect(some).toEqual({ ...query, discount: ["20"], page: 1 });
    expect(withOption(some, "discount", "40").discount).toEqual(["40"]);
    expect(withOption(some, "discount", "20").discount).toEqual([]);
    expect(withOption({ ...query, minPrice: ["500"] }, "minPrice", "500").minPrice).toEqual([]);
  });

  it("of the order keeps the filters", () => {
    expect(withSort(query, "title_ztoa")).toEqual({ ...query, sort: "title_ztoa", page: 1 });
  });

  it("of a search's filters keeps the search and resets its order to the default", () => {
    const search = { ...query, q: "kurta", exact: true };
    expect(withOption(search, "category", "men")).toEqual({ ...search, category: [], sort: "relevance", page: 1 });
    expect(withoutFilters(search)).toEqual({ ...usual, q: "kurta", exact: true, sort: "relevance" });
  });

  it("to no filters removes all", () => {
    expect(isFiltered(query)).toBe(true);
    expect(withoutFilters(query)).toEqual(usual);
    expect(withoutFilters({ ...query, category: [] })).toEqual({ ...usual, sort: "title_atoz" });
  });
});

it.each([
  [1, 1],
  [20, 1],
  [21, 21],
  [40, 21],
  [41, 41],
])("the list with page %i begins at page %i", (page, first) => expect(firstPage(page)).toBe(first));

describe("the page to show", () => {
  const query: ListingQuery = { ...usual, category: ["men"] };
  const sent = { query, total: 49 };
  const asking = (page: number, category = ["men"]) => ({ ...query, category, page });

  it("is the page of the response when the requested one is past the end", () => {
    expect(withinEnd(asking(4), sent)).toEqual(query);
    expect(withinEnd(asking(2), { ...sent, total: 0 })).toEqual(query);
  });

  it("is the requested page while the list continues or for another list", () => {
    expect(withinEnd(asking(3), sent)).toEqual(asking(3));
    expect(withinEnd(asking(999, ["women"]), sent)).toEqual(asking(999, ["women"]));
  });
});
