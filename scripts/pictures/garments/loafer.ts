import type { Layer, Stitch } from "@/scripts/pictures/core/layer";
import { smoothstep } from "@/scripts/pictures/core/numbers";
import { type Outline, path, shape } from "@/scripts/pictures/core/outline";
import { type Rgb, scale } from "@/scripts/pictures/core/palette";
import { offset, ribbon } from "@/scripts/pictures/core/shapes";
import type { Draw, Template } from "@/scripts/pictures/draw";
import { FLOOR, overlay } from "@/scripts/pictures/garments/shoe";

const stitches: Stitch = { length: 5, gap: 2.4, width: 1.5, alpha: 0.8 };

interface Leather {
  material: string;
  paint: Rgb;
  yarn: Rgb;
}

/** Far side of the opening and the tongue that stands up behind the strap. */
function liningAndTongue(draw: Draw, { material, paint, yarn }: Leather): void {
  draw.add({
    outline: shape`440 590, 470 560, 540 568, 640 566, 730 540, 806 506!, 816 540, 760 640, 600 680, 470 660`,
    material: "leather",
    paint: draw.dye("lining", "camel"),
    inflate: 16,
    shade: (_x, y) => 0.34 + 0.36 * smoothstep(640, 520, y),
    shadow: null,
  });
  draw.add({
    outline: shape`356 624, 396 574, 436 536, 462 524, 482 532, 496 562, 510 612, 500 660, 420 680`,
    material,
    paint,
    inflate: 30,
    bevel: [5, 4],
    shadow: { dx: 3, dy: 4, blur: 7, dark: 0.45 },
    detail: (layer) => layer.stitch(path`410 576, 440 545, 462 534, 476 542, 488 568, 500 612`, yarn, stitches),
  });
}

/** Raised seam between apron and wall, gathered all round. */
function moccasinSeam(layer: Layer, yarn: Rgb): void {
  const seam = path`392 668, 330 692, 250 708, 180 714, 130 712, 104 700, 112 688`;
  layer.ridge(seam, 5, 9, 4);
  layer.near(seam, 18, (i, d, along, side) => {
    const gathers = Math.max(0, Math.sin(along / 3.1));
    layer.raise(i, 2.2 * Math.exp(-Math.abs(d - 7) / 4) * gathers);
    layer.darken(i, 1 - 0.34 * Math.exp(-((d - 7) ** 2) / 5) * (side < 0 ? 1 : 0.6));
  });
  layer.stitch(offset(seam, 11), yarn, stitches);
}

function upper(draw: Draw, { material, paint, yarn }: Leather): { layer: Layer; outline: Outline } {
  const outline = shape`
    78 776!, 70 744, 80 712, 112 686, 170 668, 250 650, 320 626, 376 594, 420 566, 452 566, 486 592, 540 612, 620 612,
    700 588, 764 546, 806 510, 824 518, 828 560, 820 620, 826 700, 836 784!, 640 800, 460 804, 200 798, 92 788!`;
  const layer = draw.add({
    outline,
    material,
    paint,
    inflate: 118,
    round: 0.5,
    bevel: [4, 3],
    form: shape`
      62 860!, 54 742, 68 700, 106 672, 168 654, 250 634, 320 606, 380 566, 440 520, 560 480, 700 470, 806 484, 842 540,
      838 620, 844 700, 852 860!`,
    shadow: { dx: 2, dy: 4, blur: 7, dark: 0.4 },
    folds: {
      height: 3,
      wave: 24,
      length: 70,
      sharp: 0.4,
      base: () => 0.02,
      pulls: [{ x: 330, y: 726, radius: 60, strength: 0.7, angle: 1.2 }],
    },
    detail: (surface) => {
      moccasinSeam(surface, yarn);
      surface.stitch(path`500 610, 548 622, 622 622, 704 598, 768 556, 808 524`, yarn, stitches);
      const counter = path`716 590, 700 640, 700 700, 716 796`;
      surface.seam(counter, 1.6, 2.2);
      surface.stitch(offset(counter, 6), yarn, stitches);
      surface.stitch(offset(counter, 11), yarn, stitches);
      surface.shadeLine(path`78 774, 300 796, 600 798, 834 784`, 0.5, 15);
    },
  });
  return { layer, outline };
}

/** Strap over the instep, with the slit that once held a coin. */
function saddle(draw: Draw, { layer: on, outline: clip }: { layer: Layer; outline: Outline }, leather: Leather): void {
  const { material, paint, yarn } = leather;
  overlay(draw, {
    on,
    clip,
    material,
    paint,
    thick: 3.6,
    outline: shape`
      352 606!, 396 576, 440 556, 474 560!, 500 606, 532 640, 560 700, 572 820!, 470 820!, 462 740, 440 690, 400 650`,
    stitches: [
      path`364 616, 408 656, 450 696, 472 744, 480 810`,
      path`470 568, 492 612, 524 648, 550 704, 562 810`,
      path`404 640, 440 620, 486 614`,
    ],
    yarn,
  });
  draw.add({
    outline: shape`408 612!, 424 596, 446 586, 462 586!, 452 600, 432 610`,
    clip,
    on,
    material: "leather",
    paint: scale(paint, 0.12),
    shadow: null,
    bevel: [3, -2],
  });
}

/** Stacked heel, thin sole, and the welt with its row of stitches. */
function sole(draw: Draw, yarn: Rgb): void {
  const paint = draw.dye("sole", "darkbrown");
  draw.add({
    outline: shape`644 790!, 842 782!, 838 ${FLOOR}!, 656 ${FLOOR}!`,
    material: "leather",
    paint: scale(paint, 0.75),
    bevel: [4, 3],
    inflate: 10,
    shadow: null,
    height: (_x, y) => 1.4 * Math.sin(y / 1.9),
  });
  draw.add({
    outline: shape`
      62 770!, 96 782, 200 796, 320 803, 470 804, 640 798, 760 790, 848 780!, 846 794!, 720 800, 640 802, 560 810, 470 818,
      300 821, 160 812, 92 800, 66 784`,
    material: "leather",
    paint,
    bevel: [4, 3.4],
    shadow: { dx: 0, dy: -3, blur: 4, dark: 0.5 },
    detail: (layer) => {
      const row = path`72 777, 150 792, 300 803, 470 805, 640 800, 842 786`;
      layer.stitch(row, yarn, { ...stitches, length: 4, gap: 2.6 });
      layer.seam(offset(row, -7), 1.4, 1.8);
    },
  });
}

/** Penny loafer. */
export const loafer: Template = (draw) => {
  const leather: Leather = {
    material: draw.material("polished"),
    paint: draw.rgb(0),
    yarn: draw.dye("thread", "#c9a577"),
  };
  liningAndTongue(draw, leather);
  const shoe = upper(draw, leather);
  saddle(draw, shoe, leather);
  draw.add({
    outline: ribbon(path`484 592, 540 613, 620 614, 702 590, 766 548, 812 512`, 9),
    material: leather.material,
    paint: scale(leather.paint, 0.85),
    inflate: 5,
    shadow: { dx: 0, dy: 2, blur: 3, dark: 0.35 },
  });
  sole(draw, leather.yarn);
  return { floor: FLOOR };
};
