import { expect, test } from "vitest";
import { BoardMap } from "./board-map";
import { coverage } from "./coverage";
import { distanceInside } from "./distance";
import { Grid } from "./grid";
import { Layer } from "./layer";
import { path } from "./outline";

const frame = { left: 0, top: 0, width: 60, height: 40 };
const placement = { scale: 1, dx: 0, dy: 0 };

function newLayer(): Layer {
  const covered = coverage([Float64Array.from([5, 5, 55, 5, 55, 35, 5, 35])], frame);
  const base = new Grid(frame.width, frame.height);
  return new Layer(frame, 1, placement, new BoardMap(frame, placement), covered, distanceInside(covered), base);
}

const pixel = (x: number, y: number) => y * frame.width + x;

test("near visits each pixel once, with distance, way and side", () => {
  const seen = new Map<number, [number, number, number]>();
  newLayer().near(path`10 20, 50 20`, 4, (i, d, along, side) => {
    expect(seen.has(i)).toBe(false);
    seen.set(i, [d, along, side]);
  });
  expect(seen.get(pixel(30, 22))).toEqual([2, 20, -2]);
  expect(seen.get(pixel(30, 18))).toEqual([2, 20, 2]);
  expect(seen.has(pixel(30, 25))).toBe(false);
});

test("a seam is a groove, a stitch stands up and has the thread's colour", () => {
  const layer = newLayer();
  layer.seam(path`10 12, 50 12`, 2, 2);
  expect(layer.relief.at(pixel(30, 12))).toBeCloseTo(-2, 3);
  layer.stitch(path`10 25, 50 25`, [0.5, 0.25, 0], { length: 40, width: 4 });
  expect(layer.relief.at(pixel(30, 25))).toBeGreaterThan(0.5);
  expect(layer.painted?.red.at(pixel(30, 25))).toBeCloseTo(0.5, 3);
});

test("gold thread is painted and marked as metal", () => {
  const layer = newLayer();
  expect(layer.gilded).toBeNull();
  layer.gild(pixel(20, 20), [0.6, 0.4, 0.1], 1);
  expect(layer.gilded?.at(pixel(20, 20))).toBe(1);
  expect(layer.painted?.green.at(pixel(20, 20))).toBeCloseTo(0.4, 3);
});

test("only pixels inside are visited everywhere, at their place on the board", () => {
  const places: [number, number][] = [];
  newLayer().everywhere((_i, x, y) => places.push([x, y]));
  expect(places.length).toBe(50 * 30);
  expect(places.every(([x, y]) => x >= 5 && x < 55 && y >= 5 && y < 35)).toBe(true);
});
