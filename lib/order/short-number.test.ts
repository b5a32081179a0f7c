import { expect, test } from "vitest";
import { orderIdPart, shortNumber } from "./short-number";

test("the short number is the end of the id in upper case", () => {
  expect(shortNumber("665f1c2ab3d4e5f6a7b8c9d0")).toBe("A7B8C9D0");
});

test.each([
  ["A7B8C9D0", "a7b8c9d0"],
  ["#a7b8 c9d0", "a7b8c9d0"],
  [" # A7B8-C9D0 ", "a7b8c9d0"],
  ["665f1c2ab3d4e5f6a7b8c9d0", "665f1c2ab3d4e5f6a7b8c9d0"],
])("%j is found as %s", (typed, part) => {
  expect(orderIdPart(typed)).toBe(part);
});

test.each(["", "#", "asha@example.in", "665f1c2ab3d4e5f6a7b8c9d01"])("%j is not part of an order id", (typed) => {
  expect(orderIdPart(typed)).toBeNull();
});
