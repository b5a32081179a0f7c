import { hash } from "../core/noise";
import { smoothstep, TAU } from "../core/numbers";
import { scale } from "../core/palette";
import { type Dyes, type Ink, inside, type PatternMaker, where } from "./ink";
import { flower, leaf } from "./motifs";

const CELL = 66;

interface Spot {
  x: number;
  y: number;
  /** A random figure of this spot, 0 to 1. */
  chance: number;
  size: number;
}

/** Three leaves behind a flower, the middle one on a long stem with a bud. */
function sprays(dyes: Dyes, { x, y, chance, size }: Spot, ink: Ink): void {
  for (const turn of [-1, 0.3, 1.4]) {
    const sx = x * Math.cos(turn) - y * Math.sin(turn);
    const sy = x * Math.sin(turn) + y * Math.cos(turn);
    if (turn === 0.3) {
      const bent = sx - 5 * Math.sin((sy - size) / 16);
      ink.print(scale(dyes.third, 0.8), inside(Math.abs(bent) - 0.9) * where(sy > 0 && sy < size * 2.7));
      ink.print(dyes.third, inside(leaf((bent - 6) / 6, (sy - size * 2.1) / 8) * 6));
      ink.print(chance > 0.45 ? dyes.second : dyes.first, inside(Math.hypot(bent, sy - size * 2.75) - 3.6));
    }
    ink.print(dyes.third, inside(leaf(sx / (size * 0.62), (sy - size * 1.15) / (size * 0.62)) * size * 0.5));
  }
}

/** Five petals, darker towards the middle and where they meet. */
function blossom(dyes: Dyes, { x, y, chance, size }: Spot, ink: Ink): void {
  const [color, heart] = chance > 0.45 ? [dyes.first, dyes.second] : [dyes.second, dyes.first];
  const radius = Math.hypot(x, y);
  const shape = inside(flower(x / size, y / size, 5, 0.2) * size);
  const turn = (Math.atan2(y, x) * 5) / TAU;
  const gap = smoothstep(0.35, 0.5, Math.abs(turn - Math.round(turn)));
  ink.print(color, shape);
  ink.print(scale(color, 0.72), shape * 0.75 * gap * smoothstep(0.2, 0.7, radius / size));
  ink.print(scale(color, 0.8), 0.6 * smoothstep(size * 0.5, size * 0.1, radius));
  ink.print(heart, inside(radius - size * 0.2));
}

/** Between the flowers: tiny flowers and single leaves. */
function filler(dyes: Dyes, { x, y, chance }: Spot, ink: Ink): void {
  if (chance > 0.7) {
    ink.print(dyes.second, inside(flower(x / 4.6, y / 4.6, 5, 0.28) * 4.6));
  } else if (chance > 0.35) {
    ink.print(dyes.third, inside(leaf(x / 7, y / 7) * 6));
  }
}

/** Calls `draw` for the spots of the nine cells round a place, turned as each grows. */
function scatter(u: number, v: number, cell: number, seed: number, draw: (spot: Spot) => void): void {
  const left = Math.floor(u / cell);
  const top = Math.floor(v / cell);
  for (let row = top - 1; row <= top + 1; row++) {
    for (let column = left - 1; column <= left + 1; column++) {
      const chance = hash(column, row, seed);
      const x = u - (column + 0.5 + (chance - 0.5) * 0.62) * cell;
      const y = v - (row + 0.5 + (hash(column, row, seed + 1) - 0.5) * 0.62) * cell;
      if (x * x + y * y > cell * cell * 0.8) {
        continue;
      }
      const angle = hash(column, row, seed + 2) * TAU;
      draw({
        x: x * Math.cos(angle) - y * Math.sin(angle),
        y: x * Math.sin(angle) + y * Math.cos(angle),
        chance,
        size: 13 + 7 * hash(column, row, seed + 3),
      });
    }
  }
}

/** Strewn flowers. */
export const floral: PatternMaker = (dyes) => (u, v, ink) => {
  ink.fill(dyes.ground);
  scatter(u, v, CELL * 0.62, dyes.seed, (spot) => filler(dyes, spot, ink));
  scatter(u + 31, v + 17, CELL, dyes.seed + 50, (spot) => {
    sprays(dyes, spot, ink);
    blossom(dyes, spot, ink);
  });
};
