import { beforeEach, describe, expect, it, vi } from "vitest";
import { storedFilters, storeFilters } from "./stored-filters";

const items = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
});

describe("stored filters", () => {
  beforeEach(() => items.clear());

  it("are read as they were stored, under the specified key", () => {
    storeFilters({ category: ["men", "kids"], brand: ["h&m"] });
    expect(JSON.parse(items.get("filters") ?? "")).toEqual({ category: ["men", "kids"], brand: ["h&m"] });
    expect(storedFilters()).toEqual({ category: ["men", "kids"], brand: ["h&m"] });
  });

  it("are read for every filter, as lists of strings", () => {
    const filters = { size: ["m"], colour: ["navy"], discount: ["20"], inStock: ["1"], minPrice: ["500"] };
    storeFilters(filters);
    expect(JSON.parse(items.get("filters") ?? "")).toEqual(filters);
    expect(storedFilters()).toEqual(filters);
  });

  it("replace earlier ones, and no filters remove the entry", () => {
    storeFilters({ category: ["men"], brand: ["nike"] });
    storeFilters({ category: ["women"] });
    expect(storedFilters()).toEqual({ category: ["women"] });
    storeFilters({ category: [] });
    expect(items.has("filters")).toBe(false);
    expect(storedFilters()).toEqual({});
  });

  it.each(["{", "null", "7", '"men"', '{"category":"men"}', '{"category":[1,null]}'])(
    "are none for a stored %s",
    (text) => {
      items.set("filters", text);
      expect(storedFilters()).toEqual({});
    },
  );

  it("are none where the browser refuses its storage, and storing them does not fail", () => {
    const refuse = () => {
      throw new DOMException("Denied", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(storedFilters()).toEqual({});
    expect(() => storeFilters({ category: ["men"] })).not.toThrow();
    expect(() => storeFilters({})).not.toThrow();
  });
});
