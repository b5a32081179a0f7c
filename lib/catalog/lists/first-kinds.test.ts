import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { goodsRate } from "@/lib/tax/rate-of";
import firstLists from "./first-lists.json";
import { limits } from "./schema";

const { categories, kinds, sizeSets, facts } = firstLists;
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const labelsOf = (entries: readonly { label: string }[]) => entries.map(({ label }) => label.toLowerCase());
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const publicFolder = fileURLToPath(new URL("../../../public", import.meta.url));

describe("the kinds of a new database", () => {
  it("have facts in the order of their list", () => {
    for (const kind of kinds) expect(kind.facts, kind.id).toEqual(idsOf(facts).filter((id) => kind.facts.includes(id)));
  });

  it("have a tax rate, where the code of their category is not right", () => {
    for (const { id, hsn } of kinds) if (hsn) expect(goodsRate(hsn, "2026-11-25"), id).toBeDefined();
  });

  it("show an existing picture each, and so do categories", () => {
    const pictures = kinds.map(({ picture }) => picture);
    for (const picture of [...pictures, ...categories.map(({ tile }) => tile.picture)])
      expect(existsSync(publicFolder + picture), picture).toBe(true);
    expect(repeated(pictures)).toEqual([]);
  });
});

describe("the sizes and facts of a new database", () => {
  it.each(sizeSets)("$id has sizes with labels of their own, within the limit", ({ sizes }) => {
    expect(repeated(labelsOf(sizes))).toEqual([]);
    expect(sizes.length).toBeLessThanOrEqual(limits.sizes);
  });

  it.each(facts)(
    "$id has options with ids and labels of their own, and none as a text",
    ({ type, filter, options }) => {
      expect(repeated(idsOf(options))).toEqual([]);
      expect(repeated(labelsOf(options))).toEqual([]);
      expect(options.length).toBeLessThanOrEqual(limits.options);
      if (type === "text") expect({ filter, options }).toEqual({ filter: false, options: [] });
      else expect(options.length).toBeGreaterThan(1);
    },
  );
});
