import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AddProduct, EditProduct } from "./schema";

const good = {
  image: "/pictures/kurta.webp",
  title: " Neel Kurta ",
  description: "Block-printed cotton.\nWash cold.",
  category: "women",
  brand: "h&m",
  price: "1499.50",
  stock: "14",
};

function reasons(body: unknown, schema: typeof AddProduct | typeof EditProduct = AddProduct): string[] {
  const parsed = schema.safeParse(body);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join("."));
}

describe("AddProduct", () => {
  it("accepts numbers as text, trims, and fills in optional fields", () => {
    expect(AddProduct.parse(good)).toEqual({ ...good, title: "Neel Kurta", price: 1499.5, stock: 14, saleprice: 0 });
  });

  it.each(["", " ", null, 0, "0"])("reads %j as no sale price", (saleprice) => {
    expect(AddProduct.parse({ ...good, saleprice }).saleprice).toBe(0);
  });

  it.each([1499.5, "1499.50", 2000])("refuses a sale price of %j, which is not below the price", (saleprice) => {
    expect(reasons({ ...good, saleprice })).toEqual(["saleprice"]);
  });

  it("reports a sale price that is too high along with other errors", () => {
    expect(reasons({ ...good, title: "", saleprice: 2000 }).sort()).toEqual(["saleprice", "title"]);
  });

  it.each([1, "1.00", 1_000_000, "1000000.00", 0.1 + 1.2])("accepts a price of %j", (price) => {
    expect(reasons({ ...good, price })).toEqual([]);
  });

  it.each([0.99, 0, -1, 1_000_000.01, 1.005, "1.005", "", "abc", "1e3", "0x10", "1,499", null, true, [5], Number.NaN])(
    "refuses a price of %j",
    (price) => {
      expect(reasons({ ...good, price })).toEqual(["price"]);
    },
  );

  it.each([-1, 1.5, "1.5", 100_001, "", null, "many"])("refuses a stock of %j", (stock) => {
    expect(reasons({ ...good, stock })).toEqual(["stock"]);
  });

  it("explains what a number must be", () => {
    const parsed = AddProduct.safeParse({ ...good, price: "ten", stock: "many" });
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([
      "must be an amount in rupees",
      "must be a whole number",
    ]);
  });

  it("sorts sizes and removes duplicates", () => {
    expect(AddProduct.parse({ ...good, size: ["xll", "s", "s", "xs"] }).size).toEqual(["xs", "s", "xll"]);
    expect(AddProduct.parse({ ...good, size: "l, m" }).size).toEqual(["m", "l"]);
    expect(reasons({ ...good, size: ["xxl"] })).toEqual(["size.0"]);
  });

  it("reports every missing field", () => {
    expect(reasons({}).sort()).toEqual(["brand", "category", "description", "image", "price", "stock", "title"]);
  });

  it("accepts every amount of whole paise in the range", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_000 }), (paise) => {
        const text = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, "0")}`;
        expect(AddProduct.parse({ ...good, price: paise / 100 }).price).toBe(paise / 100);
        expect(AddProduct.parse({ ...good, price: text }).price).toBe(paise / 100);
      }),
    );
  });
});

describe("stock by size", () => {
  const { stock: _, ...sized } = { ...good, size: "s,m", stockBySize: { m: "4", s: 3 } as unknown };

  it("accepts stock per size instead of the stock, in the order of the sizes", () => {
    const parsed = AddProduct.parse(sized);
    expect(parsed).toMatchObject({ stockBySize: { s: 3, m: 4 } });
    expect(Object.keys(parsed.stockBySize ?? {})).toEqual(["s", "m"]);
    expect(AddProduct.parse({ ...sized, stockBySize: "s:3,m:4", stock: "7" }).stockBySize).toEqual({ s: 3, m: 4 });
  });

  it.each([null, ""])("reads %j as one shared stock, which is then required", (stockBySize) => {
    expect(AddProduct.parse({ ...sized, stock: 7, stockBySize }).stockBySize).toBeNull();
    expect(reasons({ ...sized, stockBySize })).toEqual(["stock"]);
  });

  it.each<[changes: object, field: string]>([
    [{ stock: 8 }, "stock"],
    [{ stockBySize: { s: 3 } }, "stockBySize"],
    [{ stockBySize: { s: 3, m: 4, l: 1 } }, "stockBySize"],
    [{ stockBySize: {} }, "stockBySize"],
    [{ size: "" }, "stockBySize"],
    [{ stockBySize: { s: 3, m: -1 } }, "stockBySize.m"],
    [{ stockBySize: { s: 3, m: 1.5 } }, "stockBySize.m"],
    [{ stockBySize: { s: 3, m: 100_001 } }, "stockBySize.m"],
    [{ stockBySize: { s: 3, m: null } }, "stockBySize.m"],
    [{ stockBySize: { s: 3, m: 4, xxl: 1 } }, "stockBySize.xxl"],
    [{ stockBySize: "s:3,m:" }, "stockBySize.m"],
    [{ stockBySize: [3, 4] }, "stockBySize"],
    [{ stockBySize: 7 }, "stockBySize"],
  ])("refuses %j", (changes, field) => {
    expect(reasons({ ...sized, ...changes })).toEqual([field]);
  });
});

describe("pictures and colour", () => {
  const { image, ...rest } = good;

  it("require one picture, in either field", () => {
    expect(AddProduct.parse({ ...rest, images: ["/a.webp", "/b.webp"] }).images).toEqual(["/a.webp", "/b.webp"]);
    expect(AddProduct.parse({ ...rest, image, images: `${image} /b.webp` }).images).toEqual([image, "/b.webp"]);
    expect(AddProduct.parse({ ...good, images: "" }).images).toBeUndefined();
    expect(reasons(rest)).toEqual(["image"]);
    expect(reasons({ ...good, images: ["/other.webp"] })).toEqual(["image"]);
    expect(reasons({ image: "/a.webp", images: ["/b.webp"] }, EditProduct)).toEqual(["image"]);
  });

  it("are limited to eight pictures and a listed colour or none", () => {
    const of = (count: number) => Array(count).fill("/a.webp");
    expect(reasons({ ...rest, images: of(8) })).toEqual([]);
    expect(reasons({ ...rest, images: of(9) })).toEqual(["images"]);
    expect(reasons({ ...rest, images: [] })).toEqual(["images"]);
    expect(reasons({ ...rest, images: [""] })).toEqual(["images.0"]);
    for (const colour of ["navy", "multi", ""]) expect(reasons({ ...good, colour })).toEqual([]);
    for (const colour of ["mauve", null, 3]) expect(reasons({ ...good, colour })).toEqual(["colour"]);
  });
});

describe("EditProduct", () => {
  it("keeps only what was sent", () => {
    expect(EditProduct.parse({ stock: "5", stockSeen: 9, version: "2", other: 1 })).toEqual({
      stock: 5,
      stockSeen: 9,
      version: 2,
    });
    expect(EditProduct.parse({})).toEqual({});
  });

  it("checks a sale price only against a price in the same request", () => {
    expect(reasons({ saleprice: 10 }, EditProduct)).toEqual([]);
    expect(reasons({ saleprice: 10, price: 10 }, EditProduct)).toEqual(["saleprice"]);
  });
});
