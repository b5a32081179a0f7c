import { describe, expect, it } from "vitest";
import { brands, categories, colours, filterGroups, ids, noFilters, perGroup } from "../options";
import { Facets } from "../schema";
import { availability } from "../stock";
import { matcher, summarise, type Tally } from "./facets";
import { groupValue, optionBits } from "./group-options";

interface Given {
  category?: string;
  brand?: string;
  colour?: string;
  percent?: number;
  size?: ("s" | "m" | "l")[];
  stock?: number;
  /** Paise. */
  pays?: number;
  count?: number;
}

/** Some equal products. */
function row({
  category = "men",
  brand = "nike",
  colour,
  percent = 0,
  size = [],
  stock = 1,
  pays = 100,
  count = 1,
}: Given): Tally {
  const stored = { category, brand, colour, percent, ...availability({ size, stock }) };
  const options = perGroup((group) => optionBits(group, groupValue(group, stored)));
  return { options, count, lowest: pays, highest: pays };
}

const zeros = (options: readonly { id: string }[]) => Object.fromEntries(ids(options).map((id) => [id, 0]));

describe("counts of the options of main groups", () => {
  const tallies = [
    row({ count: 3 }),
    row({ brand: "puma", count: 2 }),
    row({ category: "women", count: 4 }),
    row({ category: "hats", count: 8 }),
  ];

  it("count all products when nothing is chosen, and include zeros", () => {
    const { total, facets } = summarise(tallies, noFilters);
    expect(total).toBe(9);
    expect(facets.category).toEqual({ ...zeros(categories), men: 5, women: 4 });
    expect(facets.brand).toEqual({ ...zeros(brands), nike: 7, puma: 2 });
    expect(Facets.parse(facets)).toEqual(facets);
  });

  it("apply the choice of the other group to each group", () => {
    const { total, facets } = summarise(tallies, { ...noFilters, category: ["men"], brand: ["nike"] });
    expect(total).toBe(3);
    expect(facets.category).toMatchObject({ men: 3, women: 4 });
    expect(facets.brand).toMatchObject({ nike: 3, puma: 2 });
  });

  it("exclude products of an unknown id", () => {
    expect(summarise(tallies, { ...noFilters, category: ["hats"] }).total).toBe(0);
    expect(summarise(tallies, { ...noFilters, category: ["hats", "men"] }).total).toBe(5);
  });
});

describe("counts of the other groups", () => {
  const tallies = [
    row({ percent: 50, size: ["s", "m"], pays: 49_950 }),
    row({ percent: 29, size: ["m", "l"], pays: 120_000 }),
    row({ percent: 9, size: ["l"], stock: 0, pays: 200_010 }),
  ];

  it("cover minimum discounts, sizes in stock and availability", () => {
    const { facets } = summarise(tallies, noFilters);
    expect(facets.discount).toEqual({ 10: 2, 20: 2, 30: 1, 40: 1, 50: 1 });
    expect(facets.size).toMatchObject({ s: 1, m: 2, l: 1, xl: 0 });
    expect(facets.inStock).toEqual({ 1: 2 });
  });

  it("cover all colours, and leave out products of an unknown colour", () => {
    const dyed = [
      row({ colour: "red", count: 3 }),
      row({ colour: "multi", size: ["m"], count: 2 }),
      ...[row({ colour: "" }), row({}), row({ colour: "mauve" })],
    ];
    const { total, facets } = summarise(dyed, noFilters);
    expect(total).toBe(8);
    expect(facets.colour).toEqual({ ...zeros(colours), red: 3, multi: 2 });
    expect(Object.keys(facets.colour)).toHaveLength(17);
    const red = summarise(dyed, { ...noFilters, colour: ["red"] });
    expect([red.total, red.facets.colour.multi, red.facets.size.m]).toEqual([3, 2, 0]);
    for (const unknown of ["", "mauve"]) expect(summarise(dyed, { ...noFilters, colour: [unknown] }).total).toBe(0);
  });

  it("include the price range of all matches in whole rupees, rounded outwards, or none without matches", () => {
    expect(summarise(tallies, noFilters).facets.price).toMatchObject({ min: 499, max: 2001 });
    expect(summarise(tallies, { ...noFilters, inStock: ["1"] }).facets.price).toMatchObject({ min: 499, max: 1200 });
    expect(summarise(tallies, { ...noFilters, size: ["xl"] }).facets.price).toBeNull();
    expect(summarise([], noFilters)).toMatchObject({ total: 0, facets: { price: null } });
  });

  it("apply all groups together, and any chosen option within a group", () => {
    const chosen = { ...noFilters, size: ["s", "l"], discount: ["20"], inStock: ["1"] };
    const { total, facets } = summarise(tallies, chosen);
    expect(total).toBe(2);
    expect(facets.discount).toMatchObject({ 10: 2, 30: 1 });
    expect(tallies.map(({ options }) => matcher(chosen)(options))).toEqual([true, true, false]);
    expect(summarise(tallies, { ...chosen, size: ["none"] }).total).toBe(0);
  });
});

it("no group has more options than a number has bits", () => {
  for (const { options } of filterGroups) expect(options.length).toBeLessThanOrEqual(31);
});
