import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StoredProduct } from "@/models/product";
import { type Cells, columnsWith, readColumns } from "./columns";
import { body, row, stored } from "./made-rows";
import { planEdit, planNew } from "./plan";
import { guardCell, unguardCell } from "./rows";

describe("the guard against formulas", () => {
  it("escapes cells that a spreadsheet would run", () => {
    expect(["=1+1", "+91 98", "-5", "@x", "＝1", "'=x"].map(guardCell)).toEqual([
      "'=1+1",
      "'+91 98",
      "'-5",
      "'@x",
      "'＝1",
      "''=x",
    ]);
    expect(["Kurta", "5-pocket jeans", "'n", "' x", ""].map(guardCell)).toEqual([
      "Kurta",
      "5-pocket jeans",
      "'n",
      "' x",
      "",
    ]);
  });

  it("is removed again on reading, whatever the text", () => {
    const unit = fc.constantFrom("'", "=", "+", "-", "@", "＝", "＠", "\t", "\r", "a", '"', ",", "\n");
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(unguardCell(guardCell(text))).toBe(text);
      }),
    );
  });
});

describe("readColumns", () => {
  it("recognises the columns in any order and case", () => {
    expect(readColumns(["Title", " price ", "_ID"])).toEqual(["title", "price", "_id"]);
    const exported = columnsWith({ facts: new Set(["fabric"]), sizes: new Set(["uk-8"]) });
    expect(readColumns(exported)).toEqual(exported);
    expect(readColumns(["stock_XXL", "Stock_xs", "\u00a0"])).toEqual(["stock_xll", "stock_xs", null]);
  });

  it("reports unknown and duplicate columns", () => {
    expect(() => readColumns(["title", "fabric"])).toThrow(/Line 1: Unknown column "fabric"/);
    expect(() => readColumns(["title", "Title"])).toThrow(/twice/);
  });
});

describe("planEdit", () => {
  it("finds no difference in an export, however unusual the product is", () => {
    expect(planEdit(row(stored()), stored())).toEqual({ kind: "same" });
    const odd = Object.assign(stored({ title: " untrimmed ", seller: "", description: "" }), { category: "unlisted" });
    expect(planEdit(row(odd), odd)).toEqual({ kind: "same" });
  });

  it("finds no difference after sales or in numbers written in another format", () => {
    const product = stored();
    const exported = row(product);
    expect(planEdit(exported, { ...product, stock: 4 })).toEqual({ kind: "same" });
    expect(planEdit({ ...exported, price: "1499.5", size: "s,xll" }, product)).toEqual({ kind: "same" });
    expect(planEdit({ ...exported, price: "1499.5" }, { ...product, version: 4 })).toEqual({ kind: "same" });
  });

  it("finds no difference in what a spreadsheet does to blanks and line breaks", () => {
    const product = stored({ title: "Kurta Set", description: "Cotton,\nwash cold.\n\nBlue" });
    const description = "Cotton,\r\nwash cold.\r\rBlue\u200b";
    expect(planEdit(row(product, { title: "Kurta\u00a0Set", description }), product)).toEqual({ kind: "same" });
    expect(planEdit(row(product, { price: "1600", description }), product)).toMatchObject({ after: { price: 1600 } });
    const longer = planEdit(row(product, { description: `${description}\r\nSoft` }), product);
    expect(longer).toMatchObject({ after: { description: "Cotton,\nwash cold.\n\nBlue\nSoft" } });
  });

  it("accepts labels beside ids, and numbers as they are pasted", () => {
    const product = stored({ colour: "multi", brand: "levis" });
    const labels = { category: " WOMEN ", brand: "Levi’s", size: "S / XXL", colour: "Multicolour", stock: "१०" };
    expect(planEdit(row(product, labels), product)).toEqual({ kind: "same" });
    const changed = planEdit(row(product, { size: "S, M, L", brand: "H & M", price: "\u200e2000 " }), product);
    expect(changed).toMatchObject({
      kind: "wrong",
      issues: [{ field: "brand", reason: expect.stringMatching(/^"H & M" is none of/) }],
    });
    const edit = row(product, { size: "L M S", brand: "H&M", price: "\u200e2000\u00a0" });
    expect(planEdit(edit, product)).toMatchObject({ after: { size: ["s", "m", "l"], brand: "h&m", price: 2000 } });
    expect(planNew({ ...edit, _id: "", version: "", stockSeen: "" })).toMatchObject({ kind: "add" });
    const wrong = planEdit(row(product, { size: "S Petite" }), product);
    expect(wrong).toMatchObject({
      issues: [{ field: "size", reason: expect.stringMatching(/^"Petite" must be the id or label of a size/) }],
    });
  });

  it("applies what changed, and stock as a difference", () => {
    const product = stored();
    const sold = { ...product, stock: 4 };
    expect(planEdit(row(product, { stock: "15", saleprice: "" }), sold)).toMatchObject({
      kind: "edit",
      before: { stock: 4, saleprice: 999 },
      after: { stock: 9, saleprice: 0 },
    });
    expect(planEdit(row(product, { stock: "15", stockSeen: "" }), sold)).toMatchObject({ after: { stock: 15 } });
    expect(planEdit(row(product, { stock: "4" }), sold), "as many as are left by chance").toMatchObject({
      after: { stock: 0 },
    });
  });

  it("keeps fields that the file has no column for", () => {
    const product = stored();
    expect(planEdit({ _id: String(product._id), price: "2000" }, product)).toMatchObject({
      kind: "edit",
      edit: { price: 2000, version: 3 },
      after: { price: 2000 },
    });
  });

  it("refuses to change a field that was changed in the shop since the export", () => {
    const product = stored();
    expect(planEdit(row(product, { price: "2000" }), { ...product, version: 4 })).toMatchObject({
      kind: "wrong",
      issues: [
        {
          field: "version",
          reason: expect.stringMatching(
            /^"नील "Kurta", 🙂" was changed in the shop since the export.*Export the products again/,
          ),
        },
      ],
    });
  });

  it("reports every invalid cell", () => {
    const product = stored();
    const wrong = planEdit(row(product, { price: "ten", stock: "-1", title: "" }), product);
    expect(wrong.kind === "wrong" && wrong.issues.map(({ field }) => field).sort()).toEqual([
      "price",
      "stock",
      "title",
    ]);
    expect(planEdit(row(product, { price: "999" }), product)).toMatchObject({ issues: [{ field: "saleprice" }] });
  });
});

