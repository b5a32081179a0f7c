import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { brands, categories, ids } from "@/lib/catalog/options";
import { stockOfSize } from "@/lib/catalog/stock";
import { inRoot } from "../lib/folders.mjs";
import { idOf, readCatalogue, toStored } from "./catalogue";

const products = readCatalogue().map(toStored);

test("at least 40 products, over all categories and brands", () => {
  expect(products.length).toBeGreaterThanOrEqual(40);
  expect(new Set(products.map((product) => product.category))).toEqual(new Set(ids(categories)));
  expect(new Set(products.map((product) => product.brand))).toEqual(new Set(ids(brands)));
});

test("each has a picture that is there, and an id of its own that stays the same", () => {
  for (const { image } of products) expect(existsSync(inRoot("public", image)), image).toBe(true);
  expect(new Set(products.map((product) => String(product._id))).size).toBe(products.length);
  expect(String(idOf("a-shirt"))).toBe(String(idOf("a-shirt")));
});

test("each has three pictures, the first of which is its picture", () => {
  for (const { image, images, title } of products) {
    expect(images[0], title).toBe(image);
    expect(images, title).toHaveLength(3);
    for (const each of images) expect(existsSync(inRoot("public", each)), each).toBe(true);
  }
});

test("amounts are whole paise, and a sale price is below the price", () => {
  for (const { title, price, saleprice, pays } of products) {
    for (const amount of [price, saleprice, pays]) expect(Number.isInteger(amount), title).toBe(true);
    expect(saleprice, title).toBeLessThan(price);
    expect(pays, title).toBe(saleprice || price);
  }
});

test("a size can be filtered by exactly when it has pieces", () => {
  for (const product of products) {
    for (const size of product.size)
      expect(product.has[size], `${product.title}, ${size}`).toBe(stockOfSize(product, size) > 0);
  }
});
