import { expect, test } from "vitest";
import { problemOf } from "./line-problem";
import type { CartLine } from "./schema";

const line: CartLine = {
  productId: "a",
  image: "/pictures/kurta.webp",
  title: "Kurta",
  brand: "zara",
  price: 2499,
  saleprice: 0,
  quantity: 1,
  stock: 1,
  stockBySize: null,
  size: "m",
  sizeLabel: "M",
  sizes: ["s", "m"],
};

test.each<[what: string, changes: Partial<CartLine>, available: number, problem: string | null]>([
  ["in stock", {}, 1, null],
  ["sold out", { stock: 0 }, 0, "Out of stock. Remove it to order the rest."],
  ["more than in stock", { quantity: 3 }, 1, "Only 1 left. Reduce the quantity."],
  ["one piece left, two sizes in the cart", {}, 0, "Only 1 left across all sizes. Remove one of the sizes."],
  [
    "a size that is sold out",
    { stock: 0, stockBySize: { s: 2, m: 0 } },
    0,
    "Out of stock in this size. Choose another size or remove it.",
  ],
  ["a size that was removed", { sizes: ["s"] }, 1, "This size is no longer available. Choose another."],
])("%s", (_, changes, available, problem) => {
  expect(problemOf({ ...line, ...changes }, available)).toBe(problem);
});
