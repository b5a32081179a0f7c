import { describe, expect, it } from "vitest";
import { noGoods } from "../goods";
import { changesOf, conflictsOf, type Draft, draftOf, isSavedAlready, movedTo, reasonsOf, rebased } from "./draft";
import type { AdminEntry } from "./save-schema";

const used = { products: 3, deleted: 0 };
const waist: AdminEntry = {
  id: "waist",
  label: "Waist",
  hidden: false,
  ...used,
  sizes: [
    { id: "w-32", label: "32", note: "81 cm", hidden: false, ...used },
    { id: "w-34", label: "34", note: "86 cm", hidden: false, ...used },
  ],
};
const women: AdminEntry = {
  id: "women",
  label: "Women",
  hidden: false,
  ...used,
  tile: { colour: "gulab", picture: "/a.webp" },
};

const edit = (of: Draft, fields: Partial<Draft>): Draft => ({ ...of, ...fields });

describe("the changes of a form", () => {
  it("are the fields that differ, lists whole", () => {
    const before = draftOf(waist);
    expect(changesOf("sizeSets", "waist", before, edit(before, { label: "Waists" }))).toEqual({
      id: "waist",
      label: "Waists",
    });
    const sizes = [...before.sizes.slice(1), { key: "new 0", label: "36", note: "", hidden: true, products: 0 }];
    expect(changesOf("sizeSets", "waist", before, edit(before, { sizes }))).toEqual({
      id: "waist",
      sizes: [
        { id: "w-34", label: "34", note: "86 cm", hidden: false },
        { label: "36", note: "", hidden: true },
      ],
    });
  });

  it("have the tile of a category whole", () => {
    const before = draftOf(women);
    expect(changesOf("categories", "women", before, edit(before, { colour: "leaf" }))).toEqual({
      id: "women",
      tile: { colour: "leaf", picture: "/a.webp" },
    });
  });

  it("of a new entry are all fields of its list, and no other", () => {
    const before = draftOf(null);
    expect(changesOf("brands", null, before, edit(before, { label: "Acme", hsn: "61" }))).toEqual({
      label: "Acme",
      hidden: false,
    });
    expect(Object.keys(changesOf("kinds", null, before, before)).sort()).toEqual(
      ["categories", "facts", "hidden", "hsn", "label", "picture", "sizeSet", ...Object.keys(noGoods)].sort(),
    );
  });
});

describe("a change by another admin", () => {
  const before = draftOf(waist);
  const theirs = edit(before, { label: "Waist in inches", hidden: true });
  const yours = edit(before, { label: "Waists", sizes: before.sizes.slice(1) });

  it("is shown beside what was typed", () => {
    expect(conflictsOf("sizeSets", before, theirs, yours)).toEqual([
      { field: "Name", before: "Waist", theirs: "Waist in inches", yours: "Waists" },
      { field: "Hidden", before: "no", theirs: "yes", yours: null },
    ]);
  });

  it("is none where all that was typed is stored, with the ids of what was added", () => {
    const added = { key: "new", label: "36", note: "91 cm", hidden: false, products: 0 };
    const mine = edit(before, { sizes: [...before.sizes, added] });
    const stored = edit(theirs, { sizes: [...before.sizes, { ...added, key: "w-36", id: "w-36" }] });
    expect(isSavedAlready("sizeSets", before, stored, mine)).toBe(true);
    expect(isSavedAlready("sizeSets", before, theirs, mine)).toBe(false);
    expect(isSavedAlready("sizeSets", before, stored, { ...mine, label: "Waists" })).toBe(false);
  });

  it("is what the typed goes on top of", () => {
    const after = rebased("sizeSets", before, theirs, yours);
    expect(after).toMatchObject({ label: "Waists", hidden: true });
    expect(changesOf("sizeSets", "waist", theirs, after)).toMatchObject({ label: "Waists", sizes: [{ id: "w-34" }] });
  });
});

describe("a list that two admins have changed", () => {
  const item = (label: string, id?: string) => ({
    key: id ?? `new ${label}`,
    id,
    label,
    note: "",
    hidden: false,
    products: 0,
  });
  const stored = (...labels: string[]) => labels.map((label) => item(label, label.toLowerCase()));
  const before = edit(draftOf(null), { options: stored("Cotton", "Linen", "Wool") });
  const mergedOptions = (theirs: Draft["options"], yours: Draft["options"]) =>
    rebased("facts", before, edit(before, { options: theirs }), edit(before, { options: yours })).options;
  const labels = (theirs: Draft["options"], yours: Draft["options"]) =>
    mergedOptions(theirs, yours).map(({ label }) => label);

  it("has what each of them has added, where it was added", () => {
    const theirs = stored("Cotton", "Silk", "Linen", "Wool");
    expect(labels(theirs, [...before.options, item("Jute")])).toEqual(["Cotton", "Silk", "Linen", "Wool", "Jute"]);
    expect(labels([...before.options, ...stored("Silk")], [item("Jute"), ...before.options])[0]).toBe("Jute");
  });

  it("has what both have added once, with its id", () => {
    const both = mergedOptions([...before.options, ...stored("Silk")], [...before.options, item("silk ")]);
    expect(both.slice(3)).toEqual(stored("Silk"));
  });

  it("lacks what one of them has removed", () => {
    expect(labels(stored("Cotton", "Wool"), stored("Linen", "Wool"))).toEqual(["Wool"]);
  });

  it("has the labels and the order of who saves last, where both have changed them", () => {
    const renamed = (label: string) => [item("Cotton", "cotton"), item(label, "linen"), item("Wool", "wool")];
    expect(labels(renamed("Flax"), renamed("Pure linen"))[1]).toBe("Pure linen");
    expect(labels(renamed("Flax"), [...before.options, item("Jute")])).toEqual(["Cotton", "Flax", "Wool", "Jute"]);
    expect(labels([...before.options, ...stored("Silk")], before.options.toReversed())).toEqual([
      "Wool",
      "Silk",
      "Linen",
      "Cotton",
    ]);
  });

  it("of ids has those that each has chosen", () => {
    const kind = edit(draftOf(null), { categories: ["men"], facts: ["fabric", "fit"] });
    const theirs = edit(kind, { categories: ["men", "kids"], facts: ["fabric"] });
    const yours = edit(kind, { categories: ["men", "women"], facts: ["fit", "fabric", "neck"] });
    const { categories, facts } = rebased("kinds", kind, theirs, yours);
    expect([categories.toSorted(), facts]).toEqual([
      ["kids", "men", "women"],
      ["fabric", "neck"],
    ]);
  });
});

it("a value is moved to another place", () => {
  expect(movedTo(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(movedTo(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
});

it("the reasons of the API belong to the fields of the form", () => {
  const issue = (field: string) => ({ field, reason: "is wrong" });
  expect(
    reasonsOf([
      issue("entries.0.label"),
      issue("entries.0.tile.colour"),
      issue("entries.0.sizes.1.id"),
      issue("order"),
    ]),
  ).toEqual({ label: "is wrong", colour: "is wrong", "sizes.1": "is wrong", "": "order is wrong" });
  expect(reasonsOf([issue("entries.0.sizes"), issue("entries.0.categories.2")])).toEqual({
    sizes: "is wrong",
    categories: "is wrong",
  });
});
