import { expect, test } from "vitest";
import { differences } from "./differences";
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
  size: "m",
  sizes: ["s", "m"],
};
const bag: CartLine = { ...kurta, productId: "b", title: "Bag", size: null, sizes: [] };

test("the same cart has no differences, whatever else is in stock", () => {
  expect(differences([kurta, bag], [bag, { ...kurta, stock: 2 }])).toEqual([]);
});

test("a changed price names both", () => {
  expect(differences([kurta], [{ ...kurta, saleprice: 1599.5 }])).toEqual([
    "Kurta costs ₹1,599.50 now, not ₹1,499.00.",
  ]);
  expect(differences([kurta], [{ ...kurta, price: 2999 }])).toEqual([]);
});

test("what is gone, came, ran short or changed elsewhere is named", () => {
  expect(differences([kurta, bag], [bag])).toEqual(["Kurta is no longer in your cart."]);
  expect(differences([kurta], [kurta, bag])).toEqual(["Bag was added in another place."]);
  expect(differences([kurta], [{ ...kurta, stock: 1 }])).toEqual(["Only 1 left of Kurta."]);
  expect(differences([kurta], [{ ...kurta, stock: 0 }])).toEqual(["Kurta is sold out."]);
  expect(differences([kurta], [{ ...kurta, quantity: 3 }])).toEqual([
    "Kurta: the number was changed to 3 in another place.",
  ]);
  expect(differences([kurta], [{ ...kurta, sizes: ["s"] }])).toEqual(["Kurta is not sold in this size any more."]);
});

test("two sizes of one product say a shortage once", () => {
  const small = { ...kurta, size: "s" as const };
  expect(
    differences(
      [kurta, small],
      [
        { ...kurta, stock: 0 },
        { ...small, stock: 0 },
      ],
    ),
  ).toEqual(["Kurta is sold out."]);
});
