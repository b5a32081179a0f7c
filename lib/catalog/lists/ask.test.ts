import { afterEach, expect, test, vi } from "vitest";
import { type AskedLists, askForLists, listsFrom } from "./ask";
import { lists, setLists } from "./current";

const before = lists();
afterEach(() => {
  setLists(before);
  vi.unstubAllGlobals();
});

const visible: AskedLists = {
  version: 9,
  categories: [],
  kinds: [],
  sizeSets: [],
  brands: [{ id: "zara", label: "Zara", hidden: false }],
  facts: [{ id: "fit", label: "Fit", hidden: false, type: "options", filter: true, options: [] }],
  names: { brands: { puma: "Puma" }, sizes: { s: "S" }, facts: { neck: "Neck" }, options: { fit: { slim: "Slim" } } },
};

test("what is hidden has its label, and stands last", () => {
  const { brands, sizeSets, facts, version } = listsFrom(visible);
  expect(version).toBe(9);
  expect(brands.map(({ id, hidden }) => [id, hidden])).toEqual([
    ["zara", false],
    ["puma", true],
  ]);
  expect(sizeSets).toMatchObject([{ hidden: true, sizes: [{ id: "s", label: "S", note: "" }] }]);
  expect(facts.map(({ id, filter }) => [id, filter])).toEqual([
    ["fit", true],
    ["neck", false],
  ]);
  expect(facts[0]?.options).toEqual([{ id: "slim", label: "Slim", hidden: true }]);
});

test("lists that can't be asked for leave those that are known", async () => {
  const fetched = vi.fn(async () => Response.json({ success: true, message: "other" }));
  vi.stubGlobal("fetch", fetched);
  await askForLists([0, 0]);
  expect(lists()).toBe(before);
  expect(fetched).toHaveBeenCalledTimes(3);
  vi.stubGlobal("fetch", async () => Response.json({ success: true, ...visible }));
  await askForLists();
  expect(lists().version).toBe(9);
});
