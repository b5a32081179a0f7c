import { path, shape } from "../core/outline";
import { type Rgb, thread } from "../core/palette";
import { ellipse, offset, roundedRect } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { hemStitches } from "./sewing";
import { FLOOR } from "./shoe";

function heelBlock(draw: Draw, material: string, block: boolean): void {
  draw.add({
    outline: block
      ? shape`690 560!, 836 500!, 836 640, 828 820!, 722 820!, 716 700`
      : shape`700 566!, 838 490!, 838 560, 818 680, 808 820!, 786 820!, 780 700, 752 610`,
    material,
    paint: draw.rgb(0),
    inflate: block ? 40 : 24,
    round: 0.5,
    bevel: [4, 3],
    shadow: null,
  });
  draw.add({
    outline: block ? roundedRect(721, 812, 108, 12, 2) : roundedRect(785, 812, 24, 12, 2),
    material: "rubber",
    paint: "black",
    bevel: [2, 1.4],
    shadow: null,
  });
}

function bow(draw: Draw, paint: Rgb): void {
  const x = 270;
  for (const way of [-1, 1]) {
    draw.add({
      outline: shape`
        ${x} 716, ${x + way * 34} ${690 - way * 8}, ${x + way * 62} ${692 - way * 20}, ${x + way * 60} ${730 - way * 18},
        ${x + way * 30} ${732 - way * 6}`,
      material: "satin",
      paint,
      inflate: 18,
      shadow: { dx: 3, dy: 5, blur: 5, dark: 0.45 },
      folds: { height: 5, wave: 20, base: () => 0.5, angle: 0.2 },
    });
  }
  draw.add({
    outline: ellipse(x, 714, 12, 14),
    material: "satin",
    paint,
    inflate: 12,
    shadow: { dx: 2, dy: 4, blur: 4, dark: 0.45 },
  });
}

/** Pump with a slim or a block heel. */
export const heel: Template = (draw) => {
  const material = draw.material("patent");
  draw.add({
    outline: shape`250 720, 360 690, 500 600, 640 486, 770 424, 810 430, 820 470, 700 590, 480 740, 300 770`,
    material: "leather",
    paint: draw.dye("lining", "camel"),
    inflate: 20,
    shade: () => 0.62,
    shadow: null,
  });
  heelBlock(draw, material, draw.flag("block"));
  draw.add({
    outline: shape`
      58 806!, 62 782, 104 748, 190 712, 262 690, 290 698, 330 720, 400 738, 480 700, 570 620, 650 530, 720 462,
      790 420!, 818 430, 836 480, 838 530, 812 570, 720 600!, 620 664, 500 758, 400 808, 300 826, 180 826, 90 818`,
    material,
    paint: draw.pattern,
    inflate: 86,
    round: 0.5,
    bevel: [4, 3],
    form: shape`
      40 830, 48 776, 100 734, 190 696, 320 640, 480 560, 640 440, 760 390, 840 410, 860 500, 830 590, 720 640, 620 700,
      500 800, 400 850, 300 866, 180 866, 80 850`,
    shadow: { dx: 2, dy: 4, blur: 8, dark: 0.4 },
    detail: (layer) => {
      const topline = path`262 690, 290 698, 330 720, 400 738, 480 700, 570 620, 650 530, 720 462, 790 420`;
      layer.near(topline, 8, (i, d) => layer.raise(i, 1.8 * Math.exp(-((d - 3) ** 2) / 5)));
      layer.stitch(offset(topline, 8), thread(draw.rgb(0)), hemStitches);
    },
  });
  draw.add({
    outline: shape`
      58 806!, 90 812, 180 820, 300 819, 398 802, 496 752, 616 658, 716 594, 770 574!, 772 582!, 720 604, 622 668,
      502 762, 402 814, 300 829, 180 830, 80 822`,
    material: "leather",
    paint: draw.dye("sole", "tan"),
    bevel: [3, 2],
    shadow: null,
  });
  if (draw.flag("bow")) {
    bow(draw, draw.rgb(0));
  }
  return { floor: FLOOR + 2 };
};
