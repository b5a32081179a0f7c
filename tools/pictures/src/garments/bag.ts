import type { Stitch } from "../core/layer";
import { path, shape } from "../core/outline";
import type { Rgb } from "../core/palette";
import { ellipse, reverse, ribbon, roundedRect } from "../core/shapes";
import type { Draw } from "../draw";

/** Saddle stitches of bags. */
export const saddleStitches: Stitch = { length: 7, gap: 3, width: 1.8, alpha: 0.85 };

export function ring(draw: Draw, cx: number, cy: number, metal: string): void {
  draw.add({
    outline: [ellipse(cx, cy, 25, 29), reverse(ellipse(cx, cy, 17, 21))],
    material: "metal",
    paint: metal,
    inflate: 5.6,
    round: 0.5,
    shadow: { dx: 2, dy: 4, blur: 3, dark: 0.5 },
  });
}

export function tassel(draw: Draw, cx: number, cy: number, paint: Rgb, metal: string): void {
  const material = "polished";
  draw.add({
    outline: ribbon(path`${cx - 22} ${cy - 26}, ${cx - 6} ${cy}, ${cx} ${cy + 60}`, 5),
    material,
    paint,
    inflate: 4,
    shadow: { dx: 3, dy: 4, blur: 3, dark: 0.4 },
  });
  draw.add({
    outline: shape`
      ${cx - 13} ${cy + 84}!, ${cx + 13} ${cy + 84}!, ${cx + 24} ${cy + 190}!, ${cx} ${cy + 194},
      ${cx - 24} ${cy + 190}!`,
    material,
    paint,
    inflate: 16,
    shadow: { dx: 5, dy: 7, blur: 7, dark: 0.42 },
    height: (x, y) => 3.2 * Math.abs(Math.sin(((x - cx) / (13 + (y - cy - 84) * 0.1)) * 8)),
  });
  draw.add({
    outline: roundedRect(cx - 14, cy + 56, 28, 34, 6),
    material,
    paint,
    inflate: 10,
    shadow: { dx: 2, dy: 3, blur: 3, dark: 0.45 },
  });
  draw.add({
    outline: roundedRect(cx - 15, cy + 78, 30, 8, 3),
    material: "metal",
    paint: metal,
    inflate: 5,
    shadow: { dx: 1, dy: 2, blur: 2, dark: 0.4 },
  });
}
