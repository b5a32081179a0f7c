import type { Layer, Stitch } from "../core/layer";
import { noise } from "../core/noise";
import { line, mirrored, type Outline, path, pathOn, pts, shape, shapeOn } from "../core/outline";
import type { Rgb } from "../core/palette";
import { offset } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { collar, collarStand } from "./collar";
import { hanger } from "./hanger";
import { longSleeves } from "./long-sleeves";
import { rivet } from "./sewing";
import { body, insideBack, sides, type Torso, usualTorso } from "./torso";

const material = "denim";
const coarse: Stitch = { width: 1.9, length: 6 };

/** Seam between two rows of stitches. */
function straddled(layer: Layer, seam: Outline, yarn: Rgb, depth: number, apart: number): void {
  layer.seam(seam, depth, depth === 3 ? 3 : 2, depth === 3 ? 0 : 1);
  layer.stitch(offset(seam, -apart), yarn, coarse);
  layer.stitch(offset(seam, apart), yarn, coarse);
}

/** Yoke, panels, armhole and side pocket of one half. */
function sewFront(layer: Layer, t: Torso, yarn: Rgb, right: boolean): void {
  const on = pathOn(right);
  const sign = right ? -1 : 1;
  const yoke = on`${t.shoulderX + 20} 372, 330 380, 436 376`;
  layer.seam(yoke, 1.6, 2.2, 0.9);
  layer.stitch(offset(yoke, -4 * sign), yarn, coarse);
  layer.stitch(offset(yoke, -10 * sign), yarn, coarse);
  straddled(layer, on`352 380, 358 560, 380 832`, yarn, 1.4, 3.5);
  straddled(layer, on`296 380, 302 560, 358 832`, yarn, 1.4, 3.5);
  const armhole = on`
    ${t.shoulderX} ${t.shoulderY}, ${t.shoulderX + 16} ${t.shoulderY + 74}, ${t.shoulderX + 20} ${t.pitY - 80},
    ${t.pitX} ${t.pitY}`;
  layer.stitch(offset(armhole, -8 * sign), yarn, coarse);
  straddled(layer, on`276 640, 316 770`, yarn, 3, 6);
}

/** Yoke of the back, and the two seams that run from it to the waist. */
function sewBack(layer: Layer, t: Torso, yarn: Rgb): void {
  const yoke = path`${t.shoulderX + 20} 366, 450 382, ${880 - t.shoulderX} 366`;
  layer.seam(yoke, 1.6, 2.2, 0.9);
  layer.stitch(offset(yoke, 4), yarn, coarse);
  layer.stitch(offset(yoke, 10), yarn, coarse);
  for (const right of sides) {
    const on = pathOn(right);
    straddled(layer, on`330 378, 352 560, 394 832`, yarn, 1.4, 3.5);
    const armhole = on`
      ${t.shoulderX} ${t.shoulderY}, ${t.shoulderX + 16} ${t.shoulderY + 74}, ${t.shoulderX + 20} ${t.pitY - 80},
      ${t.pitX} ${t.pitY}`;
    layer.stitch(offset(armhole, right ? 8 : -8), yarn, coarse);
  }
}

/** Paler beside the placket and in clouds. */
function wash(layer: Layer, strength: number, seed: number): void {
  layer.everywhere((i, x, y) => {
    const clouds = 0.35 * noise(x / 60, y / 120, seed);
    const beside = 0.25 * Math.exp(-(((Math.abs(x - 450) - 110) / 60) ** 2));
    layer.darken(i, 1 + strength * (clouds + beside));
  });
}

function chestPockets(draw: Draw, on: Layer, yarn: Rgb): void {
  for (const right of sides) {
    draw.add({
      outline: shapeOn(right)`286 376!, 398 374!, 398 404!, 342 432!, 288 408!`,
      on,
      material,
      paint: draw.pattern,
      bevel: [4, 3],
      shadow: { dx: 2, dy: 5, blur: 5, dark: 0.42 },
      detail: (layer) => {
        for (const k of [5, 11]) {
          const row = pathOn(right)`
            ${286 + k} 378, ${288 + k} ${407 - k * 0.6}!, 342 ${431 - k * 1.1}!, ${398 - k} ${403 - k * 0.6}!, ${398 - k} 376`;
          layer.stitch(row, yarn, coarse);
        }
      },
    });
    rivet(draw, right ? 558 : 342, 412);
  }
}

