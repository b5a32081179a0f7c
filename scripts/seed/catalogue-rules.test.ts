import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { lists, sortSizes } from "@/lib/catalog/lists/current";
import { colours, ids } from "@/lib/catalog/options";
import { stockIssue } from "@/lib/catalog/stock";
import { goodsRate, hsnOf } from "@/lib/tax/rate-of";
import { inRoot } from "../lib/folders.mjs";
import { readCatalogue, toStored } from "./catalogue";

const products = readCatalogue();
const folder = inRoot("public", "pictures");

/** What the shop requires of a catalogue picture: dimensions in pixels, and a maximum size in bytes. */
const wanted = { width: 1800, height: 2400, format: "webp" };
const maxBytes = 145_000;

const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const percentOff = ({ price, saleprice }: { price: number; saleprice: number }) => (1 - saleprice / price) * 100;

test("every category and every brand has enough products", () => {
  expect(products.length).toBeGreaterThanOrEqual(190);
  for (const category of ids(lists().categories)) {
    const own = products.filter((product) => product.category === category);
    expect(own.length, category).toBeGreaterThanOrEqual(25);
    expect(new Set(own.map(({ brand }) => brand)).size, category).toBe(ids(lists().brands).length);
  }
});

test("every product has its own picture, name and description", () => {
  expect(repeated(products.map(({ picture }) => picture))).toEqual([]);
  expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(products.map(({ title }) => title))).toEqual([]);
  expect(repeated(products.map(({ description }) => description))).toEqual([]);
});

test("a description has two to four sentences and no advertising language", () => {
  for (const { description, title } of products) {
    const sentences = description.match(/[^.]+\.(?= |$)/g) ?? [];
    expect([2, 3, 4], title).toContain(sentences.length);
    expect(`${title} ${description}`, title).not.toMatch(/!|must-have|stunning|perfect|elevate/i);
  }
});

test("two thirds are reduced by 3 to 60 percent, a few by less than 5 percent", () => {
  const reduced = products.filter(({ saleprice }) => saleprice > 0);
  expect(reduced.length / products.length).toBeGreaterThan(0.6);
  expect(reduced.length / products.length).toBeLessThan(0.75);
  for (const product of reduced) {
    expect(percentOff(product), product.title).toBeGreaterThanOrEqual(3);
    expect(percentOff(product), product.title).toBeLessThanOrEqual(60);
  }
  expect(reduced.filter((product) => percentOff(product) < 4.5).length).toBeGreaterThanOrEqual(3);
});

test("some products are sold out and some are low in stock", () => {
  expect(products.filter(({ stock }) => stock === 0).length).toBeGreaterThanOrEqual(5);
  expect(products.filter(({ stock }) => stock >= 1 && stock <= 5).length).toBeGreaterThanOrEqual(8);
  expect(products.filter(({ stock }) => stock >= 6 && stock <= 60).length).toBeGreaterThan(products.length * 0.8);
});

test("three quarters of the products with sizes have stock per size, the rest one shared stock", () => {
  const sized = products.filter(({ size }) => size.length > 0);
  const own = products.filter(({ stockBySize }) => stockBySize);
  expect(own.length / sized.length).toBeGreaterThan(0.7);
  expect(own.length / sized.length).toBeLessThan(0.8);
  for (const product of own) {
    for (const field of ["stock", "stockBySize"] as const) expect(stockIssue(product, field), product.title).toBeNull();
    expect(Object.keys(product.stockBySize ?? {}), product.title).toEqual(product.size);
    expect(product.stock, product.title).toBeGreaterThan(0);
  }
});

test("some sizes are sold out, some are low in stock, and most products have several sizes to buy", () => {
  const own = products.flatMap(({ stockBySize }) => (stockBySize ? [Object.values(stockBySize)] : []));
  const pieces = own.flat();
  expect(pieces.filter((left) => left === 0).length / pieces.length).toBeGreaterThan(0.08);
  expect(pieces.filter((left) => left === 0).length / pieces.length).toBeLessThan(0.2);
  expect(pieces.filter((left) => left >= 1 && left <= 5).length).toBeGreaterThan(100);
  expect(own.filter((sizes) => sizes.filter((left) => left > 0).length >= 3).length / own.length).toBeGreaterThan(0.8);
});

test("sizes are in order; footwear, belts and the clothing of men and kids have sizes, other accessories none", () => {
  for (const { size, title, category, kind } of products) {
    expect(size, title).toEqual(sortSizes(size));
    if (category === "footwear" || category === "kids" || category === "men" || kind === "belts")
      expect(size.length, title).toBeGreaterThan(0);
    else if (category === "accessories") expect(size, title).toEqual([]);
  }
});

test("every product has a tax rate, and accessories a code of their own", () => {
  for (const { hsn, category, kind, title } of products) {
    const kindHsn = lists().kinds.find(({ id }) => id === kind)?.hsn;
    const code = hsnOf({ hsn, kindHsn, category });
    expect(goodsRate(code, "2026-11-25"), title).toBeDefined();
    if (category === "accessories") expect(hsn, title).not.toBe("");
    // A saree is not sewn: it is taxed as a fabric.
    if (kind === "sarees") expect(code, title).toMatch(/^5/);
  }
});

test("every colour occurs, and none has more than a fifth of the products", () => {
  for (const id of ids(colours)) {
    const own = products.filter(({ colour }) => colour === id);
    expect(own.length, id).toBeGreaterThan(0);
    expect(own.length, id).toBeLessThan(products.length / 5);
  }
});

test("the catalogue has a very long title and a six-digit price", () => {
  expect(Math.max(...products.map(({ title }) => title.length))).toBeGreaterThan(90);
  expect(products.some(({ saleprice, price }) => (saleprice || price) > 100_000)).toBe(true);
});

test("every picture exists, is small enough and of the standard size, and none is unused", async () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".webp"));
  expect(new Set(files)).toEqual(new Set(products.map(({ picture }) => `${picture}.webp`)));
  for (const file of files) {
    const bytes = readFileSync(`${folder}/${file}`);
    expect(bytes.length, file).toBeLessThanOrEqual(maxBytes);
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }, file).toEqual(wanted);
  }
});

test("back views, close-ups and pictures to scale are small, of the standard size, belong to their product, and none is unused", async () => {
  const digests = new Set<string>();
  let count = 0;
  for (const view of ["back", "close", "scale"]) {
    const files = readdirSync(`${folder}/${view}`);
    const named = products
      .flatMap((product) => toStored(product).images)
      .filter((image) => image.includes(`/${view}/`));
    expect(new Set(named)).toEqual(new Set(files.map((file) => `/pictures/${view}/${file}`)));
    for (const file of files) {
      const bytes = readFileSync(`${folder}/${view}/${file}`);
      expect(bytes.length, file).toBeLessThanOrEqual(30_000);
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height, format }, file).toEqual({ width: 600, height: 800, format: "webp" });
      digests.add(createHash("sha256").update(bytes).digest("hex"));
    }
    count += files.length;
    expect(digests.size, view).toBe(count);
  }
}, 90_000);
