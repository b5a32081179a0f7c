import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseCompared, comparedIds, comparePath, comparisonIn, removeCompared } from "./compared";
import { storeComparison, storedComparison } from "./storage";

const id = (digit: number) => String(digit).repeat(24);
const jeans = (digit: number) => ({ _id: id(digit), kind: "jeans", category: "men" });

describe("the comparison of this browser", () => {
  const heard = vi.fn();

  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
    vi.stubGlobal("dispatchEvent", heard);
    heard.mockClear();
  });

  afterEach(() => vi.unstubAllGlobals());

  it("has up to three products of one kind, each once", () => {
    expect([1, 2, 2, 3].map((digit) => chooseCompared(jeans(digit)))).toEqual(Array(4).fill("chosen"));
    expect(chooseCompared(jeans(4))).toBe("full");
    expect(comparisonIn(storedComparison())).toEqual({ kind: "jeans", ids: [id(1), id(2), id(3)] });
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it("refuses a product of another kind, and takes it once it is empty", () => {
    chooseCompared(jeans(1));
    const shirt = { _id: id(5), kind: "shirts", category: "men" };
    expect(chooseCompared(shirt)).toBe("otherKind");
    removeCompared(id(1));
    expect(storedComparison()).toBe("");
    expect(chooseCompared(shirt)).toBe("chosen");
    storeComparison("");
    expect(comparisonIn(storedComparison()).ids).toEqual([]);
  });

  it("takes the category for the kind of products that have none", () => {
    chooseCompared({ _id: id(1), kind: "", category: "footwear" });
    expect(chooseCompared({ _id: id(2), kind: "", category: "men" })).toBe("otherKind");
    expect(chooseCompared({ _id: id(3), kind: "", category: "footwear" })).toBe("chosen");
  });

  it("of a stored text reads only what can be a comparison", () => {
    for (const text of ["", "jeans", "jeans:", `:${id(1)}`, "jeans:kurta"]) expect(comparisonIn(text).ids).toEqual([]);
    expect(comparisonIn(`jeans:${[1, 2, 3, 4].map(id).join()}`).ids).toEqual([1, 2, 3].map(id));
  });
});

it("the address of a comparison has its ids, which are read again", () => {
  expect(comparePath([id(1), id(2)])).toBe(`/shop/compare?ids=${id(1)},${id(2)}`);
  expect(comparePath([])).toBe("/shop/compare");
  expect(comparedIds(`${id(1)},x,${id(1)},${id(2)}`)).toEqual([id(1), id(2)]);
});
