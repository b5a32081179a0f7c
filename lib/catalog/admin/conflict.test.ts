import { describe, expect, it } from "vitest";
import { changedFields, conflictRows, fieldsOf, isSavedAlready } from "./conflict";
import type { AdminProduct } from "./schema";

const original: AdminProduct = {
  _id: "65f0c0ffee65f0c0ffee65f0",
  image: "/pictures/kurta.webp",
  images: ["/pictures/kurta.webp"],
  colour: "",
  kind: "",
  audience: "men",
  facts: {},
  hsn: "",
  title: "Neel Kurta",
  description: "Cotton.",
  category: "women",
  brand: "levis",
  size: ["s", "xll"],
  price: 1499.5,
  saleprice: 0,
  stock: 10,
  stockBySize: null,
  rating: { average: 0, count: 0 },
  seller: "Vastra",
  origin: "",
  maker: null,
  importer: null,
  netQuantity: "",
  version: 1,
};

describe("changedFields", () => {
  it("finds nothing in an unchanged form", () => {
    expect(changedFields(original, fieldsOf(original))).toEqual({});
  });

  it("returns the fields that were edited", () => {
    const typed = { ...fieldsOf(original), saleprice: "999", title: " Neel Kurta " };
    expect(changedFields(original, typed)).toEqual({ saleprice: "999" });
  });
});

describe("facts", () => {
  const kurta: AdminProduct = { ...original, kind: "kurtas", facts: { fabric: "cotton", sleeve: "long-sleeves" } };

  it("are sent one by one, so that those of another admin stay", () => {
    const fields = fieldsOf(kurta);
    const typed = { ...fields, facts: { ...fields.facts, fabric: "linen", sleeve: "", care: " " } };
    expect(changedFields(kurta, typed)).toEqual({ facts: { fabric: "linen", sleeve: "" } });
    const fresh = { ...kurta, facts: { ...kurta.facts, fit: "slim" } };
    expect(conflictRows(kurta, fresh, typed)).toEqual([
      { label: "Fabric", before: "Cotton", theirs: "Cotton", yours: "Linen" },
      { label: "Fit", before: "none", theirs: "Slim", yours: null },
      { label: "Sleeve", before: "Long sleeves", theirs: "Long sleeves", yours: "none" },
    ]);
  });

  it("go with a kind that lacks them", () => {
    const fields = fieldsOf(kurta);
    const typed = { ...fields, kind: "jeans", facts: { ...fields.facts, neck: "hood", fabric: "denim" } };
    expect(changedFields(kurta, typed)).toEqual({ kind: "jeans", facts: { fabric: "denim" } });
    expect(conflictRows(kurta, kurta, typed)).toEqual([
      { label: "Kind", before: "Kurtas", theirs: "Kurtas", yours: "Jeans" },
      { label: "Fabric", before: "Cotton", theirs: "Cotton", yours: "Denim" },
      { label: "Sleeve", before: "Long sleeves", theirs: "Long sleeves", yours: "none" },
    ]);
  });
});

describe("conflictRows", () => {
  it("shows what either side changed, in readable form", () => {
    const fresh: AdminProduct = { ...original, price: 1600, brand: "zara", version: 2, stock: 7 };
    const typed = { ...fieldsOf(original), price: "1400", size: [], saleprice: "1300" };
    expect(conflictRows(original, fresh, typed)).toEqual([
      { label: "Brand", before: "Levi's", theirs: "Zara", yours: null },
      { label: "Size", before: "S, XXL", theirs: "S, XXL", yours: "none" },
      { label: "Price", before: "₹1,499.50", theirs: "₹1,600.00", yours: "₹1,400.00" },
      { label: "Sale Price", before: "none", theirs: "none", yours: "₹1,300.00" },
    ]);
  });

  it("shows the stock only if it was edited", () => {
    const fresh = { ...original, stock: 7, version: 2 };
    expect(conflictRows(original, fresh, fieldsOf(original))).toEqual([]);
    expect(conflictRows(original, fresh, { ...fieldsOf(original), stock: "12" })).toEqual([
      { label: "Total Stock", before: "10", theirs: "7", yours: "12" },
    ]);
  });
});

describe("isSavedAlready", () => {
  const typed = { ...fieldsOf(original), title: "Neel Kurta II", stock: "12" };
  const saved = { ...original, title: "Neel Kurta II", stock: 12, version: 2 };

  it("is true when all that was typed is stored, whatever else has changed", () => {
    expect(isSavedAlready(original, saved, typed)).toBe(true);
    expect(isSavedAlready(original, { ...saved, price: 1600, version: 3 }, typed)).toBe(true);
  });

  it("is false when part of it is not", () => {
    expect(isSavedAlready(original, { ...saved, title: "Neel" }, typed)).toBe(false);
    expect(isSavedAlready(original, { ...saved, stock: 11 }, typed)).toBe(false);
    expect(isSavedAlready(original, saved, fieldsOf(original)), "nothing was typed").toBe(false);
  });
});
