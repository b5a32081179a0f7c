import { expect, test } from "vitest";
import { median, percentile } from "./statistics";

test("percentiles do not depend on the order of the values", () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect([0, 0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 50, 95, 99, 100]);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.95)).toBeNaN();
});

test("the median is the middle value", () => {
  expect(median([9, 1, 5, 3, 100])).toBe(5);
});
