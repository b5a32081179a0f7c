import type { Layer } from "../core/layer";
import { noise } from "../core/noise";
import { curve, pts } from "../core/outline";
import { type Rgb, scale, thread } from "../core/palette";
import { shift } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { eachFoot, type Foot, inset } from "./foot-pair";
import { spot } from "./sewing";

/** Leather sole: a channel with stitches, the heel built up of layers, small nails. */
function leatherSole(draw: Draw, foot: Foot, paint: Rgb): void {
  draw.add({
    outline: foot.sole,
    material: "leather",
    paint,
    inflate: 20,
    round: 0.35,
    bevel: [7, 5],
    shadow: { dx: 3, dy: 4, blur: 5, dark: 0.5 },
    detail: (layer) => {
      const channel = inset(foot.sole, 0.87, 0.955);
      layer.seam(channel, 2, 3);
      layer.stitch(channel, thread(paint), { length: 8, gap: 4, width: 2 });
      scuffs(layer, draw.seed);
    },
  });
  const heel = foot.onFoot(pts`
    238 792!, 300 800, 374 790!, 378 860, 362 950, 314 990, 262 972, 236 900`);
  draw.add({
    outline: inset(curve(heel), 0.97, 0.98),
    material: "leather",
    paint: scale(paint, 0.72),
    bevel: [6, 6],
    shadow: { dx: 2, dy: -2, blur: 6, dark: 0.5 },
    detail: (layer) => {
      for (const [x, y] of foot.onFoot(pts`256 826, 356 824, 262 900, 352 900, 300 948, 306 830`)) {
        layer.near(spot(x, y), 6, (i, d) => {
          layer.paint(i, [0.5, 0.42, 0.26], Math.max(0, 1 - d / 4.4));
          layer.raise(i, 1.6 * Math.exp((-d * d) / 8));
        });
      }
    },
  });
}

/** A few pale marks, as leather has them. */
function scuffs(layer: Layer, seed: number): void {
  layer.everywhere((i, x, y) => layer.darken(i, 1 + 0.07 * noise(x / 50, y / 90, seed)));
}

/** The pair turned over: soles of leather, the edge of the upper around them. */
export const soles: Template = (draw) => {
  const bed = draw.dye("bed", "camel");
  eachFoot((foot) => {
    draw.add({
      outline: shift(foot.sole, foot.right ? 9 : -9, 4),
      material: draw.spec.template === "jutti" ? draw.material("silk") : "leather",
      paint: draw.spec.template === "sandal" ? draw.dye("edge", "brown") : draw.pattern,
      inflate: 18,
      bevel: [7, 6],
      shadow: { dx: 4, dy: 8, blur: 9, dark: 0.45 },
    });
    leatherSole(draw, foot, scale(bed, 0.82));
  });
  return { lift: 7 };
};
