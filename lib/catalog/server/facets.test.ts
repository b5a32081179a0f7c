import { describe, expect, it } from "vitest";
import { type Chosen, noFilters } from "../filters";
import { lists } from "../lists/current";
import { colours, ids } from "../options";
import { Facets } from "../schema";
import { availability } from "../stock";
import { optionsOf } from "./group-options";
import { OptionSets } from "./search/option-sets";
import { PositionSet } from "./search/position-set";
import { type Indexed, ProductTable } from "./search/product-table";
import { WordIndex } from "./search/word-index";

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

let made = 0;

/** Some equal products. */
function row({ size = [], stock = 1, pays = 100, count = 1, ...given }: Given): Indexed[] {
  const stored = { category: "men", brand: "nike", percent: 0, ...given, ...availability({ size, stock }) };
  return Array.from({ length: count }, () => ({
    id: String(made++).padStart(24, "0"),
    titleKey: "",
    words: [],
    options: optionsOf(stored),
    numbers: { pays },
  }));
}

async function* each(products: Indexed[]): AsyncGenerator<Indexed> {
  yield* products;
}

async function summarise(rows: Indexed[][], chosen: Chosen) {
  return (await WordIndex.from(each(rows.flat()))).summary(chosen);
}

const zeros = (options: readonly { id: string }[]) => Object.fromEntries(ids(options).map((id) => [id, 0]));

describe("counts of the options of main groups", () => {
  const tallies = [
    row({ count: 3 }),
    row({ brand: "puma", count: 2 }),
    row({ category: "women", count: 4 }),
    row({ category: "hats", count: 8 }),
  ];

  it("count all products when nothing is chosen, and include zeros", async () => {
    const { total, facets } = await summarise(tallies, noFilters);
    expect(total).toBe(9);
    expect(facets.category).toEqual({ ...zeros(lists().categories), men: 5, women: 4 });
    expect(facets.brand).toEqual({ ...zeros(lists().brands), nike: 7, puma: 2 });
    expect(Facets.parse(facets)).toEqual(facets);
  });

  it("apply the choice of the other group to each group", async () => {
    const { total, facets } = await summarise(tallies, { ...noFilters, category: ["men"], brand: ["nike"] });
    expect(total).toBe(3);
    expect(facets.category).toMatchObject({ men: 3, women: 4 });
    expect(facets.brand).toMatchObject({ nike: 3, puma: 2 });
  });

  it("exclude products of an unknown id", async () => {
    expect((await summarise(tallies, { ...noFilters, category: ["hats"] })).total).toBe(0);
    expect((await summarise(tallies, { ...noFilters, category: ["hats", "men"] })).total).toBe(5);
  });
});

