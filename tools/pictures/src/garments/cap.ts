import type { Stitch } from "../core/layer";
import { mix, smoothstep } from "../core/numbers";
import { drawnThrough, type Point, path, shape } from "../core/outline";
import { type Rgb, scale, thread } from "../core/palette";
import { ellipse, offset, shift } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { spot } from "./sewing";
import { HOLE } from "./shoe";

/** The crown is drawn tall and pressed down a little. */
const pressed = (y: number) => (y < 790 ? 790 - (790 - y) * 0.84 : y);
const { shape: crownShape, path: crownLine } = drawnThrough((points) =>
  points.map(([x, y, corner]) => [x, pressed(y), corner]),
);

const rows: Stitch = { length: 5, gap: 2.4, width: 1.3, alpha: 0.6 };

const eyelets: Point[] = [
  [300, pressed(500)],
  [462, pressed(486)],
  [610, pressed(500)],
];

function crown(draw: Draw, material: string, yarn: Rgb): void {
  draw.add({
    outline: crownShape`
      236 742!, 222 660, 228 560, 262 456, 336 376, 440 338, 548 348, 640 402, 704 492, 736 600, 748 700, 744 756, 728 778,
      690 790, 600 797, 500 796, 360 780`,
    material,
    paint: draw.pattern,
    inflate: 170,
    round: 0.5,
    bevel: [3, 2],
    form: crownShape`
      222 900!, 210 660, 216 556, 252 446, 332 364, 440 326, 550 336, 648 394, 714 486, 748 600, 758 900!`,
    shadow: null,
    cloth: { cx: 420 },
    folds: { height: 3, wave: 110, base: () => 0.4, sharp: 0.2 },
    detail: (layer) => {
      const seams = [
        crownLine`440 340, 380 420, 346 560, 340 774`,
        crownLine`440 340, 520 410, 566 540, 580 784`,
        crownLine`440 340, 300 430, 240 600, 236 740`,
        crownLine`440 340, 600 396, 690 540, 716 772`,
      ];
      for (const seam of seams) {
        layer.seam(seam, 2.4, 2.6, 0.4);
        layer.stitch(offset(seam, 6), yarn, rows);
        layer.stitch(offset(seam, -6), yarn, rows);
      }
      for (const [x, y] of eyelets) {
        layer.stitch(ellipse(x, y, 8, 9), yarn, { length: 3, gap: 1, width: 3.4, lift: 1.4 });
        layer.near(spot(x, y), 6, (i, d) => layer.paint(i, HOLE, smoothstep(5, 3.6, d)));
      }
      layer.shadeLine(path`236 752, 360 786, 500 798, 640 792, 740 768`, 0.3, 22);
    },
  });
  draw.add({
    outline: ellipse(440, pressed(336), 25, 13, -0.06),
    material,
    paint: draw.rgb(0),
    inflate: 13,
    shadow: { dx: 2, dy: 4, blur: 4, dark: 0.4 },
  });
}

/** Brim sweeping to the left front, with six rows of stitches. */
function brim(draw: Draw, material: string, paint: Rgb, yarn: Rgb): void {
  const outline = shape`
    244 712!, 310 742, 420 764, 530 772, 592 784!, 560 820, 470 852, 350 868, 220 862, 120 836, 84 806, 104 774, 160 736,
    210 716`;
  draw.add({ outline: shift(outline, 2, 10), material, paint: scale(paint, 0.5), bevel: [4, 3], shadow: null });
  draw.add({
    outline,
    material,
    paint,
    inflate: 30,
    round: 0.6,
    bevel: [6, 5],
    shadow: { dx: 0, dy: -3, blur: 7, dark: 0.4 },
    cloth: { angle: 0.1 },
    height: (x) => -0.036 * (x - 320),
    detail: (layer) => {
      for (let row = 0; row < 6; row++) {
        const t = row / 6;
        const line = path`
          ${mix(110, 240, t)} ${mix(800, 730, t)}, ${mix(140, 300, t)} ${mix(832, 752, t)},
          ${mix(230, 352, t)} ${mix(850, 768, t)}, ${mix(350, 420, t)} ${mix(856, 782, t)},
          ${mix(466, 500, t)} ${mix(840, 790, t)}, ${mix(552, 560, t)} ${mix(812, 792, t)}`;
        layer.stitch(line, yarn, rows);
      }
    },
  });
}

export const cap: Template = (draw) => {
  const material = draw.material("twill");
  const contrast = draw.dyeIf("thread");
  const brimPaint = draw.dye("brim", draw.color(0));
  crown(draw, material, contrast ?? thread(draw.rgb(0)));
  brim(draw, material, brimPaint, contrast ?? thread(brimPaint));
  return { floor: 868 };
};
