import { clamp, TAU } from "../core/numbers";
import type { Rgb } from "../core/palette";
import { type Ink, inside } from "./ink";
import { diamond, flower } from "./motifs";

export interface Zari {
  width: number;
  ground: Rgb;
  gold: Rgb;
}

/** A line along the border, at a share of its width. */
const line = (q: number, at: number, half: number, width: number) => inside((Math.abs(q - at) - half) * width);

/** Woven gold border, `fromEdge` pixels from the finished edge and `along` it; beyond its width nothing changes. */
export function zariBorder(ink: Ink, fromEdge: number, along: number, { width, ground, gold }: Zari): void {
  if (fromEdge > width) {
    return;
  }
  const q = Math.max(0, fromEdge) / width;
  const lines = Math.max(
    line(q, 0.04, 0.035, width),
    line(q, 0.16, 0.02, width),
    line(q, 0.86, 0.03, width),
    line(q, 0.95, 0.015, width),
  );
  const pitch = width * 0.62;
  const x = along - Math.round(along / pitch) * pitch;
  const y = (q - 0.51) * width;
  const petals = inside(flower(x / (width * 0.2), y / (width * 0.2), 8, 0.2) * width * 0.2);
  const ring = petals - inside(Math.hypot(x, y) - width * 0.07);
  const gap = along - (Math.floor(along / pitch) + 0.5) * pitch;
  const lozenge = inside(diamond(gap / (width * 0.09), y / (width * 0.26)) * width * 0.08);
  const metal = clamp(Math.max(lines, ring, inside(Math.hypot(x, y) - width * 0.035), lozenge));
  ink.fill(ground);
  ink.print(gold, metal);
  ink.metal = metal;
  ink.relief = metal * (0.6 + 0.3 * Math.sin(((along * 0.8 + fromEdge) * TAU) / 3.4));
}