describe("the stock of sizes", () => {
  const sized = () => stored({ stock: 7, stockBySize: { s: 3, xll: 4 } });

  it("has a column for each size, empty for a shared stock", () => {
    const cells = { stock: "7", stockSeen: "s:3,xll:4", stock_xs: "", stock_s: "3", stock_m: "", stock_xll: "4" };
    expect(row(sized())).toMatchObject(cells);
    expect(row(stored())).toMatchObject({ stock: "10", stockSeen: "10", stock_s: "", stock_xll: "" });
  });

  it("is unchanged by importing an export, after sales, and after a change in the shop", () => {
    expect(planEdit(row(sized()), sized())).toEqual({ kind: "same" });
    const sold = stored({ stock: 4, stockBySize: { s: 0, xll: 4 } });
    expect(planEdit(row(sized()), sold)).toEqual({ kind: "same" });
    expect(planEdit(row(sized()), stored({ version: 4 }))).toEqual({ kind: "same" });
    expect(planEdit(row(stored()), { ...sized(), version: 4 })).toEqual({ kind: "same" });
  });

  it("is changed by differences", () => {
    const sold = stored({ stock: 6, stockBySize: { s: 3, xll: 3 } });
    const cells = row(sized(), { stock: "", stock_xll: "9" });
    expect(planEdit(cells, sold)).toMatchObject({ kind: "edit", after: { stock: 11, stockBySize: { s: 3, xll: 8 } } });
    expect(planEdit({ ...cells, stock: "12" }, sold)).toMatchObject({ kind: "edit", after: { stock: 11 } });
    expect(planEdit({ ...cells, stock: "7" }, sold)).toMatchObject({ issues: [{ field: "stock" }] });
  });

  it("can be split from a shared stock and merged into one", () => {
    const cells = row(stored(), { stock: "", stock_s: "4", stock_xll: "6" });
    expect(planEdit(cells, stored())).toMatchObject({ after: { stockBySize: { s: 4, xll: 6 } } });
    const pooled = row(sized(), { stock_s: "", stock_xll: "" });
    expect(planEdit(pooled, sized())).toMatchObject({ after: { stockBySize: null } });
    expect(planEdit({ ...pooled, stock: "9" }, sized())).toMatchObject({ after: { stock: 9, stockBySize: null } });
  });

  it("accepts an older file without the columns", () => {
    const { stock_xs, stock_s, stock_m, stock_l, stock_xl, stock_xll, ...older } = row(stored()) as Required<Cells>;
    expect([stock_xs, stock_s, stock_m, stock_l, stock_xl, stock_xll].join("")).toBe("");
    expect(planEdit({ ...older, stock: "12" }, stored())).toMatchObject({ after: { stock: 12 } });
    expect(planEdit({ ...older, stock: "7", stockSeen: "7" }, sized())).toEqual({ kind: "same" });
    expect(planEdit({ ...older, stock: "12", stockSeen: "7" }, sized())).toMatchObject({
      issues: [{ field: "stock" }],
    });
  });

  it("reports an invalid cell, a missing size and a differing sum", () => {
    const wrong = (changes: Cells) => {
      const planned = planEdit(row(sized(), { stock: "", ...changes }), sized());
      return planned.kind === "wrong" && planned.issues[0];
    };
    expect(wrong({ stock_s: "many" })).toEqual({ field: "stock_s", reason: '"many" must be a whole number' });
    expect(wrong({ stock_s: "" })).toMatchObject({ field: "stock_*" });
    expect(wrong({ stock_m: "1" })).toMatchObject({ field: "stock_*" });
    expect(wrong({ stock: "8" })).toMatchObject({ field: "stock", reason: "must be empty or 7, the sum of the sizes" });
  });

  it("is accepted for a new product", () => {
    const fresh = row(sized(), { _id: "", version: "", stockSeen: "" });
    expect(planNew(fresh)).toMatchObject({ kind: "add", after: { stock: 7, stockBySize: { s: 3, xll: 4 } } });
    expect(planNew({ ...fresh, stock: "" })).toMatchObject({ kind: "add", after: { stock: 7 } });
    expect(planNew({ ...fresh, stock: "8" })).toMatchObject({ issues: [{ field: "stock" }] });
    expect(planNew({ ...fresh, stock: "", stock_xs: "1" })).toMatchObject({ issues: [{ field: "stock_*" }] });
  });
});

