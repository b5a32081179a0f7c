import { describe, expect, it } from "vitest";
import { keysOf } from "@/lib/keys";
import { setTables } from "./set-tables";
import { cellOf, inInches, isMeasure, sizeTableOf } from "./size-guide";
import { letters, type SizeTable, sizeTables } from "./size-tables";

const tables = Object.entries<SizeTable>(sizeTables);
const measured = tables.flatMap(([id, { columns, sizes = letters }]) =>
  keysOf(columns)
    .filter(isMeasure)
    .map((column) => ({ id, column, sizes, bounds: columns[column] ?? [] })),
);
const noted = tables.flatMap(([id, { columns, sizes = letters }]) =>
  keysOf(columns)
    .filter((column) => !isMeasure(column))
    .map((column) => ({ id, column, sizes, cells: columns[column] ?? [] })),
);

/** The numbers of a note such as "3, 4", "37 to 39" or "41.5". */
function numbersIn(note = ""): number[] {
  const [first = Number.NaN, last = first] = note.match(/[\d.]+/g)?.map(Number) ?? [];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/**
 * The height in cm of the WHO's median boy or girl, whoever is taller, at the end of the ages of the table: of 3, 6, 9,
 * 12, 18 and 24 months, and of 3 to 14 years.
 */
const medianHeights = [
  ...[61.4, 67.6, 72, 75.7, 82.3, 87.8],
  ...[96.1, 103.3, 110, 116, 121.7, 127.3, 132.6, 138.6, 145, 151.2, 156.4, 163.2],
];

describe("the tables", () => {
  it.each(tables)("%s states its source and has a measurement", (_, { source, columns }) => {
    expect(source).toMatch(/EN 13402|ISO/);
    expect(keysOf(columns).some(isMeasure)).toBe(true);
  });

  it.each(measured)("$column of $id increases from size to size, in cm and in inches", ({ column, sizes, bounds }) => {
    expect([sizes.length, sizes.length + 1]).toContain(bounds.length);
    for (const unit of [(cm: number) => cm, (cm: number) => inInches(cm, column)]) {
      const shown = bounds.map(unit);
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
    }
  });

  it.each(noted)("$column of $id has a value for each size", ({ cells, sizes }) => {
    expect(cells).toHaveLength(sizes.length);
    const numbers = cells.flatMap((note) => numbersIn(String(note)));
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });

  it.each(measured)("$column of $id in inches is cm / 2.54, rounded", ({ column, bounds }) => {
    const most = column === "foot" ? 0.05 : 0.25;
    for (const cm of bounds) expect(Math.abs(inInches(cm, column) - cm / 2.54)).toBeLessThanOrEqual(most + 1e-9);
  });

  it("have the shoe sizes of the standard's formulas", () => {
    const { foot, uk, eu } = sizeTables.shoes.columns;
    const inUk = foot.map((cm) => Math.round((3 * cm) / 2.54 - 23));
    const inEu = foot.map((cm) => Math.round(1.5 * cm + 2));
    const above = (bounds: number[]) =>
      bounds
        .slice(1)
        .map((to, i) => Array.from({ length: to - (bounds[i] ?? to) }, (_, n) => (bounds[i] ?? to) + n + 1));
    expect(uk.map(numbersIn)).toEqual(above(inUk));
    expect(eu.map(numbersIn)).toEqual(above(inEu));
  });

  it("have a foot and an EU size by the standard's formulas for each UK size, children's 13 below adults'", () => {
    const numberOf = (id: string) => Number(id.replace(/^uk-(k-)?/, "").replace("-", "."));
    const adult = setTables.ukShoes.sizes.map(numberOf);
    const child = setTables.ukChildren.sizes.map(numberOf).map((size) => (size > 3 ? size - 13 : size));
    for (const [table, sizes] of [
      ["ukShoes", adult],
      ["ukChildren", child],
    ] as const) {
      const { foot, eu } = setTables[table].columns;
      for (const [at, cm] of foot.entries()) {
        expect(Math.abs((3 * cm) / 2.54 - 23 - (sizes[at] ?? Number.NaN))).toBeLessThan(0.07);
        expect(Math.abs(1.5 * cm + 2 - Number(eu[at]))).toBeLessThanOrEqual(0.25);
      }
    }
    expect([adult[0], adult.at(-1), child[0], child.at(-1)]).toEqual([3, 13, -8, 3]);
  });

  it("have waists whose inches are the size", () => {
    const { sizes, columns } = setTables.waists;
    expect(columns.waist.map((cm) => `w-${inInches(cm, "waist")}`)).toEqual(sizes);
  });

  it("have for each age the first of the standard's heights that the median child has not outgrown", () => {
    const standard = Array.from({ length: 20 }, (_, step) => 50 + step * 6);
    const wanted = medianHeights.map((median) => standard.find((height) => height >= median));
    expect(setTables.ages.columns.height.slice(1)).toEqual(wanted);
    expect(setTables.ages.sizes).toHaveLength(wanted.length);
  });

  it("have trouser sizes that are the waist in even inches", () => {
    const { waist, trousers } = sizeTables.menBottoms.columns;
    const even = Array.from({ length: 30 }, (_, i) => i * 2);
    const within = waist.slice(1).map((to, i) => even.filter((n) => n * 2.54 >= (waist[i] ?? to) && n * 2.54 < to));
    expect(trousers.map((note) => numbersIn(note).filter((n) => n % 2 === 0))).toEqual(within);
  });
});

describe("a cell", () => {
  it("can be a range in one unit or the other", () => {
    expect(cellOf(sizeTables.menTops, "chest", "s", "cm")).toBe("86–94");
    expect(cellOf(sizeTables.menTops, "chest", "s", "in")).toBe("34–37");
    expect(cellOf(sizeTables.menTops, "chest", "xll", "in")).toBe("46.5–51");
    expect(cellOf(sizeTables.shoes, "foot", "s", "in")).toBe("9–9.7");
  });

  it("can be a single length, and is empty for a size of another set", () => {
    expect(cellOf(setTables.ukShoes, "foot", "uk-8", "cm")).toBe("26.2");
    expect(cellOf(setTables.ukShoes, "eu", "uk-8", "cm")).toBe("41.5");
    expect(cellOf(setTables.waists, "waist", "w-34", "in")).toBe("34");
    expect(cellOf(setTables.ages, "height", "6-7y", "cm")).toBe("116–122");
    expect(cellOf(setTables.ages, "height", "m", "cm")).toBe("");
  });

  it("can be a note, the same in both units", () => {
    for (const unit of ["cm", "in"] as const) expect(cellOf(sizeTables.shoes, "uk", "xs", unit)).toBe("3, 4");
  });
});

describe("the size guide of a product", () => {
  it.each([
    ["men", "Sabha Poplin Formal Shirt", "menTops"],
    ["men", "Lehar Tapered Cotton Chino", "menBottoms"],
    ["men", "Nadi Light Denim Short", "menBottoms"],
    ["men", "Short Kurta", "menTops"],
    ["men", "Kurta Pyjama", "menTops"],
    ["women", "Neel Block-Print Straight Kurta", "womenTops"],
    ["women", "Rani Kali Buti Lehenga", "womenTops"],
    ["women", "Barmer Dabu Palazzo", "womenBottoms"],
    ["women", "Jean Jacket", "womenTops"],
    ["kids", "Kabaddi Tee and Shorts Set", "kids"],
    ["footwear", "Heer Gold-Thread Jutti", "shoes"],
    ["accessories", "Mochi Leather Belt", null],
    ["unlisted", "Kurta", null],
  ])("%s: %s", (category, title, table) => {
    expect(sizeTableOf({ title, category, kind: "", size: letters })).toBe(table);
  });

  it.each([
    ["women", "skirts", "Gathered Ajrakh Midi", "womenBottoms"],
    ["women", "palazzos", "Shirt-Striped Wide Leg", "womenBottoms"],
    ["women", "dresses", "Tiered Skirt Dress", "womenTops"],
    ["women", "dresses", "Pleated Skirt Maxi", "womenTops"],
    ["men", "shirts", "Pant-Pocket Overshirt", "menTops"],
    ["men", "kind-of-an-owner", "Tapered Chino", "menBottoms"],
  ])("goes by the kind first: %s, %s: %s", (category, kind, title, table) => {
    expect(sizeTableOf({ title, category, kind, size: letters })).toBe(table);
  });

  it.each([
    ["footwear", ["uk-8", "uk-9"], "ukShoes"],
    ["footwear", ["uk-k-13", "uk-k-1"], "ukChildren"],
    ["accessories", ["w-32", "w-34"], "waists"],
    ["kids", ["6-7y"], "ages"],
    ["women", ["free"], null],
    ["women", ["size-of-an-owner"], null],
  ])("is that of the set of its sizes: %s, %s", (category, size, table) => {
    expect(sizeTableOf({ title: "Shirt", category, kind: "", size })).toBe(table);
  });

  it("does not exist without sizes", () => {
    expect(sizeTableOf({ title: "Khadi Saree", category: "women", kind: "sarees", size: [] })).toBeNull();
  });
});
