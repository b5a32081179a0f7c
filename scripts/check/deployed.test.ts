import { expect, test } from "vitest";
import { addressOf } from "./deployed";

test("a shop is named by its address; a path is left out", () => {
  expect(addressOf(["https://shop.example/shop/home", "--headed"])).toBe("https://shop.example");
});

test.each([[[]], [["shop.example"]], [["ftp://shop.example"]], [["--headed"]]])("%j names none", (words) => {
  expect(() => addressOf(words)).toThrow("Name the shop to test");
});
