import { hash, noise } from "../core/noise";
import { clamp, smoothstep, wrap } from "../core/numbers";
import { blend, scale } from "../core/palette";
import { inside, type PatternMaker } from "./ink";

export const plain: PatternMaker =
  ({ ground }) =>
  (_u, _v, ink) =>
    ink.fill(ground);

/** Yarn spun of two shades. */
export const heather: PatternMaker = ({ ground, first, count, seed }) => {
  const dark = scale(ground, 0.8);
  const pale = count > 1 ? first : scale(ground, 1.25);
  return (u, v, ink) => {
    const t = 0.5 + 0.3 * noise(u * 0.8, v * 0.22, seed) + 0.3 * noise(u * 0.3, v * 0.08, seed + 2);
    ink.fill(blend(dark, pale, clamp(t)));
  };
};

/** Lengthwise: a broad and a fine line. */
export const stripe: PatternMaker =
  ({ ground, first, second }) =>
  (u, _v, ink) => {
    const q = wrap(u, 46);
    ink.fill(ground);
    ink.print(first, inside(Math.abs(q - 14) - 7));
    ink.print(second, inside(Math.abs(q - 34) - 1.6));
  };

export const pinstripe: PatternMaker =
  ({ ground, first }) =>
  (u, _v, ink) => {
    ink.fill(ground);
    ink.print(first, 0.85 * inside(Math.abs(wrap(u, 22) - 11) - 1.4));
  };

/** Crosswise, as sailors wear it. */
export const breton: PatternMaker =
  ({ ground, first }) =>
  (_u, v, ink) => {
    ink.fill(ground);
    ink.print(first, inside(Math.abs(wrap(v, 44) - 22) - 8));
  };

export const rugby: PatternMaker =
  ({ ground, first, second }) =>
  (_u, v, ink) => {
    const q = wrap(v, 190);
    ink.fill(ground);
    ink.print(first, inside(Math.abs(q - 142.5) - 47.5));
    ink.print(second, inside(Math.abs(q - 47) - 6));
  };

export const chevron: PatternMaker =
  ({ ground, first }) =>
  (u, v, ink) => {
    const zigzag = Math.abs(wrap(u, 40) - 20);
    ink.fill(ground);
    ink.print(first, inside(Math.abs(wrap(v + zigzag, 30) - 15) - 5));
  };

/** Dyed in a roll tied aslant: waves with soft edges. */
export const leheriya: PatternMaker =
  ({ ground, first, second, third, seed }) =>
  (u, v, ink) => {
    const width = 74;
    const across = u * 0.8 + v + 9 * Math.sin(v / 46) + 3 * noise(u * 0.06, v * 0.06, seed);
    const band = Math.floor(across / width);
    const q = across - band * width;
    const odd = (band & 1) === 1;
    const edge = 1.6 + 1.3 * noise(u * 0.3, v * 0.3, seed + 3);
    ink.fill(ground);
    ink.print(odd ? first : second, inside(Math.abs(q - 16) - 9, edge));
    ink.print(odd ? second : third, inside(Math.abs(q - 44) - 5, edge));
  };

/** Dipped into the dye from the hem. */
export const dip: PatternMaker =
  ({ ground, first, seed }) =>
  (u, v, ink) => {
    const rise = 30 * noise(u * 0.02, 0, seed) + 24 * (hash(Math.floor(u / 2), 0, seed) - 0.5);
    ink.fill(blend(ground, first, smoothstep(0, 260, v + rise)));
  };

/** Three panels, one below the other. */
export const colorblock: PatternMaker =
  ({ ground, first, second }) =>
  (_u, v, ink) =>
    ink.fill(v < -150 ? ground : v < 70 ? first : second);

/** Rows of running stitches. */
export const kantha: PatternMaker =
  ({ ground, first, seed }) =>
  (u, v, ink) => {
    const row = Math.round(v / 9);
    const place = (u + hash(row, 0, seed) * 20) % 13;
    const run = Math.abs(place < 0 ? place + 13 : place) < 8 ? 1 : 0;
    const amount = run * inside(Math.abs(v - row * 9) - 0.9);
    ink.fill(ground);
    ink.print(first, amount * 0.9);
    ink.relief = amount * 0.6;
  };
