import { describe, expect, it } from "vitest";
import { keysOf } from "@/lib/keys";
import { cellOf, inInches, isMeasure, sizeTableOf } from "./size-guide";
import { letters, type SizeTable, sizeTables } from "./size-tables";

const tables = Object.entries<SizeTable>(sizeTables);
const measured = tables.flatMap(([id, { columns }]) =>
  keysOf(columns)
    .filter(isMeasure)
    .map((column) => ({ id, column, bounds: columns[column] ?? [] })),
);
const noted = tables.flatMap(([id, { columns }]) =>
  keysOf(columns)
    .filter((column) => !isMeasure(column))
    .map((column) => ({ id, column, cells: columns[column] ?? [] })),
);

/** The whole numbers of a note such as "3, 4" or "37 to 39". */
function numbersIn(note = ""): number[] {
  const [first = Number.NaN, last = first] = note.match(/\d+/g)?.map(Number) ?? [];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

describe("the tables", () => {
  it.each(tables)("%s states its source and has a measurement", (_, { source, columns }) => {
    expect(source).toMatch(/EN 13402|ISO/);
    expect(keysOf(columns).some(isMeasure)).toBe(true);
  });

  it.each(measured)("$column of $id increases from size to size, in cm and in inches", ({ column, bounds }) => {
    expect(bounds).toHaveLength(letters.length + 1);
    for (const unit of [(cm: number) => cm, (cm: number) => inInches(cm, column)]) {
      const shown = bounds.map(unit);
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
    }
  });

  it.each(noted)("$column of $id has a value for each size", ({ cells }) => {
    expect(cells).toHaveLength(letters.length);
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
    expect(sizeTableOf({ title, category, size: letters })).toBe(table);
  });

  it("does not exist without sizes", () => {
    expect(sizeTableOf({ title: "Khadi Saree", category: "women", size: [] })).toBeNull();
  });
});
