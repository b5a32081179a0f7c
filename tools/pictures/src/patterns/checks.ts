import { noise } from "../core/noise";
import { wrap } from "../core/numbers";
import { blend, type Rgb } from "../core/palette";
import { inside, type PatternMaker } from "./ink";

export const gingham: PatternMaker =
  ({ ground, first }) =>
  (u, v, ink) => {
    const warp = wrap(u, 26) < 13;
    const weft = wrap(v, 26) < 13;
    const twill = Math.sin((u + v) * 1.6) * 0.12;
    ink.fill(blend(ground, first, warp && weft ? 1 : warp || weft ? 0.52 + twill : 0));
  };

const pane = (at: number) => inside(Math.abs(wrap(at, 74) - 37) - 1.6);

export const windowpane: PatternMaker =
  ({ ground, first }) =>
  (u, v, ink) => {
    ink.fill(ground);
    ink.print(first, 0.8 * Math.max(pane(u), pane(v)));
  };

const band = (at: number) => inside(Math.abs(wrap(at, 92) - 26) - 15);
const thinLine = (at: number) => inside(Math.abs(wrap(at, 92) - 66) - 4);
const hairline = (at: number) => inside(Math.abs(wrap(at, 92) - 78) - 1.6);

/** A broad band, a line and a hairline both ways. */
export const check: PatternMaker =
  ({ ground, first, second, third }) =>
  (u, v, ink) => {
    const weft = band(v);
    const twill = 0.5 + 0.22 * Math.sin((u + v) * 1.5);
    ink.fill(ground);
    ink.print(first, 0.62 * weft);
    ink.print(first, 0.72 * band(u) * (weft ? 0.75 : 0.62));
    ink.print(second, Math.min(1, Math.max(thinLine(u) * twill, thinLine(v) * (1 - twill)) * 1.4));
    ink.print(third, Math.max(hairline(u), hairline(v)) * 0.8);
  };

const MADRAS = 168;

/** Coloured warp and weft of uneven widths, mixed where they cross. */
export const madras: PatternMaker = ({ ground, first, second, third, seed }) => {
  const bands: [middle: number, half: number, color: Rgb][] = [
    [18, 16, first],
    [48, 7, second],
    [62, 3, third],
    [96, 20, second],
    [122, 4, ground],
    [138, 8, first],
    [156, 3, third],
  ];
  const yarn = (at: number): Rgb => {
    const q = wrap(at, MADRAS);
    return bands.findLast(([middle, half]) => Math.abs(q - middle) < half)?.[2] ?? ground;
  };
  return (u, v, ink) => {
    const warp = yarn(u + 0.8 * noise(v * 0.05, u * 0.01, seed));
    const weft = yarn(v * 1.05 + 31);
    ink.fill(blend(warp, weft, 0.5 + 0.12 * Math.sin((u + v) * 1.7)));
  };
};
