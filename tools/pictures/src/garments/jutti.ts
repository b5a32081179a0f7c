import { noise } from "../core/noise";
import { smoothstep } from "../core/numbers";
import { drawnThrough, pts } from "../core/outline";
import { scale } from "../core/palette";
import { ellipse, reverse } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { flower } from "../patterns/motifs";
import { eachFoot, type Foot, footbed } from "./foot-pair";

/** Embroidered flower of gold thread round a bead, on the vamp. */
function embroider(draw: Draw, foot: Foot, paint: string): (x: number, y: number) => number {
  const [middle] = foot.onFoot(pts`296 372`);
  const [cx, cy] = middle ?? [0, 0];
  const seed = draw.seed + paint.length;
  return (x, y) => {
    const petals = flower((x - cx) / 46, (y - cy) / 46, 8, 0.24) * 46;
    const ring = Math.abs(Math.hypot(x - cx, y - cy) - 62) - 3;
    return smoothstep(1.6, -1.6, Math.min(petals, ring) + 0.8 * noise(x / 5, y / 5, seed));
  };
}

function upper(draw: Draw, foot: Foot): void {
  const { shape, path } = drawnThrough(foot.onFoot);
  const gold = draw.dye("gold", "zari");
  const opening = shape`
    294 486!, 330 540, 352 600, 360 700, 364 820, 356 900, 330 946, 300 956, 268 938, 250 880, 244 780, 238 680, 240 600,
    258 540`;
  const onFlower = embroider(draw, foot, draw.color(0));
  draw.add({
    outline: [foot.sole, reverse(opening)],
    material: draw.material("silk"),
    paint: draw.pattern,
    inflate: 62,
    round: 0.6,
    bevel: [4, 3],
    shadow: { dx: 3, dy: 7, blur: 8, dark: 0.5 },
    detail: (layer) => {
      layer.everywhere((i, x, y) => {
        const amount = onFlower(x, y);
        if (amount > 0.01) {
          layer.gild(i, gold, amount);
          layer.raise(i, amount * (1.6 + 0.6 * Math.sin((x + y) * 1.6)));
        }
      });
      const edge = path`
        294 486, 330 540, 352 600, 360 700, 364 820, 356 900, 330 946, 300 956, 268 938, 250 880, 244 780, 238 680, 240 600,
        258 540, 294 486`;
      layer.near(edge, 13, (i, d, along) => {
        const band = smoothstep(12, 10.5, d);
        layer.gild(i, gold, band * (0.8 + 0.2 * Math.sin(along / 2.2)));
        layer.raise(i, band * (1.2 + 0.9 * Math.sin(along / 2.2)));
      });
      layer.stitch(path`214 400, 240 330, 296 300, 352 330, 378 400`, gold, {
        length: 6,
        gap: 4,
        width: 4,
        lift: 1,
        metal: true,
      });
    },
  });
  for (const [x, y] of foot.onFoot(pts`300 196`)) {
    draw.add({
      outline: ellipse(x, y + 6, 13, 17),
      material: draw.material("silk"),
      paint: draw.pattern,
      inflate: 22,
      round: 0.6,
      shadow: { dx: 2, dy: 6, blur: 6, dark: 0.5 },
    });
  }
}

/** Closed slip-on of Punjab: embroidered vamp, turned-up tip. */
export const jutti: Template = (draw) => {
  const bed = draw.dye("bed", "camel");
  eachFoot((foot) => {
    footbed(draw, foot, { material: "leather", paint: bed, edge: scale(bed, 0.7), yarn: draw.dye("thread", "tan") });
    upper(draw, foot);
  });
  return { lift: 7 };
};
