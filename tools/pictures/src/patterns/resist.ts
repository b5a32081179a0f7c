import { hash, noise } from "../core/noise";
import { smoothstep, TAU, wrap } from "../core/numbers";
import { linear, scale } from "../core/palette";
import { inside, type PatternMaker } from "./ink";
import { flower, star } from "./motifs";

/** Resist-printed lattice: stars in octagons, outlined in white. */
export const ajrakh: PatternMaker = ({ ground, first, second, third, count, seed }) => {
  const size = 78;
  const white = count > 3 ? third : linear("offwhite");
  return (u, v, ink) => {
    const left = u / size;
    const top = v / size;
    const x = (left - Math.floor(left) - 0.5) * size;
    const y = (top - Math.floor(top) - 0.5) * size;
    const rough = 0.8 * noise(u * 0.3, v * 0.3, seed);
    const octagon = Math.max(Math.abs(x), Math.abs(y), (Math.abs(x) + Math.abs(y)) * Math.SQRT1_2) - 33 + rough;
    ink.fill(ground);
    ink.print(first, inside(octagon));
    ink.print(white, inside(Math.abs(octagon) - 1.3) * 0.92);
    const rays = star(x / 27, y / 27, 8) * 24 + rough;
    ink.print(second, inside(rays));
    ink.print(white, inside(Math.abs(rays) - 1) * 0.9);
    const heart = flower(x / 10, y / 10, 8, 0.25) * 10 + rough;
    ink.print(ground, inside(heart));
    ink.print(white, inside(Math.abs(heart) - 0.8) * 0.9);
    ink.print(white, inside(Math.hypot(x, y) - 2.6));
    const radius = Math.hypot(x, y);
    const turn = (Math.atan2(y, x) / TAU) * 16;
    const dot = (((turn - Math.floor(turn) - 0.5) * TAU) / 16) * radius;
    ink.print(white, inside(Math.hypot(dot, radius - 28.5) - 1.5) * 0.9);
    const cornerX = (left - Math.round(left)) * size;
    const cornerY = (top - Math.round(top)) * size;
    const corner = (Math.abs(cornerX) + Math.abs(cornerY) - 15 + rough) * 0.7;
    ink.print(second, inside(corner));
    ink.print(white, inside(Math.abs(corner) - 0.9) * 0.9);
    ink.print(first, inside(flower(cornerX / 5.5, cornerY / 5.5, 4, 0.35) * 5.5));
  };
};

/** Inside a figure of that size, its edge soft. */
const blurred = (size: number, d: number) => smoothstep(size + 0.07, size - 0.07, d);

/** Diamonds dyed into the warp before weaving: each thread sits a little high or low. */
export const ikat: PatternMaker =
  ({ ground, first, second, third, seed }) =>
  (u, v, ink) => {
    const width = 104;
    const height = 150;
    const slip = 9 * (hash(Math.floor(u / 2.2), 0, seed) - 0.5) + 5 * (hash(Math.floor(u / 7), 1, seed) - 0.5);
    const row = Math.floor((v + slip) / height);
    const shifted = u + ((row & 1) * width) / 2;
    const x = ((shifted - Math.floor(shifted / width) * width) / width) * 2 - 1;
    const y = ((v + slip - row * height) / height) * 2 - 1;
    const d = Math.abs(x) + Math.abs(y);
    ink.fill(ground);
    ink.print(first, blurred(0.92, d));
    ink.print(ground, blurred(0.7, d));
    ink.print(second, blurred(0.56, d));
    ink.print(third, blurred(0.26, d));
    const gap = Math.abs(Math.abs(x) - 1) * 1.5 + Math.abs(y);
    ink.print(second, blurred(0.34, gap));
    ink.print(third, blurred(0.13, gap));
  };

/** Whether the tie at this column and row of the repeat belongs to the figure of diamonds and lines. */
function tied(a: number, b: number): boolean {
  const sum = a + b;
  return sum === 7 || (sum === 5 && a > 0 && b > 0) || sum <= 2 || (a === 7 && b === 7) || sum >= 12;
}

/** Tied dots: a pale ring round a dyed heart, raised a little where the thread was. */
export const bandhani: PatternMaker =
  ({ ground, first, second, seed }) =>
  (u, v, ink) => {
    const pitch = 13;
    const repeat = 14;
    const column = Math.round(u / pitch);
    const row = Math.round(v / pitch);
    ink.fill(scale(ground, 1 + 0.06 * noise(u * 0.05, v * 0.05, seed)));
    const a = Math.abs(wrap(column, repeat) - repeat / 2);
    const b = Math.abs(wrap(row, repeat) - repeat / 2);
    if (!tied(a, b)) {
      return;
    }
    const x = u - column * pitch - (hash(column, row, seed) - 0.5) * 2.6;
    const y = v - row * pitch - (hash(column, row, seed + 1) - 0.5) * 2.6;
    const squarish = (Math.abs(x) ** 2.6 + Math.abs(y) ** 2.6) ** (1 / 2.6);
    const ring = 4.2 + (hash(column, row, seed + 2) - 0.5) * 1.2;
    ink.print(a + b <= 2 ? second : first, inside(squarish - ring, 1.1));
    ink.print(scale(ground, 0.85), inside(squarish - 1.5, 1));
    ink.relief = Math.exp((-squarish * squarish) / 10);
  };
