import { expect, test } from "vitest";
import { blur, wideBlur } from "./blur";
import { coverage } from "./coverage";
import { distanceInside } from "./distance";
import { Grid } from "./grid";
import { inflate } from "./inflate";
import { ellipse, reverse } from "./shapes";

const frame = { left: 0, top: 0, width: 40, height: 40 };
const sum = (grid: Grid) => grid.data.reduce((total, value) => total + value, 0);

test("coverage of a circle is its area", () => {
  expect(sum(coverage([ellipse(20, 20, 12, 12)], frame))).toBeCloseTo(Math.PI * 144, 0);
});

test("an outline in the other direction cuts a hole", () => {
  const ring = coverage([ellipse(20, 20, 12, 12), reverse(ellipse(20, 20, 6, 6))], frame);
  expect(sum(ring)).toBeCloseTo(Math.PI * (144 - 36), 0);
  expect(ring.at(20 * 40 + 20)).toBe(0);
});

test("distance grows towards the middle", () => {
  const square = coverage([Float64Array.from([10, 10, 30, 10, 30, 30, 10, 30])], frame);
  const distance = distanceInside(square);
  expect(distance.at(5 * 40 + 5)).toBe(0);
  expect(distance.at(20 * 40 + 12)).toBeCloseTo(2.5);
  expect(distance.at(20 * 40 + 20)).toBeCloseTo(9.5);
});

test("an inflated shape is highest in the middle and flat outside", () => {
  const disc = coverage([ellipse(20, 20, 12, 12)], frame);
  const height = inflate(disc, distanceInside(disc));
  expect(height.at(20 * 40 + 20)).toBeGreaterThan(0.9);
  expect(height.at(20 * 40 + 10)).toBeLessThan(height.at(20 * 40 + 14));
  expect(height.at(0)).toBe(0);
});

test.each([2, 8, 20])("a blur of %d keeps an even field even", (sigma) => {
  const even = new Grid(50, 30);
  even.data.fill(0.5);
  for (const value of wideBlur(even, sigma).data) {
    expect(value).toBeCloseTo(0.5, 4);
  }
});

test("a blur keeps the sum of a spot away from the edge", () => {
  const spot = new Grid(41, 41);
  spot.set(20 * 41 + 20, 1);
  const blurred = blur(spot, 3);
  expect(sum(blurred)).toBeCloseTo(1, 4);
  expect(blurred.at(20 * 41 + 20)).toBeLessThan(0.1);
});
