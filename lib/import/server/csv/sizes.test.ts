import { afterEach, describe, expect, it } from "vitest";
import { lists, setLists } from "@/lib/catalog/lists/current";
import { issuesOf, newRow, row, shoes, stored } from "./made-rows";
import { planEdit, planNew } from "./plan";

const first = lists();
afterEach(() => setLists(first));

describe("sizes", () => {
  const sizes = (size: string, kind = "sneakers") => {
    const planned = planNew({ ...row(stored(), { ...newRow, category: "footwear", kind, size }) });
    return planned.kind === "add" ? planned.body.size : planned;
  };

  it("are separated by commas or blanks, and labels mean those of the kind", () => {
    expect(sizes("UK 9 UK 8")).toEqual(["uk-8", "uk-9"]);
    expect(sizes("uk 8.5,UK-10 / UK 8")).toEqual(["uk-8", "uk-8-5", "uk-10"]);
    expect(sizes("UK 8, UK 1", "kids-shoes")).toEqual(["uk-k-8", "uk-k-1"]);
    expect(sizes("32 34; w-36", "jeans")).toEqual(["w-32", "w-34", "w-36"]);
    expect(sizes("Free size", "watches")).toEqual(["free"]);
  });

  it("with a separator in their label are read whole", () => {
    const own = ["S/M", "Tall", "S, wide"].map((label, at) => ({ id: `own-${at}`, label, note: "", hidden: false }));
    const set = { id: "own", label: "Own", hidden: false, sizes: own };
    const kinds = first.kinds.map((kind) => (kind.id === "sneakers" ? { ...kind, sizeSet: "own" } : kind));
    setLists({ ...first, kinds, sizeSets: [...first.sizeSets, set] });
    expect(sizes("S/M, s, Wide TALL")).toEqual(["own-0", "own-1", "own-2"]);
  });

  it("whose label several sets have are wrong without a kind that has one, with their ids", () => {
    const several = '"UK 8" is a size of several sets: write uk-8 or uk-k-8, or a kind with one of them';
    expect(sizes("UK 8 UK 3.5", "jeans")).toEqual({ kind: "wrong", issues: [{ field: "size", reason: several }] });
    expect(issuesOf(row(stored(), { size: "UK 8" }))).toEqual([{ field: "size", reason: several }]);
    expect(sizes("Petite tall M", "")).toMatchObject({
      issues: [{ field: "size", reason: expect.stringMatching(/^"Petite tall" must be the id or label of a size/) }],
    });
  });

  it("of a long cell are read in one pass, and the first of the wrong ones reported", () => {
    const { issues } = sizes("wrong, ".repeat(7_000)) as { issues: unknown[] };
    expect(issues).toHaveLength(10);
    expect(sizes("no size ".repeat(6_000))).toMatchObject({ kind: "wrong" });
    expect(sizes("UK 8 ".repeat(10_000))).toEqual(["uk-8"]);
  });

  it("have their pieces in columns of ids or labels, which mean those of the kind", () => {
    const adult = row(shoes(), { stock: "", "stock_uk-8": "5" });
    expect(planEdit(adult, shoes())).toMatchObject({ after: { stock: 6, stockBySize: { "uk-8": 5, "uk-9": 1 } } });
    const { "stock_uk-8": _, ...others } = adult;
    expect(planEdit({ ...others, "stock_uk 8": "4" }, shoes())).toMatchObject({
      after: { stockBySize: { "uk-8": 4, "uk-9": 1 } },
    });
    const child = {
      ...row(stored(), { ...newRow, category: "Footwear", kind: "Kids' shoes", size: "UK 8", stock: "" }),
    };
    expect(planNew({ ...child, "stock_uk 8": "4" })).toMatchObject({
      after: { stock: 4, stockBySize: { "uk-k-8": 4 } },
    });
    expect(planEdit(row(stored(), { "stock_uk 8": "" }), stored()), "an empty cell of no size").toEqual({
      kind: "same",
    });
  });

  it("that a row takes from a product need no column for their pieces", () => {
    const {
      "stock_uk-8": _,
      "stock_uk-9": __,
      ...others
    } = row(shoes(), { stock: "", kind: "Kids' shoes", size: "UK 8" });
    expect(planEdit({ ...others, "stock_uk 8": "6" }, shoes())).toMatchObject({
      after: { kind: "kids-shoes", size: ["uk-k-8"], stock: 6, stockBySize: { "uk-k-8": 6 } },
    });
    expect(issuesOf(others, shoes())).toEqual([
      { field: "size", reason: '"uk-k-8" are other sizes than those with pieces: fill stock_uk-k-8 too' },
    ]);
  });

  it("with pieces of no size of the row, or twice, are wrong", () => {
    expect(issuesOf(row(stored(), { "stock_uk 8": "4" }))).toEqual([
      {
        field: "stock_uk 8",
        reason:
          '"4" is for a size of several sets: name the column stock_uk-8 or stock_uk-k-8, or write a kind with one of them',
      },
    ]);
    expect(issuesOf(row(shoes(), { "stock_uk 8": "4" }), shoes())).toEqual([
      { field: "stock_uk-8", reason: expect.stringMatching(/^is filled twice/) },
    ]);
    expect(issuesOf(row(shoes(), { stock: "", "stock_uk-9": "" }), shoes())).toEqual([
      {
        field: "stock_*",
        reason: "must have the pieces of each size of the product: fill stock_uk-8, stock_uk-9, and no other",
      },
    ]);
    const hidden = first.sizeSets.map((set) => ({
      ...set,
      sizes: set.sizes.map((size) => ({ ...size, hidden: true })),
    }));
    const product = stored();
    setLists({ ...first, sizeSets: hidden });
    expect(issuesOf(row(product, { size: "S M" }), product)).toEqual([
      { field: "size", reason: expect.stringMatching(/^m is hidden; show it in the catalogue, or leave it out/) },
    ]);
  });
});
