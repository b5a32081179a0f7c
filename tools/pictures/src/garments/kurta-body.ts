import type { Layer } from "../core/layer";
import { smoothstep } from "../core/numbers";
import { mirrored, path, pathOn, shapeOn } from "../core/outline";
import { type Rgb, scale } from "../core/palette";
import { offset } from "../core/shapes";
import type { Draw } from "../draw";
import { sewMiddle } from "./back";
import { hemSeam, openEnd } from "./sewing";
import { armPulls, sides } from "./torso";

export interface KurtaCut {
  /** A kurti: shaped at the waist, a slit at the neck, a stitched yoke. */
  kurti: boolean;
  material: string;
  yarn: Rgb;
  trim: Rgb | null;
  /** The trim is of metal thread. */
  gold: boolean;
}

export function kurtaSleeve(draw: Draw, { material, yarn, trim, gold }: KurtaCut, right: boolean): void {
  const mirrorX = (x: number) => (right ? 900 - x : x);
  openEnd(draw, pathOn(right)`131 691, 150 700, 193 707`, right ? -9 : 9, material, draw.rgb(0));
  draw.add({
    outline: shapeOn(right)`
      330 150, 276 176, 236 210, 200 300, 172 430, 148 560, 128 690!, 150 700, 196 708!, 218 600, 244 480, 270 380,
      300 260`,
    material,
    paint: draw.pattern,
    inflate: 50,
    round: 0.55,
    bevel: [2.5, 1.5],
    shadow: null,
    cloth: { angle: right ? -0.2 : 0.2, dx: right ? 300 : 0 },
    form: shapeOn(right)`
      360 60, 270 168, 228 208, 192 300, 164 430, 140 560, 118 690, 70 900, 190 900, 206 708, 228 600, 256 480, 330 380,
      400 260`,
    folds: {
      height: 15,
      wave: 62,
      sharp: 0.35,
      detail: 0.2,
      length: 150,
      base: (_x, y) => 0.22 + 0.25 * smoothstep(420, 660, y),
      angle: (_x, y) => (right ? -1 : 1) * (0.55 + 0.5 * smoothstep(300, 640, y)) + Math.PI / 2,
      pulls: [
        { x: mirrorX(260), y: 390, radius: 140, strength: 0.7 },
        { x: mirrorX(200), y: 520, radius: 100, strength: 0.55, angle: right ? Math.PI - 0.35 : 0.35 },
      ],
    },
    detail: (layer) => {
      const end = pathOn(right)`131 664, 160 676, 199 682`;
      hemSeam(layer, end, yarn, 0);
      if (trim) {
        layer.near(offset(end, right ? 8 : -8), 24, (i, d, along) =>
          trimBand(layer, i, trim, smoothstep(24, 22.5, d), gold, along),
        );
      }
    },
  });
}

/** One place of the band at cuff and hem; gold thread shows its twist. */
function trimBand(layer: Layer, pixel: number, paint: Rgb, amount: number, gold: boolean, along: number): void {
  if (!gold) {
    layer.paint(pixel, paint, amount);
    return;
  }
  layer.gild(pixel, paint, amount);
  layer.raise(pixel, 0.5 * amount * Math.sin(along * 1.3));
}

/** Three rows of stitches down both sides of the neck slit, meeting in a point. */
function yoke(layer: Layer, yarn: Rgb, metal: boolean): void {
  for (const k of [0, 9, 16]) {
    const row = path`
      ${392 - k} ${150 + k * 0.2}, ${400 - k} 300, ${420 - k * 0.6} ${378 + k}, 450 ${404 + k * 1.6},
      ${480 + k * 0.6} ${378 + k}, ${500 + k} 300, ${508 + k} ${150 + k * 0.2}`;
    layer.stitch(
      row,
      yarn,
      k === 9 ? { length: 3, gap: 5, width: 4, lift: 1, metal } : { length: 7, gap: 2, width: 2, lift: 1, metal },
    );
  }
}

/** Front with side slits; the back peeps out below. */
export function frontAndBack(draw: Draw, { kurti, material, yarn, trim, gold }: KurtaCut): void {
  const hemY = kurti ? 1098 : 1086;
  const slitY = kurti ? 780 : 810;
  const wide = kurti ? 8 : 0;
  const waist = kurti ? 14 : 0;
  draw.add({
    outline: mirrored`
      450 700, 270 700!, ${262 - wide} 900, ${253 - wide} ${hemY - 15}!, 350 ${hemY}, 450 ${hemY + 4}`,
    material,
    paint: scale(draw.rgb(0), 0.9),
    shade: () => 0.55,
    shadow: null,
  });
  const [middle, between, side] = draw.back ? [140, 136, 128] : [172, 164, 142];
  draw.add({
    outline: mirrored`
      450 ${middle}, 418 ${between}, 398 ${side}, 392 118!, 330 146, 268 180!, 276 240, 286 310, 268 392!, ${272 + waist} 520,
      ${276 + waist * 1.1} 600, ${264 + waist * 0.2} 720, ${254 - wide * 0.6} 810, ${244 - wide} 930,
      ${238 - wide} ${hemY - 22}!, 340 ${hemY - 8}, 450 ${hemY - 4}`,
    material,
    paint: draw.pattern,
    inflate: 120,
    round: 0.5,
    bevel: [2.5, 1.6],
    shadow: { dx: 0, dy: 3, blur: 7, dark: 0.32 },
    cloth: { cx: 450 },
    form: mirrored`
      450 -110, 380 0, 294 92, 206 150, 182 290, 226 392, 258 430, ${262 + waist} 520, ${266 + waist} 600, 252 740,
      ${240 - wide} 820, ${226 - wide} 1086, 220 1400!, 450 1400`,
    folds: {
      height: 18,
      wave: 96,
      sharp: 0.3,
      detail: 0.2,
      length: 330,
      base: (_x, y) => 0.12 + 0.62 * smoothstep(460, 860, y),
      angle: (x, y) =>
        Math.PI / 2 +
        (x < 450 ? -1 : 1) *
          (0.4 * smoothstep(700, 380, y) * smoothstep(0, 100, Math.abs(x - 450)) - 0.1 * smoothstep(600, 1000, y)),
      pulls: armPulls(268, 390),
    },
    detail: (layer) => {
      for (const right of sides) {
        const on = pathOn(right);
        layer.seam(offset(on`268 180, 276 240, 286 310, 268 392`, right ? 2.5 : -2.5), 0.8, 2, 0.5);
        const slit = on`${262 - wide} ${slitY}, ${254 - wide} 900, ${250 - wide} ${hemY - 22}`;
        hemSeam(layer, offset(slit, right ? 3 : -3), yarn, 0);
      }
      const hem = path`
        ${238 - wide} ${hemY - 40}, 340 ${hemY - 26}, 450 ${hemY - 22}, 560 ${hemY - 26}, ${662 + wide} ${hemY - 40}`;
      hemSeam(layer, hem, yarn, 0);
      if (trim) {
        layer.near(offset(hem, -8), 22, (i, d, along) =>
          trimBand(layer, i, trim, 0.95 * smoothstep(22, 20.5, d), gold, along),
        );
      }
      if (draw.back) {
        sewMiddle(layer, draw, 150, hemY - 30);
      } else if (kurti) {
        yoke(layer, trim ?? yarn, gold);
      }
    },
  });
}
