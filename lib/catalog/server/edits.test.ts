import mongoose from "mongoose";
import { afterEach, describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import type { StoredProduct } from "@/models/product";
import { lists, setLists } from "../lists/current";
import { differences, edited, newProduct, readable } from "./edits";

const body = {
  image: "/pictures/kurta.webp",
  title: "Neel Kurta",
  description: "Cotton.",
  category: "women",
  brand: "zara",
  price: 1499.5,
  saleprice: 999.99,
  stock: 10,
} as const;

function stored(changes: Partial<StoredProduct> = {}): StoredProduct {
  const dates = { popularity: 0, createdAt: new Date(0), updatedAt: new Date(0) };
  return { _id: new mongoose.Types.ObjectId(), ...newProduct(body), version: 3, live: true, ...dates, ...changes };
}

function refusal(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error("was not refused");
}

describe("newProduct", () => {
  it("stores paise, the price to pay, the title for sorting and the shop as the seller", () => {
    expect(newProduct(body)).toMatchObject({
      price: 149_950,
      saleprice: 99_999,
      pays: 99_999,
      titleKey: "neel kurta",
      size: [],
      seller: "Vastra",
      origin: "",
      maker: null,
      importer: null,
      netQuantity: "",
    });
  });
});

describe("goods from abroad", () => {
  const importer = { name: "Sea Imports", address: "Unit 9, Mumbai" };

  it("need an importer, also when something else is changed", () => {
    const abroad = { ...stored(), origin: "CN" };
    expect(() => edited(abroad, { title: "Another" })).toThrow("importer");
    expect(() => edited(stored(), { origin: "CN" })).toThrow("importer");
    expect(edited(stored(), { origin: "CN", importer })).toMatchObject({ origin: "CN", importer });
    expect(edited({ ...abroad, importer }, { origin: "" })).toMatchObject({ origin: "", importer });
  });
});

describe("what was checked before the lists or the settings have changed", () => {
  const sent = { size: ["uk-8"], facts: { fabric: "cotton" }, origin: "CN" };

  it("keeps its sizes and its origin, and loses facts that its kind lacks", () => {
    const result = { size: ["uk-8"], facts: {}, origin: "CN" };
    for (const left of ["facts", "origin"] as const)
      expect(() => newProduct({ ...body, ...sent, [left]: undefined })).toThrow();
    expect(newProduct({ ...body, ...sent }, { wasChecked: true })).toMatchObject(result);
    expect(() => edited(stored(), sent)).toThrow();
    expect(edited(stored(), sent, { wasChecked: true })).toMatchObject(result);
  });
});

describe("facts that a kind no longer has", () => {
  const before = lists();
  afterEach(() => setLists(before));
  const kurta = stored({ kind: "kurtas", facts: { fabric: "cotton", care: "Wash cold" } });
  const without = (fact: string) => {
    const kinds = before.kinds.map((kind) => ({ ...kind, facts: kind.facts.filter((id) => id !== fact) }));
    setLists({ ...before, kinds });
  };

  it("stay until they are removed, and can't be changed", () => {
    without("fabric");
    for (const wasChecked of [false, true]) {
      expect(edited(kurta, { price: 2000 }, { wasChecked }).facts).toEqual(kurta.facts);
      expect(edited(kurta, { facts: { fabric: "", care: "Dry" } }, { wasChecked }).facts).toEqual({ care: "Dry" });
    }
    expect(edited(kurta, { facts: { fabric: "cotton" } }).facts).toEqual(kurta.facts);
    expect(refusal(() => edited(kurta, { facts: { fabric: "linen" } })).issues?.[0]?.field).toBe("facts.fabric");
  });

  it("go with another kind", () => {
    without("fabric");
    expect(edited(kurta, { kind: "kurtis" }).facts).toEqual({ care: "Wash cold" });
    expect(edited(kurta, { kind: "" }).facts).toEqual({});
  });
});

describe("edited", () => {
  it("keeps fields that were not sent", () => {
    const product = stored();
    expect(differences(product, edited(product, { version: 3 }))).toBeNull();
  });

  it("refuses an edit of an older version and returns the current product", () => {
    const product = stored({ stock: 7 });
    const error = refusal(() => edited(product, { title: "Other", version: 2 }));
    expect(error.code).toBe("stale");
    expect(error.extra?.data).toMatchObject({ version: 3, stock: 7, title: "Neel Kurta", price: 1499.5 });
  });

  it("applies a change of stock as a difference, so that pieces sold meanwhile stay sold", () => {
    const product = stored({ stock: 6 });
    expect(edited(product, { stock: 15, stockSeen: 10 }).stock).toBe(11);
    expect(edited(product, { stock: 10, stockSeen: 10 }).stock).toBe(6);
    expect(edited(product, { stock: 2, stockSeen: 10 }).stock).toBe(0);
    expect(edited(product, { stock: 2 }).stock).toBe(2);
  });

  it("never stores more pieces than the maximum", () => {
    const error = refusal(() => edited(stored({ stock: 99_999 }), { stock: 2, stockSeen: 0 }));
    expect(error.issues?.[0]?.field).toBe("stock");
  });

  it("compares a new price with the stored sale price, and the other way round", () => {
    expect(refusal(() => edited(stored(), { price: 999.99 })).code).toBe("invalid");
    expect(refusal(() => edited(stored(), { saleprice: 1499.5 })).code).toBe("invalid");
    expect(edited(stored(), { price: 900, saleprice: 0 })).toMatchObject({ price: 90_000, saleprice: 0 });
  });

  it("sets an empty seller to the shop", () => {
    expect(edited(stored({ seller: "Jaipur Weaves" }), { seller: "" }).seller).toBe("Vastra");
  });
});

describe("the stock of sizes", () => {
  const pool = () => stored({ size: ["s", "m"], stock: 10 });
  const sized = (stockBySize = { s: 3, m: 4 }) => stored({ size: ["s", "m"], stock: 7, stockBySize });
  const stockAfter = (product: StoredProduct, edit: Parameters<typeof edited>[1]) => {
    const { stock, stockBySize } = edited(product, edit);
    return { stock, stockBySize };
  };
  const field = (product: StoredProduct, edit: Parameters<typeof edited>[1]) =>
    refusal(() => edited(product, edit)).issues?.[0]?.field;

  it("adds up to the stock of a new product", () => {
    const { stock: _, ...rest } = body;
    expect(newProduct({ ...rest, size: ["s", "m"], stockBySize: { s: 3, m: 4 } })).toMatchObject({
      stock: 7,
      stockBySize: { s: 3, m: 4 },
    });
    expect(newProduct(body)).toMatchObject({ stock: 10, stockBySize: null });
  });

  it("is changed by differences, so that pieces sold meanwhile stay sold", () => {
    const product = sized({ s: 1, m: 6 });
    const edit = { stockBySize: { s: 5, m: 4 }, stockBySizeSeen: { s: 3, m: 4 } };
    expect(stockAfter(product, edit)).toEqual({ stock: 9, stockBySize: { s: 3, m: 6 } });
    const fewer = { stockBySize: { s: 0, m: 4 }, stockBySizeSeen: { s: 3, m: 4 } };
    expect(stockAfter(product, fewer)).toEqual({ stock: 6, stockBySize: { s: 0, m: 6 } });
    expect(stockAfter(product, { stockBySize: { s: 2, m: 2 } })).toEqual({ stock: 4, stockBySize: { s: 2, m: 2 } });
  });

  it("needs the last seen stock to split a shared stock, and pieces sold meanwhile stay sold", () => {
    expect(field(pool(), { stockBySize: { s: 5, m: 5 } })).toBe("stockSeen");
    expect(stockAfter(pool(), { stockBySize: { s: 9, m: 8 }, stockSeen: 10 })).toEqual({
      stock: 17,
      stockBySize: { s: 9, m: 8 },
    });
    expect(stockAfter(pool(), { stockBySize: { s: 5, m: 9 }, stockSeen: 14 })).toEqual({
      stock: 10,
      stockBySize: { s: 5, m: 5 },
    });
    expect(stockAfter(pool(), { stockBySize: { s: 1, m: 2 }, stockSeen: 99 })).toMatchObject({ stock: 0 });
    expect(stockAfter(pool(), { stockBySize: { s: 1, m: 2 }, stockSeen: 8 })).toMatchObject({
      stockBySize: { s: 1, m: 4 },
    });
  });

  it("can be merged into a shared stock of the total", () => {
    expect(stockAfter(sized(), { stockBySize: null })).toEqual({ stock: 7, stockBySize: null });
    expect(stockAfter(sized(), { stockBySize: null, size: [] })).toEqual({ stock: 7, stockBySize: null });
    expect(stockAfter(sized(), { stockBySize: null, stock: 9, stockSeen: 8 })).toEqual({ stock: 8, stockBySize: null });
  });

  it("ignores a stock that is or was the total, and refuses any other", () => {
    expect(stockAfter(sized(), { stock: 7 })).toEqual({ stock: 7, stockBySize: { s: 3, m: 4 } });
    expect(stockAfter(sized(), { stock: 9, stockSeen: 9 })).toEqual({ stock: 7, stockBySize: { s: 3, m: 4 } });
    expect(field(sized(), { stock: 9, stockSeen: 8 })).toBe("stock");
    expect(field(sized(), { stock: 9, stockBySize: { s: 3, m: 4 } })).toBe("stock");
  });

  it("follows the sizes: a removed size removes its stock", () => {
    expect(field(sized(), { size: ["s"] })).toBe("size");
    expect(stockAfter(sized(), { size: ["m", "s"] })).toEqual({ stock: 7, stockBySize: { s: 3, m: 4 } });
    expect(stockAfter(sized(), { size: ["s"], stockBySize: { s: 3 } })).toEqual({ stock: 3, stockBySize: { s: 3 } });
    const more = { size: ["s", "m", "l"], stockBySize: { s: 3, m: 4, l: 2 }, stockBySizeSeen: { s: 3, m: 4 } } as const;
    expect(stockAfter(sized(), { ...more, size: [...more.size] })).toMatchObject({ stock: 9 });
    expect(field(sized(), { stockBySize: { s: 3 } })).toBe("stockBySize");
    expect(field(stored(), { stockBySize: { s: 3 }, stockSeen: 10 })).toBe("stockBySize");
    expect(field(sized({ s: 99_999, m: 0 }), { stockBySize: { s: 9, m: 0 }, stockBySizeSeen: { s: 0, m: 0 } })).toBe(
      "stockBySize.s",
    );
  });

  it("is listed among the differences", () => {
    const product = sized();
    expect(differences(product, edited(product, { stockBySize: { s: 3, m: 5 } }))).toEqual({
      before: { stock: 7, stockBySize: { s: 3, m: 4 } },
      after: { stock: 8, stockBySize: { s: 3, m: 5 } },
    });
    expect(differences(product, edited(product, { stockBySize: { s: 3, m: 4 } }))).toBeNull();
  });
});

describe("pictures", () => {
  const several = () => stored({ images: [body.image, "/pictures/b.webp"] });
  const images = (edit: Parameters<typeof edited>[1], product = several()) => edited(product, edit).images;

  it("begin with the main picture, which can be the only one", () => {
    expect(newProduct(body)).toMatchObject({ image: body.image, images: [body.image] });
    const { image: _, ...rest } = body;
    expect(newProduct({ ...rest, images: ["/a.webp", "/b.webp"] })).toMatchObject({ image: "/a.webp" });
    expect(images({ title: "Other" }, stored({ images: undefined }))).toEqual([body.image]);
  });

  it("are kept when the main picture is sent unchanged, and replaced by a new one", () => {
    expect(images({ image: body.image })).toEqual([body.image, "/pictures/b.webp"]);
    expect(images({ image: "/pictures/c.webp" })).toEqual(["/pictures/c.webp", "/pictures/b.webp"]);
    expect(edited(several(), { images: ["/pictures/b.webp"] })).toMatchObject({ image: "/pictures/b.webp" });
  });
});

describe("differences", () => {
  it("lists only the changed fields, in rupees", () => {
    const product = stored();
    expect(differences(product, edited(product, { price: 1600, size: ["s", "m"] }))).toEqual({
      before: { price: 1499.5, size: [] },
      after: { price: 1600, size: ["s", "m"] },
    });
  });
});

describe("readable", () => {
  it("shows the editable fields only", () => {
    expect(readable(stored())).toEqual({
      ...body,
      images: [body.image],
      kind: "",
      audience: "women",
      facts: {},
      colour: "",
      hsn: "",
      size: [],
      stockBySize: null,
      seller: "Vastra",
      origin: "",
      maker: null,
      importer: null,
      netQuantity: "",
    });
  });
});
