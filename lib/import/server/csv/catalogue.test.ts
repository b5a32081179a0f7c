import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { lists, setLists } from "@/lib/catalog/lists/current";
import { toAdminProduct } from "@/lib/catalog/server/product-shape";
import { mapKeys } from "@/lib/keys";
import { columnsWith, readColumns } from "./columns";
import { added, issuesOf, newRow, row, shoes, stored } from "./made-rows";
import { planEdit, planNew } from "./plan";
import { readRecords } from "./records";
import { rowOf } from "./rows";
import { csvHead, csvText } from "./text";

const first = lists();
afterEach(() => setLists(first));

const jeans = () => added({ kind: "jeans", size: ["w-32", "w-34"], facts: { fabric: "denim", care: "Wash, cold" } });

describe("the columns of a file", () => {
  it("are those of the six letters, and of the facts and other sizes in use, in the order of their lists", () => {
    const columns = columnsWith({
      facts: new Set(["care", "fabric", "gone"]),
      sizes: new Set(["w-34", "uk-8", "m", "x"]),
    });
    expect(columns.filter((column) => /^(fact|stock)_|^audience|^size$/.test(column))).toEqual([
      ...["audience", "fact_fabric", "fact_care", "size"],
      ...["stock_xs", "stock_s", "stock_m", "stock_l", "stock_xl", "stock_xll", "stock_uk-8", "stock_w-34"],
    ]);
  });

  it("are named by ids or labels, in any case", () => {
    const names = ["fact_Fabric", "Fact_ upper  MATERIAL", "stock_34", "stock_W-34 ", "Stock_6–7 years", "KIND"];
    expect(readColumns(names.slice(0, 3))).toEqual(["fact_fabric", "fact_upper-material", "stock_w-34"]);
    expect(readColumns(names.slice(3))).toEqual(["stock_w-34", "stock_6-7y", "kind"]);
    expect(readColumns(["stock_UK 8", "stock_uk-k-8"])).toEqual(["stock_uk 8", "stock_uk-k-8"]);
    expect(() => readColumns(["stock_34", "stock_w-34"])).toThrow('Column "stock_w-34" appears twice.');
  });

  it("say what to do about a name that means nothing", () => {
    expect(() => readColumns(["Fabric"])).toThrow(
      'Unknown column "Fabric". The column of this fact is called fact_fabric.',
    );
    expect(() => readColumns(["stock_UK 88"])).toThrow(/no such size: add it there first, or remove the column/);
    expect(() => readColumns(["fact_weave"])).toThrow(/no such fact: add it there first, or remove the column/);
    expect(() => readColumns(["weave"])).toThrow(/Known columns: _id, .*, fact_… with the id or label of a fact/);
  });

  it("have a size whose id is another's label", () => {
    const sizes = [{ id: "34", label: "EU 34", note: "", hidden: false }];
    setLists({ ...first, sizeSets: [...first.sizeSets, { id: "eu", label: "EU", hidden: false, sizes }] });
    expect(readColumns(["stock_34", "stock_w-34"])).toEqual(["stock_34", "stock_w-34"]);
  });
});

describe("an export", () => {
  const product = fc.record({
    kind: fc.constantFrom("sneakers", "kids-shoes", "jeans", "kurtas", ""),
    facts: fc.record({
      fabric: fc.constantFrom("cotton", "denim"),
      care: fc.string({ minLength: 1, maxLength: 20 }),
    }),
    audience: fc.constantFrom("men", "women", "kids", "everyone"),
    sizes: fc.uniqueArray(fc.constantFrom("uk-8", "uk-10-5", "uk-k-8", "w-32", "s", "6-7y", "free"), {
      maxLength: 4,
    }),
    pieces: fc.option(fc.array(fc.nat(9), { minLength: 4, maxLength: 4 })),
  });
  const made = product.map(({ sizes, pieces, ...fields }) => {
    const stockBySize =
      pieces && sizes.length > 0 ? Object.fromEntries(sizes.map((size, at) => [size, pieces[at] ?? 0])) : null;
    const stock = stockBySize ? Object.values(stockBySize).reduce((sum, each) => sum + each) : 7;
    return stored({ ...fields, category: "footwear", size: sizes, stock, stockBySize });
  });

  it("imports unchanged as the same, whatever kinds, facts and sizes products have", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(made, { minLength: 1, maxLength: 3 }), async (products) => {
        const columns = columnsWith({
          facts: new Set(products.flatMap(({ facts = {} }) => Object.keys(facts))),
          sizes: new Set(products.flatMap(({ size }) => size)),
        });
        const text = csvHead(columns) + csvText(columns, products.map(toAdminProduct).map(rowOf));
        const records = readRecords(new Blob([text]).stream());
        for (const one of products) {
          const cells = (await records.next()).value?.cells ?? {};
          expect(planEdit(cells, one)).toEqual({ kind: "same" });
          const sold = { ...one, stock: 0, stockBySize: one.stockBySize && mapKeys(one.size, () => 0) };
          expect(planEdit(cells, sold), "after sales").toEqual({ kind: "same" });
        }
      }),
    );
  });

  it("from before kinds imports as the same", () => {
    fc.assert(
      fc.property(made, (one) => {
        const columns = columnsWith({ facts: new Set(), sizes: new Set() });
        const older = columns.filter((column) => column !== "kind" && column !== "audience");
        const cells = row(one);
        expect(planEdit(Object.fromEntries(older.map((column) => [column, cells[column]])), one)).toEqual({
          kind: "same",
        });
      }),
    );
  });

  it("writes ids", () => {
    expect(row(jeans())).toMatchObject({ kind: "jeans", audience: "women", fact_fabric: "denim", size: "w-32 w-34" });
    const pieces = { stockSeen: "uk-8:3,uk-9:1", "stock_uk-8": "3", "stock_uk-9": "1", stock_m: "" };
    expect(row(shoes())).toMatchObject({ ...pieces, size: "uk-8 uk-9", stock: "4" });
  });
});