function placketAndBand(draw: Draw, t: Torso, front: { layer: Layer; outline: Outline }, yarn: Rgb): void {
  if (!draw.back) {
    placket(draw, front, yarn);
  }
  band(draw, t, yarn);
}

function placket(draw: Draw, front: { layer: Layer; outline: Outline }, yarn: Rgb): void {
  draw.add({
    outline: shape`428 224!, 470 224!, 472 900!, 428 900!`,
    clip: front.outline,
    on: front.layer,
    material,
    paint: draw.pattern,
    bevel: [4, 2.6],
    shadow: { dx: 2, dy: 1, blur: 3, dark: 0.36 },
    detail: (layer) => {
      for (const x of [434, 440, 464]) {
        layer.stitch(line(pts`${x} 226, ${x} 900`, 8), yarn, coarse);
      }
    },
  });
}

function band(draw: Draw, t: Torso, yarn: Rgb): void {
  draw.add({
    outline: mirrored`
      450 ${t.hemY + 8}, 340 ${t.hemY + 4}, ${t.hemX - 2} ${t.hemY - 8}!, ${t.hemX} ${t.hemY + 46}!, 340 ${t.hemY + 58},
      450 ${t.hemY + 62}`,
    material,
    paint: draw.pattern,
    inflate: 96,
    bevel: [4, 3],
    form: mirrored`450 500, ${t.hemX - 12} 500, ${t.hemX - 12} 1200, 450 1200`,
    shadow: { dx: 1, dy: 2, blur: 4, dark: 0.36 },
    detail: (layer) => {
      for (const k of [2, 38]) {
        const row = path`
          ${t.hemX - 2} ${t.hemY + k - 2}, 340 ${t.hemY + 9 + k}, 450 ${t.hemY + 13 + k}, 560 ${t.hemY + 9 + k},
          ${902 - t.hemX} ${t.hemY + k - 2}`;
        layer.stitch(row, yarn, coarse);
      }
      if (!draw.back) {
        layer.seam(path`472 830, 472 900`, 2, 2);
      }
    },
  });
}

/** Trucker jacket. */
export const denimJacket: Template = (draw) => {
  const { pattern } = draw;
  const ground = draw.rgb(0);
  const yarn = draw.dye("thread", "#c08a45");
  const t: Torso = { ...usualTorso, hemY: 830, waistX: 236, hemX: 244, drop: 240, bulk: 124 };
  insideBack(draw, t, ground, material);
  collarStand(draw, material, pattern, 142);
  hanger(draw, { y: 190 });
  longSleeves(draw, t, {
    material,
    paint: pattern,
    wristY: 806,
    wristX: 104,
    width: 80,
    wide: 4,
    folds: 17,
    wave: 66,
    cuff: { length: 60, material, paint: pattern, yarn, button: "brass" },
    detail: (layer, right) => {
      const seam = pathOn(right)`${t.shoulderX - 10} ${t.shoulderY + 60}, 170 460, 140 640, 128 800`;
      layer.seam(seam, 1.4, 2, 0.9);
      layer.stitch(offset(seam, 3.5), yarn, coarse);
      layer.stitch(offset(seam, right ? -2.5 : 9.5), yarn, coarse);
    },
  });
  const front = body(draw, t, {
    material,
    paint: pattern,
    folds: 12,
    wave: 70,
    hang: 0.2,
    detail: (layer) => {
      if (draw.back) {
        sewBack(layer, t, yarn);
      }
      for (const right of draw.back ? [] : sides) {
        sewFront(layer, t, yarn, right);
      }
      wash(layer, draw.number("wear", 0.4), draw.seed);
    },
  });
  if (!draw.back) {
    chestPockets(draw, front.layer, yarn);
  }
  placketAndBand(draw, t, front, yarn);
  for (const y of draw.back ? [] : [286, 392, 498, 604, 710, 868]) {
    rivet(draw, 452, y, 9);
  }
  collar(draw, { material, paint: pattern, color: ground, spread: 96, tip: 288, top: 138, meet: 220 });
};
