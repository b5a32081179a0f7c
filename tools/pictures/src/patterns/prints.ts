import { fractal, hash, noise } from "../core/noise";
import { clamp, TAU, wrap } from "../core/numbers";
import { blend, scale } from "../core/palette";
import { inside, type PatternMaker, where } from "./ink";
import { buta, diamond, flower, leaf } from "./motifs";

/** Staggered rows of motifs, each a little out of place, as a hand sets its block. */
function place(u: number, v: number, width: number, height: number, jitter: number, seed: number) {
  const row = Math.floor(v / height);
  const shifted = u + ((row & 1) * width) / 2;
  const column = Math.floor(shifted / width);
  const dx = (hash(column, row, seed) - 0.5) * jitter;
  const dy = (hash(column, row, seed + 1) - 0.5) * jitter;
  return {
    x: shifted - column * width - width / 2 - dx,
    y: v - row * height - height / 2 - dy,
    shifted,
    column,
    row,
  };
}

/** The middle of the gap between two motifs of a row. */
const between = (shifted: number, width: number) => wrap(shifted + width / 2, width) - width / 2;

export const polka: PatternMaker =
  ({ ground, first }) =>
  (u, v, ink) => {
    const width = 34;
    const row = Math.floor((v / width) * 1.15);
    const x = wrap(u + ((row & 1) * width) / 2, width) - width / 2;
    const y = (((v / width) * 1.15 - row - 0.5) * width) / 1.15;
    ink.fill(ground);
    ink.print(first, inside(Math.hypot(x, y) - 5.5));
  };

/** A small flower with stem and two leaves. */
export const buti: PatternMaker =
  ({ ground, first, second, seed }) =>
  (u, v, ink) => {
    const { x, y } = place(u, v, 52, 46, 2.4, seed);
    const print = 0.92 + 0.3 * noise(u * 0.5, v * 0.5, seed + 9);
    const stem = inside(Math.abs(x) - 0.9) * where(y > 0 && y < 14);
    const left = inside(leaf((x + 5) / 6 - (y - 8) / 12, (y - 7) / 6) * 5);
    const right = inside(leaf((x - 5) / 6 + (y - 8) / 12, (y - 7) / 6) * 5);
    ink.fill(ground);
    ink.print(first, clamp(inside(flower(x / 8.5, (y + 6) / 8.5, 5, 0.3) * 8.5) * print));
    ink.print(ground, inside(Math.hypot(x, y + 6) - 2.2));
    ink.print(second, clamp(print * Math.max(stem, left, right)));
  };

/** Butas with a flower inside and small flowers between, the ink uneven as from a wooden block. */
export const blockprint: PatternMaker =
  ({ ground, first, second, seed }) =>
  (u, v, ink) => {
    const { x, y, shifted } = place(u, v, 96, 84, 3.5, seed);
    const edge = 0.9 * noise(u * 0.35, v * 0.35, seed + 4);
    const uneven = 0.95 + 0.5 * noise(u * 0.55, v * 0.55, seed + 9) + 0.2 * noise(u * 0.1, v * 0.1, seed + 6);
    const print = clamp(uneven);
    const drop = buta(x / 19, y / 29) * 15 + edge;
    ink.fill(ground);
    ink.print(first, inside(drop) * print);
    ink.print(ground, inside(Math.abs(drop + 3.2) - 0.9) * 0.9);
    if (drop < -4.2) {
      ink.print(second, inside(flower((x + 0.5) / 7, (y - 8) / 7, 6, 0.3) * 7 + edge) * print);
      ink.print(ground, inside(Math.hypot(x + 0.5, y - 8) - 2.2));
      ink.print(second, inside(Math.hypot(x - 1.5, y + 6) - 2.4));
    }
    ink.print(second, inside(Math.abs(x) - 1.1) * where(y > 29 && y < 40) * print);
    for (const side of [-1, 1]) {
      const blade = leaf((x - side * 7 + side * (y - 35) * 0.5) / 7, (y - 35) / 7) * 6 + edge;
      ink.print(second, inside(blade) * print);
    }
    const gap = between(shifted, 96);
    ink.print(second, inside(flower(gap / 7.5, y / 7.5, 5, 0.28) * 7.5 + edge) * print * 0.95);
    ink.print(ground, inside(Math.hypot(gap, y) - 2));
  };

/** Flowers kept pale by mud, with the fine cracks that mud gets. */
export const dabu: PatternMaker =
  ({ ground, first, second, seed }) =>
  (u, v, ink) => {
    const size = 64;
    const x = u - Math.floor(u / size) * size - size / 2;
    const y = v - Math.floor(v / size) * size - size / 2;
    const crack = Math.abs(noise(u * 0.09, v * 0.09, seed)) < 0.03 ? 0.25 : 0;
    const cloud = clamp(0.5 + 0.6 * fractal(u * 0.02, v * 0.02, seed + 1));
    const edge = 1.2 * noise(u * 0.3, v * 0.3, seed + 3);
    const radius = Math.hypot(x, y);
    ink.fill(blend(ground, scale(ground, 1.25), cloud));
    ink.print(first, inside(flower(x / 17, y / 17, 8, 0.22) * 16 + edge) * 0.92);
    ink.print(ground, inside(Math.abs(radius - 9) - 1.4 + edge * 0.4));
    ink.print(second, inside(radius - 4.5));
    const cornerX = u - Math.round(u / size) * size;
    const cornerY = v - Math.round(v / size) * size;
    ink.print(first, inside(diamond(cornerX / 9, cornerY / 9) * 7 + edge) * 0.9);
    ink.print(ground, crack);
  };

export const paisley: PatternMaker =
  ({ ground, first, second, third }) =>
  (u, v, ink) => {
    const width = 120;
    const at = place(u, v, width, 104, 0, 0);
    const x = at.x * ((at.column + at.row) & 1 ? -1 : 1);
    const { y } = at;
    const drop = buta(x / 34, y / 46) * 26;
    const rim = drop - 5;
    const turn = (Math.atan2(y, x) * 14) / TAU;
    const gap = between(at.shifted, width);
    ink.fill(ground);
    ink.print(first, inside(drop));
    ink.print(second, inside(Math.abs(drop + 5) - 1.4));
    ink.print(third, inside(Math.abs(drop + 10) - 1));
    ink.print(second, inside(flower(x / 9, (y - 14) / 9, 6, 0.3) * 9));
    ink.print(second, inside(Math.abs(rim) - 0.8) * 0.8);
    ink.print(third, inside(Math.hypot((turn - Math.round(turn)) * 16, rim - 4) - 1.8));
    ink.print(third, inside(flower(gap / 8, y / 8, 8, 0.24) * 8));
    ink.print(ground, inside(Math.hypot(gap, y) - 2.4));
  };

/** Tortoise shell on frames, patches on cloth. */
export const camo: PatternMaker =
  ({ ground, first, second, third, seed }) =>
  (u, v, ink) => {
    const a = fractal(u * 0.014, v * 0.02, seed, 3);
    const b = fractal(u * 0.016 + 9, v * 0.022, seed + 8, 3);
    ink.fill(ground);
    ink.print(first, inside((0.08 - a) * 60));
    ink.print(second, inside((0.16 - b) * 60));
    ink.print(third, inside((0.2 - Math.min(a, -b)) * 60));
  };
