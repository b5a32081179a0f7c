import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Size } from "@/lib/catalog/options";
import { sumOf } from "@/lib/catalog/stock";
import { type Pieces, perProduct, reserve, restock } from "./levels";

const line = (size: Size | null, quantity: number, productId = "a"): Pieces => ({ productId, size, quantity });

function piecesOf(...lines: Pieces[]) {
  const [pieces] = perProduct(lines);
  if (!pieces) throw new Error("no lines");
  return pieces;
}

describe("the quantities per product", () => {
  it("are summed by size, always in the same order", () => {
    const [a, b] = perProduct([line("m", 1, "b"), line("m", 1), line("s", 2), line("m", 3)]);
    expect(a).toEqual({
      id: "a",
      quantity: 6,
      bySize: new Map<Size, number>([
        ["m", 4],
        ["s", 2],
      ]),
    });
    expect(b?.id).toBe("b");
  });
});

describe("reserving", () => {
  const sized = { stock: 5, stockBySize: { s: 3, m: 2 } };

  it("takes from a shared stock whatever the sizes", () => {
    const move = reserve({ stock: 5 }, piecesOf(line("s", 2), line("m", 3)));
    expect(move).toMatchObject({ after: { stock: 0, stockBySize: null }, increments: { stock: -5 } });
    expect(reserve({ stock: 4 }, piecesOf(line("s", 2), line("m", 3)))).toBeNull();
  });

  it("reduces the stock of the size and the total", () => {
    expect(reserve(sized, piecesOf(line("m", 2)))).toMatchObject({
      after: { stock: 3, stockBySize: { s: 3, m: 0 } },
      increments: { stock: -2, "stockBySize.m": -2 },
    });
  });

  it("takes nothing when one size is short, whatever the others have", () => {
    expect(reserve(sized, piecesOf(line("m", 3)))).toBeNull();
    expect(reserve(sized, piecesOf(line("l", 1)))).toBeNull();
    expect(reserve(sized, piecesOf(line(null, 1)))).toBeNull();
    expect(reserve(undefined, piecesOf(line("m", 1)))).toBeNull();
  });
});

describe("restocking", () => {
  it("increases the stock of the size or the shared stock, and ignores a removed size", () => {
    const pieces = piecesOf(line("m", 2), line("xl", 3));
    expect(restock({ stock: 1 }, pieces)).toMatchObject({ move: { increments: { stock: 5 } }, discontinued: {} });
    expect(restock({ stock: 1, stockBySize: { s: 1, m: 0 } }, pieces)).toMatchObject({
      move: { after: { stock: 3, stockBySize: { s: 1, m: 2 } }, increments: { stock: 2, "stockBySize.m": 2 } },
      discontinued: { xl: 3 },
    });
    expect(restock({ stock: 1, stockBySize: { s: 1 } }, pieces)).toMatchObject({
      move: { increments: { stock: 0 } },
      discontinued: { m: 2, xl: 3 },
    });
  });

  it("undoes reserving and keeps the total correct, for any cart and stock", () => {
    const count = fc.nat({ max: 5 });
    const size = fc.constantFrom<Size>("s", "m", "l");
    const cart = fc.array(fc.tuple(size, fc.integer({ min: 1, max: 3 })), { minLength: 1 });
    fc.assert(
      fc.property(fc.record({ s: count, m: count, l: count }), cart, (stockBySize, lines) => {
        const level = { stock: sumOf(stockBySize), stockBySize };
        const pieces = piecesOf(...lines.map(([each, quantity]) => line(each, quantity)));
        const move = reserve(level, pieces);
        if (!move) return;
        expect(sumOf(move.after.stockBySize ?? {})).toBe(move.after.stock);
        expect(Math.min(...Object.values(move.after.stockBySize ?? {}))).toBeGreaterThanOrEqual(0);
        expect(restock(move.after, pieces).move.after).toEqual(level);
      }),
    );
  });
});