describe("pictures and colour", () => {
  const [front, back, other] = ["/pictures/kurta.webp", "/pictures/back.webp", "/pictures/other.webp"];
  const several = (changes: Partial<StoredProduct> = {}) =>
    stored({ images: [front, back], colour: "navy", ...changes });

  it("are unchanged by importing an export", () => {
    expect(row(several())).toMatchObject({ image: front, images: `${front} ${back}`, colour: "navy" });
    expect(row(stored())).toMatchObject({ image: front, images: "", colour: "" });
    expect(planEdit(row(several()), several())).toEqual({ kind: "same" });
    expect(planEdit(row(stored()), stored())).toEqual({ kind: "same" });
  });

  it("are changed by their own columns", () => {
    const images = `${front} ${other} ${back}`;
    expect(planEdit(row(several(), { images, colour: "red" }), several())).toMatchObject({
      after: { images: [front, other, back], colour: "red" },
    });
    expect(planEdit({ _id: "x", image: other }, several())).toMatchObject({ after: { images: [other, back] } });
    expect(planEdit(row(several(), { images: "" }), several())).toMatchObject({ after: { images: [front] } });
    expect(planEdit(row(several(), { image: "", images: `${other} ${back}` }), several())).toMatchObject({
      after: { image: other, images: [other, back] },
    });
  });

  it("report invalid values", () => {
    const issue = (cells: Cells) => {
      const planned = planEdit(cells, several());
      return planned.kind === "wrong" && planned.issues[0];
    };
    expect(issue(row(several(), { image: other }))).toMatchObject({ field: "image" });
    expect(issue(row(several(), { images: Array(9).fill(front).join(" ") }))).toMatchObject({ field: "images" });
    expect(issue(row(several(), { colour: "mauve" }))).toMatchObject({ field: "colour" });
  });

  it("are accepted for a new product", () => {
    const fresh = row(several(), { _id: "", version: "", stockSeen: "" });
    expect(planNew(fresh)).toMatchObject({
      kind: "add",
      after: { image: front, images: [front, back], colour: "navy" },
    });
    expect(planNew({ ...fresh, images: "" })).toMatchObject({ kind: "add", after: { images: [front] } });
    expect(planNew({ ...fresh, image: "" })).toMatchObject({ kind: "add", after: { image: front } });
  });
});

describe("the sample", () => {
  it("has every column that a new product needs, and rows that can be imported", () => {
    const file = readFileSync(new URL("../../../../public/samples/products.csv", import.meta.url), "utf8");
    const [head = [], ...rows]: string[][] = parse(file);
    const columns = readColumns(head);
    expect(rows.length).toBeGreaterThan(1);
    for (const cells of rows) {
      const planned = planNew(Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])));
      expect(planned).toMatchObject({ kind: "add" });
    }
  });
});

describe("planNew", () => {
  it("creates a product from a row without an id", () => {
    const { _id, version, stockSeen, ...cells } = row(stored()) as Required<Cells>;
    expect(planNew({ ...cells, _id: "", version: "", stockSeen: "" })).toMatchObject({
      kind: "add",
      after: { title: body.title, price: 1499.5, saleprice: 999, size: ["s", "xll"], seller: "Vastra" },
    });
    expect([_id, version, stockSeen]).toEqual([expect.any(String), "3", "10"]);
  });

  it("quotes an invalid value", () => {
    const cells = row(stored(), { _id: "", size: "s petite", brand: "gucci", price: "ten", title: "x".repeat(300) });
    const planned = planNew(cells);
    expect(planned.kind === "wrong" && planned.issues).toEqual(
      expect.arrayContaining([
        {
          field: "size",
          reason: '"petite" must be the id or label of a size in the catalogue; separate sizes by commas or blanks',
        },
        { field: "brand", reason: '"gucci" is none of nike, adidas, puma, levis, zara, h&m' },
        { field: "price", reason: '"ten" must be an amount in rupees' },
        { field: "title", reason: `"${"x".repeat(59)}…" must have 1 to 200 characters` },
      ]),
    );
  });

  it("reports missing values", () => {
    const planned = planNew({ title: "Kurta" });
    expect(planned.kind === "wrong" && planned.issues.map(({ field }) => field).sort()).toEqual([
      "brand",
      "category",
      "description",
      "image",
      "price",
      "stock",
    ]);
  });
});
