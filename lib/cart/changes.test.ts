import { expect, test } from "vitest";
import { isSuperseded, lineKey, withChange } from "./changes";
import type { CartLine } from "./schema";

const line = (productId: string, size: CartLine["size"], quantity: number): CartLine => ({
  productId,
  size,
  sizeLabel: size,
  quantity,
  image: "/pictures/kurta.webp",
  title: "Kurta",
  brand: "zara",
  price: 2499,
  saleprice: 1499,
  stock: 9,
  stockBySize: null,
  sizes: ["s", "m", "l"],
});

const seen = (lines: readonly CartLine[]) => lines.map((entry) => `${lineKey(entry)} ${entry.quantity}`);

test("a change of quantity affects only its own line", () => {
  const lines = [line("a", "m", 1), line("a", "l", 2), line("b", null, 3)];
  expect(seen(withChange(lines, { productId: "a", size: "l", quantity: 5 }))).toEqual(["a m 1", "a l 5", "b  3"]);
});

test("quantity 0 removes the line, and applying it again changes nothing", () => {
  const without = withChange([line("a", "m", 1), line("b", null, 3)], { productId: "b", size: null, quantity: 0 });
  expect(seen(without)).toEqual(["a m 1"]);
  expect(withChange(without, { productId: "b", size: null, quantity: 0 })).toEqual(without);
});

test("two lines that get the same size are merged, in the place of the changed one", () => {
  const lines = [line("a", "l", 2), line("b", null, 1), line("a", "m", 3)];
  const merged = withChange(lines, { productId: "a", size: "m", quantity: 3, newSize: "l" });
  expect(seen(merged)).toEqual(["b  1", "a l 5"]);
});

test("only the last of several quick changes to one line is sent", () => {
  const press = { productId: "a", size: "m", quantity: 2 } as const;
  expect(isSuperseded(press, [{ ...press, quantity: 3 }])).toBe(true);
  expect(isSuperseded(press, [{ ...press, quantity: 2, newSize: "l" }])).toBe(true);
  expect(isSuperseded(press, [{ ...press, size: "l" }])).toBe(false);
  expect(isSuperseded(press, [])).toBe(false);
});

test("a change of size is always sent", () => {
  const resize = { productId: "a", size: "m", quantity: 2, newSize: "l" } as const;
  expect(isSuperseded(resize, [{ productId: "a", size: "m", quantity: 0 }])).toBe(false);
});
