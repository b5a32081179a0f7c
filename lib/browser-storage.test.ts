import { afterEach, expect, test, vi } from "vitest";
import { tabStorage } from "./browser-storage";

afterEach(() => vi.unstubAllGlobals());

test("a stored value is read back until it is removed", () => {
  const items: Record<string, string> = {};
  const storage = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, text: string) => {
      items[key] = text;
    },
    removeItem: (key: string) => delete items[key],
  };
  vi.stubGlobal("sessionStorage", storage);
  tabStorage.keep("size", '{"id":"m"}');
  expect(tabStorage.read("size")).toBe('{"id":"m"}');
  expect(tabStorage.readJson("size")).toEqual({ id: "m" });
  tabStorage.keep("size", '"m"');
  expect(tabStorage.readJson("size"), "no object").toBeNull();
  tabStorage.keep("size", "{");
  expect(tabStorage.readJson("size"), "not JSON").toBeNull();
  tabStorage.forget("size");
  expect(tabStorage.read("size")).toBeNull();
  expect(tabStorage.readJson("size")).toBeNull();
});

test("stored values can be listed", () => {
  vi.stubGlobal("sessionStorage", { size: "m", filters: "{}" });
  expect(tabStorage.keys()).toEqual(["size", "filters"]);
  vi.unstubAllGlobals();
  expect(tabStorage.keys()).toEqual([]);
});

test.each(["full", "refused", "missing"])("a storage that is %s stores nothing and does not fail", (how) => {
  const refuse = () => {
    throw new DOMException("No", "QuotaExceededError");
  };
  if (how === "full") vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: refuse, removeItem: () => {} });
  if (how === "refused") vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => tabStorage.keep("size", "m")).not.toThrow();
  expect(() => tabStorage.forget("size")).not.toThrow();
  expect(tabStorage.read("size")).toBeNull();
  expect(tabStorage.readJson("size")).toBeNull();
});
