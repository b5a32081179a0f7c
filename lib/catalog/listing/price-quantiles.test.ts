import { expect, test } from "vitest";
import { priceSteps } from "./price-quantiles";

const rupees = (...prices: number[]) => prices.map((price) => price * 100);

test("most steps are where most prices are, however dear the dearest is", () => {
  const usual = Array.from({ length: 190 }, (_, index) => 600 + index * 15);
  const steps = priceSteps(rupees(...usual, 24_000, 65_000, 1_48_900));
  expect(steps[0]).toBe(600);
  expect(steps.at(-1)).toBe(1_50_000);
  expect(steps.filter((step) => step <= 3_600).length).toBeGreaterThan(15);
  expect(steps.length).toBeLessThanOrEqual(25);
  expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
  for (const step of steps) expect(step % 50).toBe(0);
});

test("the ends are round figures around all prices, one price has one or two steps", () => {
  expect(priceSteps(rupees(499, 2001))).toEqual([490, 500, 2000, 2100]);
  expect(priceSteps(rupees(700))).toEqual([700]);
  expect(priceSteps([1])).toEqual([0, 10]);
});
