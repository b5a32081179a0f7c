import { smoothstep } from "../core/numbers";
import type { Point } from "../core/outline";
import { type Rgb, scale, thread } from "../core/palette";
import { ellipse, offset, ribbon } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { laceBow, laces } from "./laces";
import { FLOOR, HOLE } from "./shoe";
import { heelTabAndEyestay, panels, path, pressed, shape, type Upper, upper } from "./sneaker-upper";

function liningAndTongue(draw: Draw, material: string, paint: Rgb): void {
  draw.add({
    outline: shape`520 432, 600 474, 690 480, 792 446, 806 470, 740 560, 560 560`,
    material: "fleece",
    paint: draw.dye("lining", "stone"),
    inflate: 20,
    shade: (_x, y) => 0.42 + 0.2 * smoothstep(520, 450, y),
    shadow: null,
  });
  draw.add({
    outline: shape`330 566, 392 490, 452 432, 486 404, 512 398, 536 410, 546 440, 548 500, 470 600`,
    material,
    paint,
    inflate: 34,
    bevel: [6, 4],
    shadow: { dx: 2, dy: 4, blur: 7, dark: 0.4 },
    detail: (layer) =>
      layer.stitch(path`440 452, 484 416, 512 410, 530 422, 536 470`, thread(paint), { width: 1.3, alpha: 0.7 }),
  });
}

function paddedCollar(draw: Draw, { canvas, paint }: Upper): void {
  const edge = path`516 474, 556 510, 620 531, 690 527, 746 497, 780 456`;
  draw.add({
    outline: ribbon(offset(edge, 7), (t) => 16 + 14 * Math.sin(t * Math.PI)),
    material: canvas ? "canvas" : "leather",
    paint: draw.dyeIf("collar") ?? scale(paint, 0.96),
    inflate: 9,
    shadow: { dx: 0, dy: 3, blur: 4, dark: 0.35 },
  });
}

const eyelets = Array.from({ length: 6 }, (_, i): Point => {
  const t = i / 5;
  return [340 + 152 * t, pressed(600 - 60 * t - 58 * t * t)];
});

function lacing(draw: Draw, { canvas, paint }: Upper): void {
  const lace = draw.dye("lace", "white");
  for (const [x, y] of eyelets) {
    draw.add({
      outline: ellipse(x, y, 6.5, 6.5),
      material: canvas ? "metal" : "leather",
      paint: canvas ? "silver" : scale(paint, 0.7),
      bevel: [3, 2],
      shadow: null,
    });
    draw.add({ outline: ellipse(x, y, 3.6, 3.6), material: "rubber", paint: HOLE, shadow: null });
  }
  laces(draw, eyelets, lace, true);
  laceBow(draw, 448, pressed(440), lace, 1);
}

function cupSole(draw: Draw): void {
  const paint = draw.dye("sole", "white");
  const outsole = draw.dyeIf("outsole");
  draw.add({
    outline: shape`
      74 742!, 150 752, 300 766, 470 768, 640 760, 760 744, 842 730!, 848 770, 838 806, 806 822, 500 823, 220 822,
      130 812, 88 790`,
    material: "rubber",
    paint,
    inflate: 16,
    round: 0.5,
    bevel: [5, 4],
    shadow: { dx: 0, dy: -4, blur: 5, dark: 0.45 },
    shade: (_x, y) => 1 - 0.22 * smoothstep(795, 824, y),
    detail: (layer) => {
      const row = path`74 752, 150 763, 300 777, 470 779, 640 771, 760 755, 846 741`;
      layer.stitch(row, scale(paint, 0.8), { length: 7, gap: 3, width: 1.8 });
      layer.seam(offset(row, -7), 0.8, 1.6);
      layer.seam(path`90 792, 140 804, 240 809, 500 809, 800 807, 842 792`, 2.2, 2.2);
      layer.near(path`84 776, 130 790, 200 796`, 15, (i, d, along) =>
        layer.raise(i, 1.1 * Math.sin(along / 1.4) * smoothstep(15, 11, d)),
      );
      if (outsole) {
        layer.near(path`90 804, 140 815, 240 819, 500 820, 800 818, 842 800`, 9, (i, d) =>
          layer.paint(i, outsole, smoothstep(9, 7.6, d)),
        );
      }
    },
  });
}

/** Court shoe in leather or canvas. */
export const sneaker: Template = (draw) => {
  const material = draw.material("leather");
  const canvas = material === "canvas";
  liningAndTongue(draw, material, draw.rgb(0));
  const shoe = upper(draw, material, canvas);
  panels(draw, shoe);
  heelTabAndEyestay(draw, shoe);
  paddedCollar(draw, shoe);
  lacing(draw, shoe);
  cupSole(draw);
  return { floor: FLOOR };
};