describe("kinds", () => {
  it("are named by id or label, and the audience follows the category", () => {
    const cells = row(stored(), { ...newRow, kind: "KIDS’ frocks", category: "Kids", size: "6-7 years 8-9 years" });
    expect(planNew({ ...cells, audience: "" })).toMatchObject({
      after: { kind: "kids-frocks", audience: "kids", size: ["6-7y", "8-9y"] },
    });
    expect(planNew({ ...cells, audience: "women" })).toMatchObject({ after: { audience: "kids" } });
    expect(planNew({ ...cells, audience: "Nobody" })).toMatchObject({
      issues: [{ field: "audience", reason: '"Nobody" is none of men, women, kids, everyone' }],
    });
  });

  it("that do not exist are wrong", () => {
    const reason = '"Rain boots" is no kind; add it to the catalogue first, or leave the cell empty';
    expect(issuesOf(row(stored(), { kind: "Rain boots" }))).toEqual([{ field: "kind", reason }]);
    expect(issuesOf(row(stored(), { ...newRow, kind: "Rain boots" }))).toEqual([{ field: "kind", reason }]);
  });

  it("that were merged mean the new one, by id and label", () => {
    const kinds = first.kinds.filter(({ id }) => id !== "trousers");
    const aliases = { ...first.aliases, kinds: { trousers: "jeans" } };
    const mergedLabels = { brands: {}, kinds: { "smart trousers": "jeans" } };
    setLists({ ...first, kinds, aliases, mergedLabels });
    for (const kind of ["trousers", "Smart  Trousers", "jeans"])
      expect(planEdit(row(jeans(), { kind }), jeans())).toEqual({ kind: "same" });
  });

  it("win by their id over the label of a merged one", () => {
    const mergedLabels = { brands: {}, kinds: { jeans: "kurtas", "old jeans": "jeans" } };
    setLists({ ...first, mergedLabels });
    for (const kind of ["jeans", "Jeans", "old jeans"])
      expect(planEdit(row(jeans(), { kind }), jeans())).toEqual({ kind: "same" });
  });

  it("lose the facts and must fit the sizes of a changed one", () => {
    const product = jeans();
    expect(planEdit(row(product, { kind: "Kurtas", size: "S M" }), product)).toMatchObject({
      before: { kind: "jeans", size: ["w-32", "w-34"] },
      after: { kind: "kurtas", size: ["s", "m"] },
    });
    expect(planEdit(row(product, { kind: "Watches", size: "" }), product)).toMatchObject({
      after: { kind: "watches", facts: { care: "Wash, cold" } },
    });
    expect(issuesOf(row(product, { kind: "Kurtas", size: "UK 8.5, S" }), product)).toEqual([
      {
        field: "size",
        reason: expect.stringMatching(/^"uk-8-5 s" must be among Letters: xs, .*; write sizes of this set/),
      },
    ]);
  });
});

describe("facts", () => {
  it("are changed and removed by their cells, and stay without a column", () => {
    const product = jeans();
    expect(planEdit(row(product, { fact_fabric: "Cotton Blend", "fact_upper-material": "" }), product)).toMatchObject({
      edit: { facts: { fabric: "cotton-blend" } },
      after: { facts: { fabric: "cotton-blend", care: "Wash, cold" } },
    });
    expect(planEdit(row(product, { fact_care: " " }), product)).toMatchObject({
      after: { facts: { fabric: "denim" } },
    });
    const { fact_care: _, ...without } = row(product, { price: "2000" });
    expect(planEdit(without, product)).toMatchObject({ before: { price: 1499.5 }, after: { price: 2000 } });
    const { after } = planNew({ ...row(product, { fact_fabric: "" }), ...newRow }) as { after: object };
    expect(after).toMatchObject({ facts: { care: "Wash, cold" } });
  });

  it("that a kind lacks or has no option for are wrong", () => {
    expect(issuesOf(row(jeans(), { fact_fabric: "Velvet" }), jeans())).toEqual([
      { field: "fact_fabric", reason: expect.stringMatching(/^"Velvet" is none of cotton, khadi/) },
    ]);
    const cells = { ...newRow, category: "footwear", size: "", fact_fabric: "Cotton" };
    expect(issuesOf(row(stored(), { ...cells, kind: "Sneakers" }))).toEqual([
      {
        field: "fact_fabric",
        reason: expect.stringMatching(/^"cotton" is for a fact that this kind does not have; leave/),
      },
    ]);
    expect(issuesOf(row(stored(), { ...cells, kind: "" }))).toEqual([
      { field: "fact_fabric", reason: '"cotton" needs a kind in the column kind' },
    ]);
  });
});
