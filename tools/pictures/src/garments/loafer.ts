import type { Layer, Stitch } from "../core/layer";
import { smoothstep } from "../core/numbers";
import { type Outline, path, shape } from "../core/outline";
import { type Rgb, scale } from "../core/palette";
import { offset, ribbon } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { FLOOR, overlay } from "./shoe";

const stitches: Stitch = { length: 5, gap: 2.4, width: 1.5, alpha: 0.8 };

interface Leather {
  material: string;
  paint: Rgb;
  yarn: Rgb;
}

/** Far side of the opening and the tongue that stands up behind the strap. */
function liningAndTongue(draw: Draw, { material, paint, yarn }: Leather): void {
  draw.add({
    outline: shape`440 600, 470 574, 540 582, 640 580, 730 560, 800 532!, 812 556, 760 640, 600 680, 470 660`,
    material: "leather",
    paint: draw.dye("lining", "camel"),
    inflate: 16,
    shade: (_x, y) => 0.34 + 0.36 * smoothstep(640, 540, y),
    shadow: null,
  });
  draw.add({
    outline: shape`350 634, 396 588, 436 552, 462 541, 482 549, 496 576, 510 622, 500 660, 420 680`,
    material,
    paint,
    inflate: 30,
    bevel: [5, 4],
    shadow: { dx: 3, dy: 4, blur: 7, dark: 0.45 },
    detail: (layer) => layer.stitch(path`408 590, 440 561, 462 551, 476 558, 488 584, 500 622`, yarn, stitches),
  });
}

/** Raised seam between apron and wall, gathered all round the toe. */
function moccasinSeam(layer: Layer, yarn: Rgb): void {
  const seam = path`420 640, 396 662, 340 684, 260 700, 190 708, 140 708, 108 698, 106 684, 130 672`;
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
    82 780!, 70 750, 76 716, 104 686, 160 664, 240 648, 316 630, 374 602, 420 578, 452 580, 486 606, 540 626, 620 627,
    700 604, 760 568, 796 540, 816 544, 824 572, 814 620, 812 680, 828 740, 834 786!, 640 800, 460 804, 200 798, 96 790!`;
  const layer = draw.add({
    outline,
    material,
    paint,
    inflate: 118,
    round: 0.5,
    bevel: [4, 3],
    form: shape`
      66 860!, 56 748, 62 702, 96 670, 156 648, 236 632, 316 610, 376 576, 440 536, 560 500, 700 490, 800 512, 838 556,
      830 620, 826 680, 844 740, 850 860!`,
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
      surface.stitch(path`500 622, 548 636, 622 637, 704 614, 764 578, 800 552`, yarn, stitches);
      const counter = path`700 608, 680 660, 682 710, 700 798`;
      surface.seam(counter, 1.6, 2.2);
      surface.stitch(offset(counter, 6), yarn, stitches);
      surface.stitch(offset(counter, 11), yarn, stitches);
      surface.shadeLine(path`82 778, 300 796, 600 798, 832 786`, 0.5, 15);
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
    paint: scale(paint, 0.92),
    thick: 4.6,
    outline: shape`
      340 622!, 392 590, 440 568, 474 572!, 504 622, 534 656, 560 712, 570 822!, 474 822!, 466 752, 440 700, 398 662`,
    stitches: [
      path`354 630, 406 668, 450 706, 475 754, 483 812`,
      path`470 582, 494 628, 525 662, 550 716, 560 812`,
      path`398 652, 440 632, 490 628`,
    ],
    yarn,
  });
  draw.add({
    outline: shape`402 624!, 420 607, 444 598, 462 600!, 450 613, 428 622`,
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
    outline: shape`652 790!, 840 782!, 834 ${FLOOR}!, 668 ${FLOOR}!`,
    material: "leather",
    paint: scale(paint, 0.75),
    bevel: [4, 3],
    inflate: 10,
    shadow: null,
    height: (_x, y) => 1.4 * Math.sin(y / 1.9),
  });
  draw.add({
    outline: shape`
      72 776, 100 787, 200 797, 320 803, 470 804, 640 799, 760 791, 836 782, 845 788, 838 798, 720 802, 640 804, 560 811,
      470 818, 300 821, 160 814, 96 804, 70 788`,
    material: "leather",
    paint,
    bevel: [4, 3.4],
    shadow: { dx: 0, dy: -3, blur: 4, dark: 0.5 },
    detail: (layer) => {
      const row = path`78 782, 150 794, 300 804, 470 806, 640 802, 838 788`;
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
    outline: ribbon(path`484 606, 540 627, 620 629, 702 606, 762 570, 804 542`, 9),
    material: leather.material,
    paint: scale(leather.paint, 0.85),
    inflate: 5,
    shadow: { dx: 0, dy: 2, blur: 3, dark: 0.35 },
  });
  sole(draw, leather.yarn);
  return { floor: FLOOR };
};
