import type { Layer } from "@/scripts/pictures/core/layer";
import { smoothstep } from "@/scripts/pictures/core/numbers";
import { drawnThrough, type Outline, type Point } from "@/scripts/pictures/core/outline";
import { type Rgb, scale, thread } from "@/scripts/pictures/core/palette";
import { ellipse, offset, ribbon } from "@/scripts/pictures/core/shapes";
import type { Draw, Template } from "@/scripts/pictures/draw";
import { laceBow, laces } from "@/scripts/pictures/garments/laces";
import { FLOOR, HOLE, overlay, punch } from "@/scripts/pictures/garments/shoe";

/** The shoe is drawn tall and pressed down above the sole. */
const pressed = (y: number) => (y < 740 ? 740 - (740 - y) * 0.75 : y);
const { shape, path } = drawnThrough((points) => points.map(([x, y, corner]) => [x, pressed(y), corner]));

interface Upper {
  layer: Layer;
  outline: Outline;
  material: string;
  paint: Rgb;
  second: Rgb;
  canvas: boolean;
}

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

/** Three rows of holes over the toes. */
const vents = Array.from({ length: 3 }, (_, row) =>
  Array.from(
    { length: row === 1 ? 3 : 4 },
    (_item, i): Point => [176 + i * 27 + row * 13, pressed(648 - i * 9 + row * 17)],
  ),
).flat();

function upper(draw: Draw, material: string, canvas: boolean): Upper {
  const paint = draw.rgb(0);
  const outline = shape`
    88 752!, 80 706, 92 664, 130 634, 196 612, 292 582, 360 542, 420 490, 470 452!, 508 470, 556 508, 620 528, 690 524,
    744 494, 778 452, 796 438, 814 446, 820 480, 814 560, 826 640, 836 700, 832 756!, 460 772`;
  const layer = draw.add({
    outline,
    material,
    paint: draw.pattern,
    inflate: 120,
    round: 0.5,
    bevel: [5, 4],
    shadow: { dx: 2, dy: 4, blur: 8, dark: 0.4 },
    form: shape`
      76 830!, 70 706, 82 660, 124 626, 196 600, 292 568, 360 524, 430 460, 560 420, 700 420, 796 412, 834 440, 840 480,
      836 560, 846 640, 856 700, 852 830!, 460 838`,
    folds: {
      height: canvas ? 4 : 3,
      wave: 30,
      sharp: 0.4,
      length: 60,
      base: () => 0.05,
      angle: 1.2,
      pulls: [{ x: 268, y: 640, radius: 70, strength: 0.8, angle: 1.15 }],
    },
    detail: (surface) => {
      if (canvas) {
        punch(
          surface,
          [
            [520, 690],
            [560, 692],
          ],
          7,
        );
      } else {
        punch(surface, vents, 3);
      }
      surface.shadeLine(path`88 752, 300 772, 600 772, 832 752`, 0.35, 16);
    },
  });
  return { layer, outline, material, paint, second: draw.rgb(1), canvas };
}

/** Toe, side panel and heel counter of a leather shoe; the heel strip of a canvas one. */
function panels(draw: Draw, { layer: on, outline: clip, material, paint, second, canvas }: Upper): void {
  if (canvas) {
    overlay(draw, {
      on,
      clip,
      material,
      paint,
      outline: shape`770 800!, 776 640, 770 520, 780 430!, 860 430!, 870 800!`,
      stitches: [path`782 790, 788 640, 782 520, 790 450`],
    });
    return;
  }
  overlay(draw, {
    on,
    clip,
    material,
    paint,
    outline: shape`70 770!, 70 700, 90 662, 128 640, 150 668, 196 706, 262 724, 330 722, 372 730!, 390 790!`,
    stitches: [path`133 648, 156 678, 202 716, 264 734, 332 731, 362 738`],
  });
  overlay(draw, {
    on,
    clip,
    material,
    paint: second,
    outline: shape`340 800!, 384 712, 444 642, 500 594!, 572 548, 606 560, 602 650, 616 800!`,
    stitches: [path`352 790, 393 718, 452 650, 508 603`, path`597 566, 592 650, 605 780`],
  });
  overlay(draw, {
    on,
    clip,
    material,
    paint,
    outline: shape`640 800!, 652 700, 690 610, 744 556, 800 530, 860 524!, 870 800!`,
    stitches: [path`652 790, 663 704, 699 618, 750 566, 804 541, 830 538`],
  });
}

function heelTabAndEyestay(draw: Draw, { layer: on, outline: clip, material, paint, second }: Upper): void {
  overlay(draw, {
    on,
    clip,
    material,
    paint: second,
    outline: shape`752 500, 776 440!, 860 420!, 850 540!, 786 528`,
    stitches: [path`766 490, 794 520, 826 524`],
  });
  overlay(draw, {
    on,
    clip,
    material,
    paint,
    thick: 3,
    outline: shape`
      282 586!, 352 544, 418 490, 468 448!, 512 466!, 530 492, 500 560, 440 606, 372 640, 318 634`,
    stitches: [
      path`300 600, 326 624, 372 630, 434 598, 490 554, 518 494`,
      path`308 604, 330 617, 370 622, 430 590, 482 548, 510 492`,
    ],
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
