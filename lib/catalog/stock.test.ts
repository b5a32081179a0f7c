import { describe, expect, it } from "vitest";
import {
  availability,
  crossesNone,
  crossesShownStock,
  inSizeOrder,
  lowSizes,
  sizesInStock,
  stockIssue,
  stockOfSize,
} from "./stock";

const sized = { stock: 9, stockBySize: { s: 0, m: 2, l: 7 } };

describe("the stock shown on pages", () => {
  const crosses = (from: number, to: number) => crossesShownStock({ stock: from }, { stock: to });

  it("changes at 0 and 6 pieces", () => {
    expect(crosses(1, 0)).toBe(true);
    expect(crosses(0, 3)).toBe(true);
    expect(crosses(6, 5)).toBe(true);
    expect(crosses(5, 6)).toBe(true);
    expect(crosses(9, 6)).toBe(false);
    expect(crosses(5, 1)).toBe(false);
  });

  it("changes with the stock of a size, too", () => {
    expect(crossesShownStock(sized, { stock: 7, stockBySize: { s: 0, m: 0, l: 7 } })).toBe(true);
    expect(crossesShownStock(sized, { stock: 10, stockBySize: { s: 1, m: 2, l: 7 } })).toBe(true);
    expect(crossesShownStock(sized, { stock: 8, stockBySize: { s: 0, m: 1, l: 7 } })).toBe(false);
  });
});

describe("the stock of a size", () => {
  it("is its own or the shared stock", () => {
    expect(stockOfSize({ stock: 4 }, "m")).toBe(4);
    expect(stockOfSize({ stock: 4, stockBySize: null }, null)).toBe(4);
    expect(stockOfSize(sized, "m")).toBe(2);
    expect(stockOfSize(sized, "xl")).toBe(0);
    expect(stockOfSize(sized, null)).toBe(0);
  });

  it("determines which sizes can be bought", () => {
    expect(sizesInStock({ ...sized, size: ["s", "m", "l"] })).toEqual(["m", "l"]);
    expect(sizesInStock({ stock: 1, size: ["s", "l"] })).toEqual(["s", "l"]);
    expect(sizesInStock({ stock: 0, size: ["l", "s"] })).toEqual([]);
  });

  it("is listed from small to large", () => {
    expect(Object.keys(inSizeOrder({ xll: 1, xs: 2, m: 3 }))).toEqual(["xs", "m", "xll"]);
  });
});

describe("the error in the stock of a product", () => {
  const of = (product: Parameters<typeof stockIssue>[0]) => [
    stockIssue(product, "stockBySize"),
    stockIssue(product, "stock"),
  ];

  it("is none for a shared stock or a consistent stock per size", () => {
    expect(of({ stock: 3 })).toEqual([null, null]);
    expect(of({ size: ["m", "s"], stock: 3, stockBySize: { s: 1, m: 2 } })).toEqual([null, null]);
    expect(of({ size: ["m"], stockBySize: { m: 2 } })).toEqual([null, null]);
  });

  it("is an extra or missing size, a product without sizes, or a different total", () => {
    expect(of({ size: ["s"], stockBySize: { s: 1, m: 2 } })).toEqual([expect.stringContaining("each size"), null]);
    expect(of({ size: ["s", "m"], stockBySize: { s: 1 } })).toEqual([expect.stringContaining("each size"), null]);
    expect(of({ stockBySize: { s: 1 } })).toEqual([expect.stringContaining("with sizes"), null]);
    expect(of({ size: ["s"], stock: 2, stockBySize: { s: 1 } })).toEqual([null, "must be 1, the sum of the sizes"]);
  });
});

describe("the filter fields of a stock", () => {
  const none = { xs: false, s: false, m: false, l: false, xl: false, xll: false };

  it.each([
    [
      { size: ["s", "m"], stock: 3 },
      { inStock: true, has: { ...none, s: true, m: true }, scarcest: 3 },
    ],
    [
      { size: ["s", "m"], stock: 0 },
      { inStock: false, has: none, scarcest: 0 },
    ],
    [
      { size: [], stock: 3 },
      { inStock: true, has: none, scarcest: 3 },
    ],
    [
      { size: ["s", "m"], stock: 2, stockBySize: { s: 0, m: 2 } },
      { inStock: true, has: { ...none, m: true }, scarcest: 0 },
    ],
  ] as const)("for %j are %j", (product, availableNow) => expect(availability(product)).toEqual(availableNow));

  it("include the sizes that are low in stock, and none for a shared stock", () => {
    expect(lowSizes({ stockBySize: { l: 3, m: 2, xl: 40, s: 0 } })).toEqual([
      { size: "s", pieces: 0 },
      { size: "m", pieces: 2 },
    ]);
    expect([lowSizes({ stockBySize: null }), lowSizes({})]).toEqual([[], []]);
  });

  it("change when a size or the product is sold out or back in stock, and not before", () => {
    expect(crossesNone({ stock: 2 }, { stock: 1 })).toBe(false);
    expect(crossesNone({ stock: 1 }, { stock: 0 })).toBe(true);
    expect(crossesNone({ stock: 0 }, { stock: 7 })).toBe(true);
    expect(crossesNone({ stock: 3, stockBySize: { s: 1, m: 2 } }, { stock: 2, stockBySize: { s: 0, m: 2 } })).toBe(
      true,
    );
    expect(crossesNone({ stock: 3, stockBySize: { s: 1, m: 2 } }, { stock: 2, stockBySize: { s: 1, m: 1 } })).toBe(
      false,
    );
  });
});
