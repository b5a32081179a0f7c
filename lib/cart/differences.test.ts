import { expect, test } from "vitest";
import { type DifferenceKind, differences, feeDifferences, headlineOf } from "./differences";
import type { CartLine } from "./schema";

const kurta: CartLine = {
  productId: "a",
  image: "/pictures/kurta.webp",
  title: "Kurta",
  brand: "zara",
  price: 2499,
  saleprice: 1499,
  quantity: 2,
  stock: 9,
  stockBySize: null,
  size: "m",
  sizeLabel: "M",
  sizes: ["s", "m"],
};
const bag: CartLine = { ...kurta, productId: "b", title: "Bag", size: null, sizeLabel: null, sizes: [] };

test("an unchanged cart has no differences, whatever else is in stock", () => {
  expect(differences([kurta, bag], [bag, { ...kurta, stock: 2 }])).toEqual([]);
});

test("a changed price is shown with the old price", () => {
  expect(differences([kurta], [{ ...kurta, saleprice: 1599.5 }])).toEqual([
    { kind: "price", text: "Kurta costs ₹1,599.50 now, not ₹1,499.00." },
  ]);
  expect(differences([kurta], [{ ...kurta, price: 2999 }])).toEqual([]);
});

test("a deleted product is distinguished from a line that was removed elsewhere", () => {
  expect(differences([kurta, bag], [bag], ["a"])).toEqual([
    { kind: "unavailable", text: "Kurta is no longer sold. Remove it to go on." },
  ]);
  expect(differences([kurta, bag], [bag])).toEqual([
    { kind: "elsewhere", text: "Kurta was removed from your cart in another tab or on another device." },
  ]);
});

test("added, changed, short and sizeless lines are reported", () => {
  const only = (fresh: CartLine[]) => differences([kurta], fresh).map(({ kind, text }) => `${kind}: ${text}`);
  expect(only([kurta, bag])).toEqual(["elsewhere: Bag was added in another tab or on another device."]);
  expect(only([{ ...kurta, quantity: 3 }])).toEqual(["elsewhere: The quantity of Kurta is 3 now, not 2."]);
  expect(only([{ ...kurta, stock: 1 }])).toEqual(["stock: Only 1 left of Kurta. Reduce the quantity."]);
  expect(only([{ ...kurta, sizes: ["s"] }])).toEqual([
    "size: Kurta is no longer sold in this size. Choose another size.",
  ]);
});

test("a shortage of two sizes of one product is reported once, with suitable advice", () => {
  const one = { ...kurta, quantity: 1, stock: 1 };
  expect(differences([one, { ...one, size: "s" }], [one, { ...one, size: "s" }])).toEqual([
    { kind: "stock", text: "Only 1 left of Kurta. Remove 1 of its 2 sizes." },
  ]);
});

test.each<[code: string, kinds: DifferenceKind[], headline: RegExp]>([
  ["total_changed", ["elsewhere", "price"], /^Prices changed since you saw them/],
  ["total_changed", ["elsewhere"], /^Your cart has changed/],
  ["total_changed", ["unavailable"], /^An item is no longer available/],
  ["total_changed", ["stock"], /^There is not enough stock/],
  ["total_changed", [], /^The server's own/],
  ["cart_empty", ["unavailable"], /^An item is no longer available/],
  ["cart_empty", [], /^The server's own/],
  ["out_of_stock", ["price", "stock"], /^There is not enough stock/],
  ["conflict", ["size"], /^The server's own/],
])("%s with the differences %j has the matching headline", (code, kinds, headline) => {
  const found = kinds.map((kind) => ({ kind, text: kind }));
  expect(headlineOf(code, found, "The server's own.")).toMatch(headline);
});

test("changed fees are named with what they are now", () => {
  const seen = { platformFee: 35_000, shippingFee: 12_000 };
  expect(feeDifferences(seen, { platformFee: 350, shippingFee: 120 })).toEqual([]);
  expect(feeDifferences(seen, { platformFee: 0, shippingFee: 80 })).toEqual([
    { kind: "fee", text: "The platform fee is now free." },
    { kind: "fee", text: "Shipping is now ₹80.00." },
  ]);
  expect(feeDifferences(seen, { platformFee: null, shippingFee: null })).toEqual([]);
});
