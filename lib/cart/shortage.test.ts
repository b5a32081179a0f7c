import { expect, test } from "vitest";
import { shortagesOf } from "./shortage";

const line = (quantity: number, stock: number, productId = "a", title = "Kurta") => ({
  productId,
  title,
  quantity,
  stock,
  stockBySize: null,
  size: null,
});

test("a product in stock is no shortage", () => {
  expect(shortagesOf([line(2, 2), line(1, 5, "b", "Bag")])).toEqual([]);
});

test.each([
  ["sold out at quantity 1", [line(1, 0)], "Kurta is sold out. Remove it from your cart."],
  ["fewer than wanted", [line(3, 1)], "Only 1 left of Kurta. Reduce the quantity."],
  ["two sizes, both at quantity 1", [line(1, 1), line(1, 1)], "Only 1 left of Kurta. Remove 1 of its 2 sizes."],
  ["two sizes, one can be reduced", [line(3, 2), line(1, 2)], "Only 2 left of Kurta. Reduce the quantity."],
])("%s", (_, lines, sentence) => {
  expect(shortagesOf(lines)).toEqual([sentence]);
});

test("with stock per size, each size is short by itself", () => {
  const sized = { ...line(2, 3), stockBySize: { s: 3, m: 1, l: 0 } };
  const lines = [
    { ...sized, size: "s" as const },
    { ...sized, size: "m" as const, stock: 1 },
    { ...sized, size: "l" as const, stock: 0 },
  ];
  expect(shortagesOf(lines)).toEqual([
    "Only 1 left of Kurta in size M. Reduce the quantity.",
    "Kurta in size L is sold out. Remove it from your cart.",
  ]);
});
