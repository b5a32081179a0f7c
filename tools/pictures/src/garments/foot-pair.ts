import { curve, type Outline, type Point, pts, xAt, yAt } from "../core/outline";
import { type Rgb, scale } from "../core/palette";
import { shift } from "../core/shapes";
import type { Draw } from "../draw";
import { sides } from "./torso";

/** A foot as drawn; it is turned and spread for the picture. */
const foot = pts`
  300 196, 348 214, 384 268, 398 350, 390 440, 372 540, 362 640, 372 760, 378 860, 362 950, 314 990, 262 972, 236 900,
  232 800, 226 680, 202 560, 184 440, 184 340, 208 254, 252 204`;

const TURN = 0.05;

export interface Foot {
  right: boolean;
  /** From the drawing of a foot to its place in the picture. */
  onFoot: (points: readonly Point[]) => Point[];
  sole: Outline;
}

/** Both feet of a pair, seen from above. */
export function eachFoot(draw: (foot: Foot) => void): void {
  for (const right of sides) {
    const onFoot = (points: readonly Point[]) =>
      points.map(([x, y, corner]): Point => {
        const dx = (x - 290) * 1.24;
        const dy = (y - 600) * 0.86;
        const px = dx * Math.cos(TURN) - dy * Math.sin(TURN) + 588;
        const py = dx * Math.sin(TURN) + dy * Math.cos(TURN) + 600;
        return right ? [900 - px, py, corner] : [px, py + 10, corner];
      });
    draw({ right, onFoot, sole: curve(onFoot(foot)) });
  }
}

/** The outline drawn in towards its middle, closed, for a row of stitches. */
export function inset(outline: Outline, kx: number, ky: number): Outline {
  const count = outline.length / 2;
  let cx = 0;
  let cy = 0;
  for (let i = 0; i < count; i++) {
    cx += xAt(outline, i) / count;
    cy += yAt(outline, i) / count;
  }
  const inner = outline.map((value, i) => (i % 2 ? cy + (value - cy) * ky : cx + (value - cx) * kx));
  return Float64Array.from([...inner, xAt(inner, 0), yAt(inner, 0)]);
}

interface Footbed {
  material: string;
  paint: Rgb;
  edge: Rgb;
  yarn: Rgb;
}

/** Sole with its edge, hollowed at heel and ball, and a row of stitches round it. */
export function footbed(draw: Draw, { right, sole }: Foot, { material, paint, edge, yarn }: Footbed): void {
  draw.add({
    outline: shift(sole, 7, 10),
    material: "leather",
    paint: scale(edge, 0.7),
    inflate: 6,
    bevel: [5, 4],
    shadow: null,
  });
  const heelX = right ? 312 : 588;
  draw.add({
    outline: sole,
    material,
    paint,
    inflate: 16,
    round: 0.4,
    bevel: [6, 4],
    shadow: { dx: 2, dy: 3, blur: 4, dark: 0.5 },
    height: (x, y) =>
      -7 * Math.exp(-(((y - 860) / 90) ** 2) - ((x - heelX) / 70) ** 2) - 5 * Math.exp(-(((y - 400) / 120) ** 2)),
    detail: (layer) => layer.stitch(inset(sole, 0.9, 0.965), yarn, { length: 7, gap: 3.4, width: 1.8 }),
  });
}
