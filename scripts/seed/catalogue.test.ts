import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { lists } from "@/lib/catalog/lists/current";
import { ids } from "@/lib/catalog/options";
import { stockOfSize } from "@/lib/catalog/stock";
import { inRoot } from "../lib/folders.mjs";
import { idOf, readCatalogue, toStored } from "./catalogue";

const products = readCatalogue().map(toStored);

test("there are at least 40 products, in all categories and brands", () => {
  expect(products.length).toBeGreaterThanOrEqual(40);
  expect(new Set(products.map((product) => product.category))).toEqual(new Set(ids(lists().categories)));
  expect(new Set(products.map((product) => product.brand))).toEqual(new Set(ids(lists().brands)));
});

test("every product has an existing picture and a unique, stable id", () => {
  for (const { image } of products) expect(existsSync(inRoot("public", image)), image).toBe(true);
  expect(new Set(products.map((product) => String(product._id))).size).toBe(products.length);
  expect(String(idOf("a-shirt"))).toBe(String(idOf("a-shirt")));
});

test("every product has four pictures, and the first is its main picture", () => {
  for (const { image, images, title } of products) {
    expect(images[0], title).toBe(image);
    expect(images, title).toHaveLength(4);
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

test("a product matches the filter for a size exactly when that size is in stock", () => {
  for (const product of products) {
    for (const size of product.size)
      expect(product.has[size], `${product.title}, ${size}`).toBe(stockOfSize(product, size) > 0);
  }
});
