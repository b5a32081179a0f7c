import { describe, expect, it } from "vitest";
import { discountPercent, paidPrice, saleDisplay } from "./discount";
import { sizesOfKind, sortSizes } from "./lists/current";
import { middleSize } from "./sizes/middle-size";

describe("prices", () => {
  it("are the sale price when it is above zero", () => {
    expect(paidPrice({ price: 100, saleprice: 0 })).toBe(100);
    expect(paidPrice({ price: 100, saleprice: 60 })).toBe(60);
  });

  it("have the discount rounded to whole percent", () => {
    expect(discountPercent({ price: 2499, saleprice: 1499 })).toBe(40);
    expect(discountPercent({ price: 2499, saleprice: 0 })).toBe(0);
  });

  it("show the discount from 5 percent on", () => {
    expect(saleDisplay({ price: 1000, saleprice: 0 })).toEqual({ tag: null, percent: 0, strike: false });
    expect(saleDisplay({ price: 1000, saleprice: 955 })).toEqual({ tag: "5% Off", percent: 5, strike: true });
    expect(saleDisplay({ price: 1000, saleprice: 956 })).toEqual({ tag: "Sale", percent: 4, strike: false });
  });
});

describe("sizes", () => {
  it("are sorted from small to large, and the middle one, or the smaller of two, is the default", () => {
    expect(sortSizes(["xll", "s", "xs"])).toEqual(["xs", "s", "xll"]);
    expect(sizesOfKind(["uk-8", "w-34", "m", "uk-7", "s"], "jeans")).toEqual(["w-34", "s", "m", "uk-7", "uk-8"]);
    expect(sizesOfKind(["uk-8", "m", "uk-7", "s"], undefined)).toEqual(["s", "m", "uk-7", "uk-8"]);
    expect(middleSize(["s", "m", "l", "xl"])).toBe("m");
    expect(middleSize(["xs", "s", "m"])).toBe("s");
    expect(middleSize([])).toBeNull();
  });
});