describe("counts of the other groups", () => {
  const tallies = [
    row({ percent: 50, size: ["s", "m"], pays: 49_950 }),
    row({ percent: 29, size: ["m", "l"], pays: 120_000 }),
    row({ percent: 9, size: ["l"], stock: 0, pays: 200_010 }),
  ];

  it("cover minimum discounts, sizes in stock and availability", async () => {
    const { facets } = await summarise(tallies, noFilters);
    expect(facets.discount).toEqual({ 10: 2, 20: 2, 30: 1, 40: 1, 50: 1 });
    expect(facets.size).toMatchObject({ s: 1, m: 2, l: 1, xl: 0 });
    expect(facets.inStock).toEqual({ 1: 2 });
  });

  it("cover all colours, and leave out products of an unknown colour", async () => {
    const dyed = [
      row({ colour: "red", count: 3 }),
      row({ colour: "multi", size: ["m"], count: 2 }),
      ...[row({ colour: "" }), row({}), row({ colour: "mauve" })],
    ];
    const { total, facets } = await summarise(dyed, noFilters);
    expect(total).toBe(8);
    expect(facets.colour).toEqual({ ...zeros(colours), red: 3, multi: 2 });
    expect(Object.keys(facets.colour)).toHaveLength(17);
    const red = await summarise(dyed, { ...noFilters, colour: ["red"] });
    expect([red.total, red.facets.colour.multi, red.facets.size.m]).toEqual([3, 2, 0]);
    for (const unknown of ["", "mauve"])
      expect((await summarise(dyed, { ...noFilters, colour: [unknown] })).total).toBe(0);
  });

  it("include the price range of all matches in whole rupees, rounded outwards, or none without matches", async () => {
    expect((await summarise(tallies, noFilters)).facets.price).toMatchObject({ min: 499, max: 2001 });
    expect((await summarise(tallies, { ...noFilters, inStock: ["1"] })).facets.price).toMatchObject({
      min: 499,
      max: 1200,
    });
    expect((await summarise(tallies, { ...noFilters, size: ["xl"] })).facets.price).toBeNull();
    expect(await summarise([], noFilters)).toMatchObject({ total: 0, facets: { price: null } });
  });

  it("apply all groups together, and any chosen option within a group", async () => {
    const chosen = { ...noFilters, size: ["s", "l"], discount: ["20"], inStock: ["1"] };
    const { total, facets } = await summarise(tallies, chosen);
    expect(total).toBe(2);
    expect(facets.discount).toMatchObject({ 10: 2, 30: 1 });
    expect((await summarise(tallies, { ...chosen, size: ["none"] })).total).toBe(0);
  });
});

it("count options beyond those that a number has bits for, and products with many of them", async () => {
  const options = Array.from({ length: 500 }, (_, at) => `fact:${at}`);
  // Each product has at most one of these.
  const singles = Array.from({ length: 40 }, (_, at) => `one:${at}`);
  const products = Array.from({ length: 100 }, (_, at): Indexed => {
    const single = at % 3 === 0 ? [] : [`one:${at % 40}`];
    const own = [
      "category:men",
      "brand:nike",
      ...single,
      ...options.filter((_, option) => (option + 1) % (at + 1) === 0),
    ];
    return { id: String(at).padStart(24, "0"), titleKey: "", words: [], options: own, numbers: { pays: 100 } };
  });
  const table = new OptionSets(100, (await ProductTable.from(each(products))).options);
  const having = (option: string) => products.filter((product) => product.options.includes(option));
  const countIn = (products: PositionSet, option: string) =>
    table.countsIn(products)(option.slice(0, option.indexOf(":")), [[option]])[0];
  const all = table.withAny(["category:men"]);
  for (const option of [...options, "fact:none"]) expect(countIn(all, option)).toBe(having(option).length);
  for (const within of [having("fact:31"), having("fact:499"), having("fact:0"), products.slice(7)]) {
    const some = PositionSet.of(100, [Uint32Array.from(within, (product) => products.indexOf(product))]);
    for (const option of [...options, ...singles, "one:none"]) {
      expect(countIn(some, option)).toBe(having(option).filter((product) => within.includes(product)).length);
    }
  }
  const chosen = table.withAny(["fact:31", "fact:499"]);
  expect(chosen.size).toBe(new Set([...having("fact:31"), ...having("fact:499")]).size);
});

it("count options of which products have more combinations than a column has numbers", () => {
  // The n-th product has the options of the bits of n.
  const size = 70_000;
  const bits = Array.from({ length: 17 }, (_, bit) => bit);
  const all = Array.from({ length: size }, (_, at) => at);
  const having = (bit: number, some: readonly number[]) => some.filter((at) => (at >> bit) % 2 === 1);
  const table = new OptionSets(size, new Map(bits.map((bit) => [`bit:${bit}`, Uint32Array.from(having(bit, all))])));
  const some = [3, 4_000, 65_535, 65_536, 69_999];
  const counts = table.countsIn(PositionSet.of(size, [Uint32Array.from(some)]))(
    "bit",
    bits.map((bit) => [`bit:${bit}`]),
  );
  expect([...counts]).toEqual(bits.map((bit) => having(bit, some).length));
});
