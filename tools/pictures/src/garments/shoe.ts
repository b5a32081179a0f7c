import type { Layer } from "../core/layer";
import { smoothstep } from "../core/numbers";
import type { Outline, Point } from "../core/outline";
import { type Rgb, thread } from "../core/palette";
import type { Draw } from "../draw";
import { spot } from "./sewing";

/** Board row on which shoes stand. */
export const FLOOR = 822;

export const HOLE: Rgb = [0.01, 0.01, 0.012];

interface Overlay {
  on: Layer;
  outline: Outline;
  /** The upper, over whose edge nothing is drawn. */
  clip: Outline;
  paint: Rgb;
  material: string;
  thick?: number;
  stitches?: Outline[];
  yarn?: Rgb;
}

/** A piece sewn on the upper. */
export function overlay(draw: Draw, o: Overlay): void {
  draw.add({
    outline: o.outline,
    clip: o.clip,
    material: o.material,
    paint: o.paint,
    on: o.on,
    bevel: [4, o.thick ?? 2.4],
    shadow: { dx: 1.5, dy: 3, blur: 3, dark: 0.34 },
    detail: (layer) => {
      for (const row of o.stitches ?? []) {
        layer.stitch(row, o.yarn ?? thread(o.paint), { length: 5, gap: 2.4, width: 1.3, alpha: 0.75 });
      }
    },
  });
}

/** Punched holes. */
export function punch(layer: Layer, holes: readonly Point[], radius: number): void {
  for (const [x, y] of holes) {
    layer.near(spot(x, y), radius + 3, (i, d) => {
      layer.raise(i, -2 * Math.exp(-(d * d) / (radius * radius)));
      layer.paint(i, HOLE, 0.8 * smoothstep(radius + 0.6, radius - 1, d));
    });
  }
}
