import { expect, test } from "vitest";
import type { Product } from "../schema";
import { comparedRows, sizesText } from "./rows";

const jeans = (changes: Partial<Product>): Product => ({
  _id: "1".repeat(24),
  image: "/a.webp",
  images: ["/a.webp"],
  title: "Jeans",
  description: "",
  category: "men",
  kind: "jeans",
  brand: "zara",
  audience: "men",
  size: ["w-30", "w-32"],
  colour: "blue",
  facts: {},
  price: 1999,
  saleprice: 0,
  stock: 5,
  stockBySize: null,
  seller: "Loom",
  version: 1,
  rating: { average: 0, count: 0 },
  origin: "IN",
  maker: null,
  importer: null,
  netQuantity: "1 N",
  ...changes,
});

test("each fact that one of the products has is a row, in the order of the list", () => {
  const rows = comparedRows([
    jeans({ facts: { care: "Wash cold", fit: "slim" }, rating: { average: 4.5, count: 12 } }),
    jeans({ facts: { fabric: "denim" }, colour: "", seller: "Mill", origin: "BD" }),
  ]);
  expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
    ["Rating", "4.5 of 5 (12)", ""],
    ["Fabric", "", "Denim"],
    ["Fit", "Slim", ""],
    ["Care", "Wash cold", ""],
    ["Colour", "Blue", ""],
    ["Sold by", "Loom", "Mill"],
    ["Country of origin", "India", "Bangladesh"],
  ]);
});

test("the sizes are those in stock, and of a product without sizes whether there are pieces", () => {
  expect(sizesText(jeans({ stockBySize: { "w-30": 0, "w-32": 5 } }))).toBe("32");
  expect(sizesText(jeans({}))).toBe("30 · 32");
  expect(sizesText(jeans({ stock: 0 }))).toBe("Sold out");
  expect(sizesText(jeans({ size: [] }))).toBe("In stock");
});
