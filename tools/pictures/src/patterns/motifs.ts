import { clamp, smoothstep, TAU } from "../core/numbers";

/** Signed distances of printed motifs of about unit size; negative inside. */

export function flower(x: number, y: number, petals = 6, depth = 0.28): number {
  const angle = Math.atan2(y, x);
  const notch = depth * 1.9;
  return Math.hypot(x, y) - (1 - notch + notch * Math.abs(Math.cos((angle * petals) / 2)) ** 0.75);
}

export function leaf(x: number, y: number): number {
  const t = clamp((y + 1) / 2);
  return Math.abs(x) - 0.42 * Math.sin(Math.PI * t) * (1 - 0.3 * t) + Math.max(0, Math.abs(y) - 0.98);
}

/** The bent drop of Indian block prints. */
export function buta(x: number, y: number): number {
  const t = (y + 1) / 2;
  if (t < 0 || t > 1.02) {
    return 0.5;
  }
  const bent = x + 0.12 - 0.78 * clamp(1 - t) ** 2.1;
  const half = 0.6 * Math.sqrt(clamp(t * (1.02 - t) * 4)) * (0.16 + 0.84 * smoothstep(-0.05, 0.78, t));
  return Math.abs(bent) - half;
}

export function star(x: number, y: number, points = 8): number {
  const turn = (Math.atan2(y, x) / TAU) * points;
  const q = Math.abs((((turn % 1) + 1) % 1) - 0.5) * 2;
  return Math.hypot(x, y) - (0.45 + 0.55 * q * q);
}

export const diamond = (x: number, y: number) => Math.abs(x) + Math.abs(y) - 1;
