import { noise } from "../core/noise";
import { clamp, smoothstep } from "../core/numbers";
import { type Outline, path, xAt, yAt } from "../core/outline";
import { reverse } from "../core/shapes";
import type { Draw } from "../draw";
import { zariBorder } from "../patterns/zari";
import type { SareeCloth } from "./saree";

const PLEATS = 6;

const upper = path`322 556, 346 480, 392 396, 458 310, 516 230, 546 166`;
const lower = path`262 724, 340 712, 430 668, 520 590, 584 490, 620 380, 636 280, 640 180`;

const outline: Outline = Float64Array.from([
  ...upper,
  ...[566, 152, 596, 150, 624, 160],
  ...reverse(lower),
  ...[272, 690, 290, 630, 306, 592],
]);

/** Distance from a line to a place, and how far along the line it is. */
function alongLine(line: Outline, x: number, y: number): { distance: number; along: number } {
  let best = 1e18;
  let along = 0;
  let start = 0;
  for (let k = 0; k + 1 < line.length / 2; k++) {
    const px = xAt(line, k);
    const py = yAt(line, k);
    const dx = xAt(line, k + 1) - px;
    const dy = yAt(line, k + 1) - py;
    const length = Math.hypot(dx, dy) || 1e-6;
    const t = clamp(((x - px) * dx + (y - py) * dy) / (length * length));
    const squared = (x - px - t * dx) ** 2 + (y - py - t * dy) ** 2;
    if (squared < best) {
      best = squared;
      along = start + t * length;
    }
    start += length;
  }
  return { distance: Math.sqrt(best), along };
}

interface Place {
  /** From the upper edge to the lower, 0 to 1. */
  across: number;
  along: number;
}

/** Where a place of the board lies on the sash; each is worked out once, since three passes ask for it. */
function placesOnSash(): (x: number, y: number) => Place {
  const top = Float64Array.from([226, 620, ...upper]);
  const low = Float64Array.from([180, 738, ...lower]);
  const known = new Map<number, Place>();
  return (x, y) => {
    const key = Math.round(x * 8) * 16_384 + Math.round(y * 8);
    const before = known.get(key);
    if (before) {
      return before;
    }
    const { distance, along } = alongLine(top, x, y);
    const place = { across: distance / (distance + alongLine(low, x, y).distance + 1e-6), along };
    known.set(key, place);
    return place;
  };
}

/** Pleated sash of the pallu, from the right hip over the left shoulder. */
export function drapedPallu(draw: Draw, { material, border }: SareeCloth): void {
  const placeOf = placesOnSash();
  const acrossPleat = (x: number, y: number) => {
    const { across, along } = placeOf(x, y);
    const place = across * PLEATS + 0.25 * noise(across * 4, along / 120, draw.seed + 3);
    return place - Math.floor(place);
  };
  draw.add({
    outline,
    material,
    paint: (u, v, ink) => {
      draw.pattern(u, v, ink);
      zariBorder(ink, v + 1, u, { ...border, width: border.width * 0.9 });
    },
    inflate: 22,
    round: 0.6,
    bevel: [3, 2.4],
    shadow: { dx: -2, dy: 8, blur: 12, dark: 0.5 },
    cloth: {
      pitch: 0,
      map: (x, y) => {
        const { across, along } = placeOf(x, y);
        return [along, across * 250];
      },
    },
    height: (x, y) => {
      const t = acrossPleat(x, y);
      return 8 * (t ** 0.8 - smoothstep(0.86, 1, t)) + 70 * Math.sqrt(Math.max(0, 1 - ((x - 456) / 206) ** 2));
    },
    detail: (layer) => layer.everywhere((i, x, y) => layer.darken(i, 1 - 0.5 * Math.exp(-acrossPleat(x, y) * 8))),
  });
}
