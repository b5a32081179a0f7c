import type { Layer } from "../core/layer";
import { mirrored, path, pathOn, shape, shapeOn } from "../core/outline";
import { type Rgb, scale } from "../core/palette";
import { ellipse, offset, ribbon, roundedRect } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { ring, saddleStitches, tassel } from "./bag";
import { sides } from "./torso";

interface Leather {
  material: string;
  ground: Rgb;
  trim: Rgb;
  yarn: Rgb;
  metal: string;
}

/** Back handle, opening, and the gussets that peep out at the sides. */
function behind(draw: Draw, { material, ground, trim }: Leather): void {
  draw.add({
    outline: ribbon(path`328 560, 328 430, 354 262, 450 192, 546 262, 572 430, 572 560`, 24),
    material: "polished",
    paint: scale(trim, 0.75),
    inflate: 11,
    round: 0.5,
    shadow: null,
    shade: () => 0.72,
  });
  draw.add({
    outline: mirrored`450 478, 300 482, 196 494!, 196 540!, 450 560`,
    material: "suede",
    paint: scale(ground, 0.5),
    shade: () => 0.45,
    shadow: null,
  });
  draw.add({
    outline: ribbon(path`192 496, 320 484, 450 480, 580 484, 708 496`, 12),
    material,
    paint: scale(ground, 0.8),
    inflate: 5,
    shadow: null,
    shade: () => 0.7,
  });
  for (const right of sides) {
    draw.add({
      outline: shapeOn(right)`200 484!, 184 500, 166 620, 150 800, 142 960, 150 1012, 190 1024!, 240 800`,
      material,
      paint: scale(ground, 0.85),
      inflate: 30,
      shade: () => 0.72,
      shadow: null,
      folds: { height: 5, wave: 60, base: () => 0.5, sharp: 0.5 },
    });
  }
}

function front(draw: Draw, { material, trim, yarn }: Leather): Layer {
  const outline = mirrored`
    450 500, 300 502, 188 512!, 176 640, 164 800, 156 960, 160 1010, 184 1030, 240 1036, 450 1039`;
  const layer = draw.add({
    outline,
    material,
    paint: draw.pattern,
    inflate: 74,
    round: 0.42,
    bevel: [8, 7],
    shadow: { dx: 0, dy: 4, blur: 9, dark: 0.4 },
    form: mirrored`
      450 380, 300 380, 170 400, 158 640, 148 800, 142 960, 150 1030, 184 1050, 240 1056, 450 1058`,
    folds: {
      height: 4.5,
      wave: 150,
      sharp: 0.2,
      detail: 0.15,
      base: () => 0.18,
      angle: 1.45,
      pulls: [
        { x: 318, y: 640, radius: 170, strength: 0.5 },
        { x: 582, y: 640, radius: 170, strength: 0.5 },
        { x: 170, y: 1010, radius: 150, strength: 0.5 },
        { x: 730, y: 1010, radius: 150, strength: 0.5 },
      ],
    },
    detail: (surface) => {
      surface.stitch(path`190 524, 300 514, 450 512, 600 514, 710 524`, yarn, saddleStitches);
      surface.ridge(path`188 512, 300 502, 450 500, 600 502, 712 512`, 2, 12);
      for (const right of sides) {
        const row = pathOn(right)`198 524, 186 640, 174 800, 167 960, 172 1004, 190 1020, 240 1026, 450 1029`;
        surface.stitch(row, yarn, saddleStitches);
      }
    },
  });
  if (draw.flag("base")) {
    draw.add({
      outline: shape`100 880!, 300 892, 450 896, 600 892, 800 880!, 800 1080!, 100 1080!`,
      clip: outline,
      on: layer,
      material: "grain",
      paint: trim,
      bevel: [4, 3],
      shadow: { dx: 0, dy: -2, blur: 3, dark: 0.35 },
      detail: (surface) => surface.stitch(path`100 891, 300 903, 450 907, 600 903, 800 891`, yarn, saddleStitches),
    });
  }
  return layer;
}

/** Tabs with rings on the front. */
function tabs(draw: Draw, on: Layer, { trim, yarn, metal }: Leather): void {
  for (const x of [318, 582]) {
    draw.add({
      outline: shape`${x - 26} 524!, ${x + 26} 524!, ${x + 26} 690, ${x} 724, ${x - 26} 690`,
      on,
      material: "polished",
      paint: trim,
      bevel: [6, 4],
      shadow: { dx: 2, dy: 4, blur: 5, dark: 0.42 },
      detail: (layer) =>
        layer.stitch(path`${x - 19} 532, ${x - 19} 686, ${x} 712, ${x + 19} 686, ${x + 19} 532`, yarn, saddleStitches),
    });
    draw.add({
      outline: ellipse(x, 668, 8, 8),
      material: "metal",
      paint: metal,
      bevel: [6, 5],
      shadow: { dx: 1.5, dy: 3, blur: 2.5, dark: 0.5 },
    });
    ring(draw, x, 520, metal);
  }
}

/** Flat pocket on the back. */
function slipPocket(draw: Draw, on: Layer, { material, yarn }: Leather): void {
  draw.add({
    outline: mirrored`450 664, 262 660!, 256 800, 258 950!, 450 958`,
    on,
    material,
    paint: draw.pattern,
    height: () => 3,
    bevel: [5, 4],
    shadow: { dx: 0, dy: -3, blur: 6, dark: 0.42 },
    detail: (layer) => {
      layer.stitch(path`266 672, 450 676, 634 672`, yarn, saddleStitches);
      layer.stitch(path`268 668, 264 800, 266 942!, 450 950, 634 942!, 636 800, 632 668`, yarn, saddleStitches);
    },
  });
}

function frontHandle(draw: Draw, { trim, yarn }: Leather): void {
  draw.add({
    outline: ribbon(path`318 505, 316 430, 340 318, 392 246, 450 226, 508 246, 560 318, 584 430, 582 505`, 28),
    material: "polished",
    paint: trim,
    inflate: 14,
    round: 0.5,
    shadow: { dx: 4, dy: 8, blur: 9, dark: 0.4 },
    detail: (layer) => {
      const middle = path`316 505, 316 430, 340 318, 392 246, 450 226, 508 246, 560 318, 584 430, 584 505`;
      for (const apart of [9, -9]) {
        layer.stitch(offset(middle, apart), yarn, { ...saddleStitches, length: 6 });
      }
    },
  });
  for (const x of [318, 582]) {
    draw.add({
      outline: roundedRect(x - 15, 470, 30, 40, 6),
      material: "polished",
      paint: trim,
      inflate: 12,
      shadow: { dx: 2, dy: 4, blur: 3, dark: 0.45 },
      detail: (layer) => layer.stitch(path`${x - 11} 476, ${x + 11} 476`, yarn, saddleStitches),
    });
  }
}

/** Structured bag with two handles and a tassel. */
export const handbag: Template = (draw) => {
  const leather: Leather = {
    material: draw.material("grain"),
    ground: draw.rgb(0),
    trim: draw.dye("trim", draw.color(0)),
    yarn: draw.dye("thread", "#d8c3a0"),
    metal: draw.text("hardware", "brass"),
  };
  behind(draw, leather);
  const panel = front(draw, leather);
  if (draw.back) {
    slipPocket(draw, panel, leather);
  } else {
    tabs(draw, panel, leather);
  }
  frontHandle(draw, leather);
  if (draw.flag("tassel", true) && !draw.back) {
    tassel(draw, 345, 548, leather.trim, leather.metal);
  }
  return { floor: 1040 };
};
