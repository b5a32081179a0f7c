import { describe, expect, it } from "vitest";
import { countGrid, countsOf, facetsOf } from "./facets";

const grid = countGrid([
  { category: "men", brand: "nike", count: 3 },
  { category: "men", brand: "puma", count: 2 },
  { category: "women", brand: "nike", count: 4 },
]);

describe("counts of the filter options", () => {
  it("count all products when nothing is chosen, zeros too", () => {
    const facets = facetsOf(grid, { category: [], brand: [] });
    expect(facets.category).toEqual({ men: 5, women: 4, kids: 0, accessories: 0, footwear: 0 });
    expect(facets.brand).toEqual({ nike: 7, puma: 2, adidas: 0, levis: 0, zara: 0, "h&m": 0 });
  });

  it("count each group with the other group's choice applied", () => {
    const chosen = { category: ["men"], brand: ["nike"] };
    expect(countsOf(grid, chosen)).toBe(3);
    expect(facetsOf(grid, chosen).category).toMatchObject({ men: 3, women: 4 });
    expect(facetsOf(grid, chosen).brand).toMatchObject({ nike: 3, puma: 2 });
  });

  it("match nothing for an id that is not known", () => {
    expect(countsOf(grid, { category: ["hats"], brand: [] })).toBe(0);
    expect(countsOf(grid, { category: ["hats", "men"], brand: [] })).toBe(5);
  });
});
