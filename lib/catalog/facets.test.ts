import { describe, expect, it } from "vitest";
import { countsOf, facetsOf } from "./facets";
import { brands, categories, ids, noFilters, perGroup } from "./options";

const row = (category: string, brand: string, count: number) => ({ ...perGroup(() => ""), category, brand, count });
const counts = [row("men", "nike", 3), row("men", "puma", 2), row("women", "nike", 4), row("hats", "nike", 8)];

const zeros = (options: readonly { id: string }[]) => Object.fromEntries(ids(options).map((id) => [id, 0]));

describe("counts of the filter options", () => {
  it("count all products when nothing is chosen, zeros too", () => {
    const facets = facetsOf(counts, noFilters);
    expect(facets.category).toEqual({ ...zeros(categories), men: 5, women: 4 });
    expect(facets.brand).toEqual({ ...zeros(brands), nike: 7, puma: 2 });
  });

  it("count each group with the other group's choice applied", () => {
    const chosen = { ...noFilters, category: ["men"], brand: ["nike"] };
    expect(countsOf(counts, chosen)).toBe(3);
    expect(facetsOf(counts, chosen).category).toMatchObject({ men: 3, women: 4 });
    expect(facetsOf(counts, chosen).brand).toMatchObject({ nike: 3, puma: 2 });
  });

  it("match nothing for an id that is not known, even where products still have it", () => {
    expect(countsOf(counts, noFilters)).toBe(9);
    expect(countsOf(counts, { ...noFilters, category: ["hats"] })).toBe(0);
    expect(countsOf(counts, { ...noFilters, category: ["hats", "men"] })).toBe(5);
  });
});
