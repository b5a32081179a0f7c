import { smoothstep } from "../core/numbers";
import { type Outline, type Point, path, shape } from "../core/outline";
import { type Rgb, scale } from "../core/palette";
import { ellipse, ribbon } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { laceBow, laces } from "./laces";
import { FLOOR, HOLE, overlay } from "./shoe";

function liningAndTongue(draw: Draw, material: string, paint: Rgb): void {
  draw.add({
    outline: shape`520 496, 600 530, 690 526, 786 478, 806 500, 740 590, 560 600`,
    material: "fleece",
    paint: scale(paint, 0.7),
    inflate: 20,
    shade: () => 0.5,
    shadow: null,
  });
  draw.add({
    outline: shape`350 600, 410 540, 462 478, 490 448, 520 444, 540 462, 546 520, 470 620`,
    material,
    paint: scale(paint, 0.92),
    inflate: 30,
    bevel: [6, 4],
    shadow: { dx: 2, dy: 4, blur: 7, dark: 0.4 },
  });
}

function upper(draw: Draw, material: string): void {
  const paint = draw.rgb(0);
  const second = draw.rgb(1);
  const clip = shape`
    70 748!, 66 716, 88 690, 140 664, 220 640, 310 606, 390 556, 452 504!, 500 524, 560 556, 640 562, 710 540, 762 494,
    796 470, 816 482, 818 540, 822 610, 838 680, 830 760!, 460 780`;
  const on = draw.add({
    outline: clip,
    material,
    paint: draw.pattern,
    inflate: 120,
    round: 0.5,
    bevel: [5, 4],
    form: shape`
      60 830!, 54 712, 80 682, 140 654, 220 628, 310 592, 390 540, 460 480, 560 440, 700 440, 800 450, 832 480, 836 610,
      852 680, 848 830!`,
    detail: (layer) => layer.shadeLine(path`70 752, 300 780, 600 780, 830 760`, 0.4, 18),
  });
  const piece = (outline: Outline, color: Rgb, cloth: string, stitches: Outline[] = []) =>
    overlay(draw, { on, clip, outline, paint: color, material: cloth, thick: 2.6, stitches });
  piece(shape`50 800!, 50 700, 90 680, 150 674, 186 706, 260 738, 340 760!, 340 820!`, second, "rubber");
  for (let i = 0; i < 4; i++) {
    const x = 330 + i * 62;
    const bar = shape`
      ${x} 800!, ${x + 30} ${690 - i * 8}, ${x + 66} ${600 - i * 14}!, ${x + 86} ${606 - i * 12}!,
      ${x + 62} ${700 - i * 6}, ${x + 40} 800!`;
    piece(bar, i % 2 ? second : scale(paint, 0.8), "suede");
  }
  piece(shape`610 830!, 640 720, 690 640, 760 596, 850 580!, 870 820!`, second, "rubber", [
    path`634 800, 656 724, 702 654, 766 612, 826 600`,
  ]);
  piece(shape`740 530, 764 480!, 830 455!, 850 560!, 780 566`, scale(paint, 0.8), "suede", [
    path`756 522, 786 552, 824 552`,
  ]);
  piece(shape`330 604, 390 560, 452 500!, 500 520!, 516 548, 486 596, 430 640, 370 660, 336 640`, second, "suede", [
    path`346 636, 372 648, 426 630, 478 590, 504 548`,
  ]);
  draw.add({
    outline: ribbon(path`506 532, 560 564, 640 570, 712 547, 768 502, 796 482`, (t) => 16 + 10 * Math.sin(t * Math.PI)),
    material: "fleece",
    paint: scale(paint, 0.9),
    inflate: 9,
    shadow: { dx: 0, dy: 3, blur: 4, dark: 0.35 },
  });
}

function lacing(draw: Draw): void {
  const lace = draw.dye("lace", "white");
  const eyelets = Array.from({ length: 6 }, (_, i): Point => {
    const t = i / 5;
    return [372 + 122 * t, 628 - 64 * t - 24 * t * t];
  });
  for (const [x, y] of eyelets) {
    draw.add({ outline: ellipse(x, y, 5.5, 5.5), material: "rubber", paint: HOLE, shadow: null });
  }
  laces(draw, eyelets, lace, false);
  laceBow(draw, 470, 482, lace, 0.8);
}

/** Sculpted foam over a ridged rubber sole. */
function sole(draw: Draw): void {
  const second = draw.rgb(1);
  draw.add({
    outline: shape`
      66 752!, 90 790, 150 816, 240 824, 420 820, 600 826, 780 826, 846 806, 872 760, 700 780, 300 800`,
    material: "rubber",
    paint: draw.dye("outsole", "charcoal"),
    inflate: 12,
    bevel: [4, 3],
    shadow: null,
    height: (x) => 2.4 * Math.sin(x / 5),
  });
  draw.add({
    outline: shape`
      58 726!, 96 742, 180 760, 300 768, 420 764, 520 748, 620 722, 720 704, 810 694, 852 676!, 878 730, 874 780, 844 806,
      760 810, 600 808, 430 800, 250 808, 150 800, 86 768`,
    material: "foam",
    paint: draw.dye("sole", "white"),
    inflate: 30,
    round: 0.55,
    bevel: [6, 5],
    shadow: { dx: 0, dy: -4, blur: 6, dark: 0.45 },
    shade: (_x, y) => 1 - 0.2 * smoothstep(780, 812, y),
    detail: (layer) => {
      layer.seam(path`100 772, 260 790, 420 784, 560 764, 700 744, 868 730`, 4, 4);
      layer.seam(path`560 792, 700 776, 866 764`, 3, 3);
      layer.near(path`620 730, 720 716, 840 702`, 9, (i, d) => layer.paint(i, second, 0.81 * smoothstep(9, 7.5, d)));
    },
  });
}

/** Running shoe: mesh, rubber and suede on foam. */
export const runner: Template = (draw) => {
  const material = draw.material("mesh");
  liningAndTongue(draw, material, draw.rgb(0));
  upper(draw, material);
  lacing(draw);
  sole(draw);
  return { floor: FLOOR };
};
