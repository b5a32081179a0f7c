import { noise } from "./noise";

/** Hanging folds of a skirt. */
export interface Flutes {
  count: number;
  top: number;
  bottom: number;
  left: (y: number) => number;
  right: (y: number) => number;
  seed: number;
  sharp?: number;
}

/** Height of the flutes, -1 to 1: their phase follows the width of the skirt, so that they open towards the hem. */
export function fluteAt(flutes: Flutes, x: number, y: number): number {
  const { count, seed } = flutes;
  const left = flutes.left(y);
  const right = flutes.right(y);
  const u = (x - left) / (right - left);
  const t = (y - flutes.top) / (flutes.bottom - flutes.top);
  const wander = (0.5 / count) * 1.6 * noise(u * count * 0.45 + 3, t * 0.8, seed);
  const phase = count * (u + wander + (0.18 / count) * noise(u * count, t * 3, seed + 2));
  const strength = 0.65 + 0.35 * noise(u * count * 0.8 + 7, t * 1.2, seed + 4);
  const sharp = flutes.sharp ?? 0.4;
  const round = Math.sin(phase * Math.PI * 2);
  const crisp = 1 - 2 * Math.abs(Math.sin(phase * Math.PI + 0.4)) ** 0.8;
  return ((1 - sharp) * round + sharp * crisp) * strength;
}
