import { expect, test } from "vitest";
import { middleOf } from "./middle-of";

test("the median is the middle one, whatever the order", () => {
  expect(middleOf([9, 1, 5, 3, 100])).toBe(5);
  expect(middleOf([2, 1])).toBe(2);
  expect(middleOf([])).toBeNaN();
});
