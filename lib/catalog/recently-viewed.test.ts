import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetViewed, noteViewed, recentlyViewed } from "./recently-viewed";

const items = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
});

const id = (number: number) => number.toString(16).padStart(24, "0");

describe("recently viewed products", () => {
  beforeEach(() => items.clear());

  it("are the last ten, newest first, each once", () => {
    for (const number of [1, 2, 3, 1]) noteViewed(id(number));
    expect(recentlyViewed()).toEqual([id(1), id(3), id(2)]);
    for (let number = 10; number < 40; number++) noteViewed(id(number));
    expect(recentlyViewed()).toEqual([39, 38, 37, 36, 35, 34, 33, 32, 31, 30].map(id));
  });

  it("are ten besides the product that is shown", () => {
    for (let number = 1; number <= 20; number++) noteViewed(id(number));
    expect(recentlyViewed(id(20))).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10].map(id));
  });

  it("are none after signing out or when the stored value is invalid", () => {
    noteViewed(id(1));
    forgetViewed();
    expect(recentlyViewed()).toEqual([]);
    items.set("recently-viewed", "<script>,7");
    expect(recentlyViewed()).toEqual([]);
  });
});
