import { expect, test } from "vitest";
import { curve, extentOf, mirrored, path, pts, shapeOn, sym } from "./outline";
import { offset, reverse } from "./shapes";

test("points are read from text", () => {
  expect(pts`1 2, -3.5 4!, ${5} ${6}`).toEqual([
    [1, 2],
    [-3.5, 4, true],
    [5, 6],
  ]);
  expect(() => pts`1 2 3`).toThrow("not a point");
  expect(() => pts`1`).toThrow("not a point");
});

test("corners are joined by straight lines", () => {
  expect([...curve(pts`0 0!, 10 0!, 10 10!`)]).toEqual([0, 0, 10, 0, 10, 10]);
});

test("a curve passes through its points", () => {
  const line = path`0 0, 30 40, 60 0`;
  const places = Array.from({ length: line.length / 2 }, (_, i) => [line[2 * i], line[2 * i + 1]]);
  expect(places).toContainEqual([30, 40]);
  expect(places[0]).toEqual([0, 0]);
  expect(places.at(-1)).toEqual([60, 0]);
});

test("a half outline is completed by its mirror image", () => {
  expect(sym(pts`450 0, 400 50, 450 100`)).toHaveLength(4);
  const { left, right } = extentOf([mirrored`450 0!, 400 50!, 450 100!`]);
  expect(left + right).toBe(900);
});

test("the right side mirrors the left one", () => {
  const left = extentOf([shapeOn(false)`100 0!, 200 0!, 200 50!`]);
  const right = extentOf([shapeOn(true)`100 0!, 200 0!, 200 50!`]);
  expect(right.left).toBe(900 - left.right);
});

test("a parallel line keeps its distance, and reversing twice changes nothing", () => {
  const line = path`0 0!, 100 0!`;
  expect([...offset(line, 5)].filter((_, i) => i % 2)).toEqual([-5, -5]);
  expect(reverse(reverse(line))).toEqual(line);
});
