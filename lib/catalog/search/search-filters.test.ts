import { expect, test } from "vitest";
import { noFilters } from "../filters";
import { readSearchFilters, withNamedFilters } from "./search-filters";

test.each([
  ["kurta under 1500", "kurta", { maxPrice: ["1500"] }],
  ["kurta below 1,000", "kurta", { maxPrice: ["1000"] }],
  ["saree below ₹1,25,000", "saree", { maxPrice: ["125000"] }],
  ["Kurta upto Rs. 999", "kurta", { maxPrice: ["999"] }],
  ["kurta up to 2000 rs", "kurta", { maxPrice: ["2000"] }],
  ["1500 se kam kurta", "kurta", { maxPrice: ["1500"] }],
  ["kurta १५०० तक 1500 tak", "kurta 1500 तक", { maxPrice: ["1500"] }],
  ["jacket above 3000", "jacket", { minPrice: ["3000"] }],
  ["kurta 1000-1500", "kurta", { minPrice: ["1000"], maxPrice: ["1500"] }],
  ["kurta between 1000 and 1500", "kurta", { minPrice: ["1000"], maxPrice: ["1500"] }],
  ["kurta 1000 se 1500", "kurta", { minPrice: ["1000"], maxPrice: ["1500"] }],
  ["₹500 tee", "tee", { maxPrice: ["500"] }],
  ["kurta 1500", "kurta", { maxPrice: ["1500"] }],
  ["under 1500", "", { maxPrice: ["1500"] }],
  ["levis 501", "levis 501", {}],
  ["50% off", "", { discount: ["50"] }],
  ["shoes 45 % discount", "shoes", { discount: ["40"] }],
  ["shoes 5% off", "shoes", { discount: ["10"] }],
  ["100% cotton", "cotton", {}],
  ["kurta xl", "kurta", { size: ["xl"] }],
  ["kurta XXL size", "kurta", { size: ["xll"] }],
  ["shirt size m", "shirt", { size: ["m"] }],
  ["shirt l", "shirt", { size: ["l"] }],
  ["t s", "t s", {}],
  ["h m", "h m", {}],
  ["levi's shirt", "levi's shirt", {}],
  ["levis jeans 32", "levis jeans", { size: ["s", "w-32"] }],
  ["uk 8 sneakers", "sneakers", { size: ["uk-8"] }],
  ["sneakers UK8.5", "sneakers", { size: ["uk-8-5"] }],
  ["loafers size 9", "loafers", { size: ["uk-9"] }],
  ["kids shoes uk 13", "kids shoes", { size: ["uk-k-13"] }],
  ["school shoes uk 13", "school shoes", { size: ["uk-k-13"] }],
  ["wedding kurta under 1500", "wedding kurta", { maxPrice: ["1500"] }],
  ["saree below 2000", "saree", { maxPrice: ["2000"] }],
  ["tee above 500", "tee", { minPrice: ["500"] }],
  ["sneakers uk 20", "sneakers uk 20", {}],
  ["shirt size 9", "shirt size 9", {}],
  ["sneakers 32", "sneakers 32", {}],
  ["kurta for 5 year old", "kurta", { category: ["kids"], size: ["s", "5-6y"] }],
  ["frock 8-9 years", "frock", { category: ["kids"], size: ["l", "8-9y"] }],
  ["dress 40 years", "dress 40 years", {}],
  ["frock 10-12 years", "frock", { category: ["kids"], size: ["xl", "10-11y", "11-12y"] }],
  ["kids kurta 4 to 6 yrs", "kids kurta", { category: ["kids"], size: ["s", "4-5y", "5-6y"] }],
  ["kids t-shirt 12-13 years", "kids t-shirt", { category: ["kids"], size: ["xll", "12-13y"] }],
  ["romper 12-18 months", "romper", { category: ["kids"], size: ["12-18m"] }],
  ["romper for 4 months old", "romper", { category: ["kids"], size: ["3-6m"] }],
  ["frock 1 year", "frock", { category: ["kids"], size: ["12-18m", "18-24m"] }],
  ["frock 1-3 years", "frock", { category: ["kids"], size: ["xs", "12-18m", "18-24m", "2-3y"] }],
  ["frock 2 years", "frock", { category: ["kids"], size: ["xs", "2-3y"] }],
  ["kurta 10-11 years under 800", "kurta", { category: ["kids"], size: ["xl", "10-11y"], maxPrice: ["800"] }],
  ["jeans 32-34", "jeans", { size: ["s", "m", "w-32", "w-33", "w-34"] }],
  ["jeans waist 32 under 1500", "jeans", { size: ["s", "w-32"], maxPrice: ["1500"] }],
  ["shirt 38-40", "shirt 38-40", {}],
  ["watch 2 year warranty", "watch 2 year warranty", {}],
  ["bag with 12 months of guarantee", "bag with 12 months of guarantee", {}],
  ["New Balance 550", "New Balance 550", {}],
  ["yeezy boost 350", "yeezy boost 350", {}],
  ["nike air max 90", "nike air max 90", {}],
  ["nike air max 270", "nike air max 270", {}],
  ["kurta max 900", "kurta", { maxPrice: ["900"] }],
  ["socks 50-150", "socks", { minPrice: ["50"], maxPrice: ["150"] }],
  ["socks between 20 and 90", "socks", { minPrice: ["20"], maxPrice: ["90"] }],
  ["socks ₹20-90", "socks", { minPrice: ["20"], maxPrice: ["90"] }],
  ["kurta xl under 1500 30% off", "kurta", { size: ["xl"], maxPrice: ["1500"], discount: ["30"] }],
  ["Plain Kurta", "Plain Kurta", {}],
])("of %j the search is %j with %j", (typed, q, filters) => {
  expect(readSearchFilters(typed)).toMatchObject({ q, filters });
  expect(Object.keys(readSearchFilters(typed).filters)).toHaveLength(Object.keys(filters).length);
});

test("the phrases that name filters mean the same again", () => {
  for (const typed of ["kurta xl under 1500 30% off", "frock 8-9 years", "₹500 tee", "100% cotton", "kurta"]) {
    const { q, filters, phrases } = readSearchFilters(typed);
    expect(readSearchFilters(`${q} ${phrases}`.trim())).toMatchObject({ q, filters });
  }
  expect(readSearchFilters("100% cotton kurta xl").phrases).toBe("xl");
});

test("a filter that is chosen stays, and limits never exclude each other", () => {
  const query = { ...noFilters, q: "kurta xl under 500" };
  expect(withNamedFilters({ ...query, size: ["s"] })).toMatchObject({ q: "kurta", size: ["s"], maxPrice: ["500"] });
  expect(withNamedFilters({ ...query, minPrice: ["900"] })).toMatchObject({ q: "kurta", maxPrice: [] });
  expect(withNamedFilters({ ...query, exact: true })).toMatchObject({ q: "kurta xl under 500", size: [] });
  const plain = { ...noFilters, q: "kurta" };
  expect(withNamedFilters(plain)).toBe(plain);
  for (const q of [" kurta ", "\u202eatruk", "100%"]) expect(withNamedFilters({ ...plain, q }).q).toBe(q);
});
