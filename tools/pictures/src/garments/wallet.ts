import { drawnThrough, type Outline } from "../core/outline";
import { linear, scale } from "../core/palette";
import type { Draw, Template } from "../draw";
import { leatherStitches } from "./sewing";

const TURN = -0.05;

const { shape, path } = drawnThrough((points) =>
  points.map(([x, y, corner]) => {
    const dx = x - 450;
    const dy = y - 600;
    return [450 + dx * Math.cos(TURN) - dy * Math.sin(TURN), 600 + dx * Math.sin(TURN) + dy * Math.cos(TURN), corner];
  }),
);

/** Rectangle with round corners, lying as the wallet does. */
const leaf = (left: number, top: number, right: number, bottom: number, r: number): Outline => shape`
  ${left + r} ${top}!, ${right - r} ${top}!, ${right - r * 0.3} ${top + r * 0.3}, ${right} ${top + r}!,
  ${right} ${bottom - r}!, ${right - r * 0.3} ${bottom - r * 0.3}, ${right - r} ${bottom}!, ${left + r} ${bottom}!,
  ${left + r * 0.3} ${bottom - r * 0.3}, ${left} ${bottom - r}!, ${left} ${top + r}!, ${left + r * 0.3} ${top + r * 0.3}`;

function insideLeaves(draw: Draw, material: string): void {
  const cover = draw.rgb(0);
  draw.add({
    outline: leaf(150, 384, 782, 818, 24),
    material,
    paint: scale(cover, 0.85),
    inflate: 12,
    round: 0.35,
    bevel: [6, 5],
    shadow: null,
    shade: () => 0.8,
    detail: (layer) =>
      layer.stitch(path`170 398, 756 398, 768 412, 768 806`, draw.dye("thread", "tan"), leatherStitches),
  });
  draw.add({
    outline: leaf(180, 388, 742, 700, 6),
    material: "suede",
    paint: scale(cover, 0.4),
    shade: () => 0.6,
    shadow: { dx: 0, dy: 3, blur: 5, dark: 0.4 },
  });
  for (const [i, color] of draw.back ? [] : draw.list("cards", ["sand", "teal", "offwhite"]).entries()) {
    draw.add({
      outline: leaf(222 + i * 14, 372 + i * 20, 690 - i * 10, 640, 16),
      material: "plastic",
      paint: linear(color),
      bevel: [2.5, 2],
      shadow: { dx: 1, dy: -1, blur: 4, dark: 0.35 },
    });
  }
}

/** Folded wallet with cards peeping out. */
export const wallet: Template = (draw) => {
  const material = draw.material("grain");
  const stitches = { ...leatherStitches, width: 2, length: 7 };
  const yarn = draw.dye("thread", "tan");
  insideLeaves(draw, material);
  draw.add({
    outline: leaf(136, 440, 764, 838, 26),
    material,
    paint: draw.pattern,
    inflate: 34,
    round: 0.38,
    bevel: [10, 8],
    shadow: { dx: 2, dy: -3, blur: 8, dark: 0.5 },
    folds: { height: 3.4, wave: 150, base: () => 0.5, sharp: 0.15 },
    detail: (layer) => {
      layer.stitch(path`152 470, 152 812, 166 824, 734 824, 748 812, 748 470`, yarn, stitches);
      layer.stitch(path`150 458, 750 458`, yarn, stitches);
      layer.near(path`176 445, 172 640, 176 832`, 30, (i, d) => layer.raise(i, -1.2 * Math.exp((-d * d) / 90)));
    },
  });
  return { lift: 13 };
};
