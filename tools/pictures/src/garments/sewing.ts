import type { Layer, Stitch } from "../core/layer";
import { smoothstep } from "../core/numbers";
import { type Outline, type Point, pts } from "../core/outline";
import { linear, type Rgb, scale } from "../core/palette";
import { ellipse, lens, offset } from "../core/shapes";
import type { Draw } from "../draw";

/** Stitches of garments, of collars and plackets, and of leather. */
export const hemStitches: Stitch = { length: 4, gap: 2, width: 1.2, lift: 0.3, alpha: 0.5 };
export const fineStitches: Stitch = { ...hemStitches, alpha: 0.55 };
export const leatherStitches: Stitch = { length: 6, gap: 3, width: 1.7, alpha: 0.85 };

/** Seam with a row of stitches, and a second row beside it unless the gap is 0. */
export function hemSeam(layer: Layer, line: Outline, yarn: Rgb, gap = 5): void {
  layer.seam(line, 0.7, 2, 0.5);
  layer.stitch(line, yarn, hemStitches);
  if (gap) {
    layer.stitch(offset(line, gap), yarn, hemStitches);
  }
}

/** A line of no length, for round marks. */
export const spot = (x: number, y: number): Outline => Float64Array.from([x, y, x + 0.1, y]);

/** Button with four holes. */
export function button(draw: Draw, cx: number, cy: number, radius: number, color: string): void {
  const paint = linear(color);
  const q = radius * 0.24;
  draw.add({
    outline: ellipse(cx, cy, radius, radius),
    material: "plastic",
    paint,
    bevel: [radius * 0.5, radius * 0.32],
    shadow: { dx: 1.5, dy: 2.5, blur: 2.5, dark: 0.5 },
    detail: (layer) => {
      layer.near(ellipse(cx, cy, radius * 0.62, radius * 0.62), 2, (i, d) => layer.raise(i, -0.8 * Math.exp(-d * d)));
      for (const [dx, dy] of pts`${-q} ${-q}, ${q} ${-q}, ${-q} ${q}, ${q} ${q}`) {
        layer.near(spot(cx + dx, cy + dy), 2, (i, d) => layer.paint(i, scale(paint, 0.15), smoothstep(1.6, 0.6, d)));
      }
    },
  });
}

/** Metal button of denim. */
export function rivet(draw: Draw, cx: number, cy: number, radius = 8.5): void {
  draw.add({
    outline: ellipse(cx, cy, radius, radius),
    material: "metal",
    paint: draw.text("hardware", "brass"),
    bevel: [radius * 0.5, radius * 0.5],
    shadow: { dx: 1.5, dy: 2.5, blur: 2.5, dark: 0.5 },
    detail: (layer) =>
      layer.near(ellipse(cx, cy, radius * 0.55, radius * 0.55), 2.5, (i, d) => layer.raise(i, -1.2 * Math.exp(-d * d))),
  });
}

/** Punched hole of a strap. */
export function strapHole(layer: Layer, x: number, y: number): void {
  layer.near(spot(x, y), 9, (i, d) => {
    layer.raise(i, -3 * Math.exp((-d * d) / 14));
    layer.paint(i, [0.007, 0.006, 0.006], smoothstep(5.5, 4.1, d));
  });
}

/** The same points moved. */
export const moved = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y, corner]) => [x + dx, y + dy, corner]);

/** The inside of the back, seen below the front at the open end of a sleeve or leg; `end` is the front's edge. */
export function openEnd(draw: Draw, end: Outline, depth: number, material: string, paint: Rgb): void {
  const far = lens(end, depth);
  draw.add({
    outline: far,
    material,
    paint: scale(paint, 0.9),
    bevel: [2, 1.4],
    shadow: null,
    shade: (_x, _y, fromEdge) => 0.62 - 0.3 * smoothstep(1, Math.abs(depth) * 0.7, fromEdge),
  });
}
