import { fractal, hash, noise } from "./noise";
import { TAU } from "./numbers";

/** Micro relief of a surface in cloth coordinates, about -1 to 1; it also tints the colour a little. */
export type Weave = (u: number, v: number, seed: number) => number;

/** Upper half of a round thread, 0 at its sides (t = 0 and 1). */
const thread = (t: number) => Math.sqrt(Math.max(0, 1 - (t * 2 - 1) ** 2));

export const flat: Weave = () => 0;

export const jersey: Weave = (u, v, s) => 0.55 * noise(u * 0.9, v * 0.33, s) + 0.45 * noise(u * 0.12, v * 0.05, s + 3);

export const plainWeave: Weave = (u, v, s) => 0.5 * noise(u * 0.11, v * 0.9, s) + 0.5 * noise(u * 0.9, v * 0.11, s + 9);

export const pique: Weave = (u, v, s) =>
  0.6 * Math.sin((u * TAU) / 4) * Math.sin((v * TAU) / 4) + 0.3 * noise(u * 0.5, v * 0.5, s);

export const canvas: Weave = (u, v, s) =>
  0.5 * Math.sin((u * TAU) / 4) * Math.sin((v * TAU) / 4) + 0.5 * plainWeave(u, v, s);

/** Linen and hand-spun cotton: thick places in warp and weft. */
export const slub: Weave = (u, v, s) => {
  const weft = noise(u * 0.03, v * 0.55, s);
  const warp = noise(u * 0.5, v * 0.025, s + 5);
  return 0.5 * weft * Math.abs(weft) * 1.8 + 0.5 * warp * Math.abs(warp) * 1.8 + 0.25 * noise(u, v, s + 8);
};

export const twill: Weave = (u, v, s) =>
  0.3 * Math.sin(((u * 0.9 + v) * TAU) / 3.1 + noise(u * 0.05, v * 0.05, s) * 1.5) + 0.5 * noise(u * 0.7, v * 0.25, s);

export const denim: Weave = (u, v, s) =>
  0.4 * Math.sin(((u * 0.9 + v) * TAU) / 3.6 + noise(u * 0.04, v * 0.04, s) * 2) +
  0.75 * noise(u * 0.85, v * 0.07, s) +
  0.35 * noise(u * 0.2, v * 0.03, s + 4);

export const silk: Weave = (u, v, s) => 0.7 * noise(u * 0.03, v * 0.6, s) + 0.3 * noise(u * 0.6, v * 0.03, s);

export const fleece: Weave = (u, v, s) => 0.5 * noise(u * 0.8, v * 0.4, s) + 0.5 * noise(u * 0.1, v * 0.1, s + 2);

export const suede: Weave = (u, v, s) => fractal(u * 0.4, v * 0.4, s, 3) + 0.6 * noise(u * 0.05, v * 0.05, s);

export const smoothLeather: Weave = (u, v, s) =>
  0.5 * fractal(u * 0.25, v * 0.25, s, 2) + 0.5 * noise(u * 0.04, v * 0.04, s + 2);

export const rubber: Weave = (u, v, s) => noise(u * 0.6, v * 0.6, s);

export const foam: Weave = (u, v, s) => fractal(u * 0.5, v * 0.5, s, 2);

export const brushedMetal: Weave = (u, v, s) => noise(u * 0.02, v * 0.9, s);

export const cord: Weave = (u, v, s) => Math.sin(((u * 1.1 + v) * TAU) / 5) + 0.2 * noise(u, v, s);

/** Columns of V stitches. */
export const knit =
  (pitch: number): Weave =>
  (u, v) => {
    const column = u / pitch;
    const side = Math.abs(column - Math.floor(column) - 0.5) * 2;
    const row = v / (pitch * 0.72) + side * 0.55;
    return 0.75 * thread(side) + 0.45 * Math.sin(row * TAU) - 0.55;
  };

export const rib =
  (pitch: number): Weave =>
  (u, v, s) =>
    thread(u / pitch - Math.floor(u / pitch)) * 1.2 - 0.7 + 0.2 * noise(u * 0.6, v * 0.5, s);

/** Pebbled leather: cells round scattered points, deep where two cells meet. */
export const pebbles: Weave = (u, v, s) => {
  const x = u / 4.6;
  const y = v / 4.6;
  const left = Math.floor(x);
  const top = Math.floor(y);
  let nearest = 9;
  let second = 9;
  for (let j = -1; j < 2; j++) {
    for (let i = -1; i < 2; i++) {
      const column = left + i;
      const row = top + j;
      const d = (x - left - i - hash(column, row, s)) ** 2 + (y - top - j - hash(column, row, s + 1)) ** 2;
      if (d < nearest) {
        second = nearest;
        nearest = d;
      } else if (d < second) {
        second = d;
      }
    }
  }
  return Math.min(1, (Math.sqrt(second) - Math.sqrt(nearest)) * 2.2) - 0.6;
};

/** Rows of small holes, every second row set off by half. */
export const mesh: Weave = (u, v, s) => {
  const row = Math.floor(v / 4);
  const x = u / 5 + (row & 1) * 0.5;
  const fx = x - Math.floor(x) - 0.5;
  const fy = v / 4 - row - 0.5;
  return 0.5 - 1.5 * Math.exp(-(fx * fx * 14 + fy * fy * 9)) + 0.1 * noise(u, v, s);
};

/** Which thread lies on top where threads that are `size` pixels apart cross, and the place on it from its middle. */
export function crossing(u: number, v: number, size: number) {
  const column = Math.floor(u / size);
  const row = Math.floor(v / size);
  const fx = u / size - column - 0.5;
  const fy = v / size - row - 0.5;
  const over = ((column + row) & 1) === 1;
  return { column, row, over, across: over ? fx : fy, along: over ? fy : fx };
}

/** Jute: broad strands over and under. */
export const basket: Weave = (u, v, s) => {
  const { column, row, over, across, along } = crossing(u, v, 9);
  const strand = Math.sqrt(Math.max(0, 1 - 4 * across * across)) * (1 - along * along * 2) - 0.5;
  const fibre = noise(u * (over ? 0.9 : 0.2), v * (over ? 0.2 : 0.9), s);
  return strand + 0.25 * fibre + 0.25 * (hash(column, row, s) - 0.5);
};
