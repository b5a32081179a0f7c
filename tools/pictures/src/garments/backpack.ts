import type { Layer } from "../core/layer";
import { smoothstep } from "../core/numbers";
import { mirrored, type Outline, path, pathOn } from "../core/outline";
import { type Rgb, scale, thread } from "../core/palette";
import type { Part } from "../core/part";
import { offset, reverse, ribbon, roundedRect } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { saddleStitches } from "./bag";
import { sides } from "./torso";

const fine = { ...saddleStitches, width: 1.4, length: 5 };

/** Zip in its tape, with a row of stitches on both sides. */
function zip(layer: Layer, line: Outline, ground: Rgb): void {
  layer.near(line, 11, (i, d, along) => {
    layer.paint(i, scale(ground, 0.35), smoothstep(10, 8.5, d));
    layer.raise(i, -2 * smoothstep(11, 7, d));
    if (d < 4) {
      const tooth = Math.sin(along * 1.5);
      layer.paint(i, tooth > 0 ? [0.5, 0.42, 0.26] : [0.1, 0.08, 0.05], 1);
      layer.raise(i, 1.5 * tooth + 1);
    }
  });
  for (const apart of [15, -15]) {
    layer.stitch(offset(line, apart), thread(ground), { ...fine, alpha: 0.6 });
  }
}

function strapsAndGrip(draw: Draw, material: string, trim: Rgb): void {
  for (const right of draw.back ? [] : sides) {
    draw.add({
      outline: ribbon(pathOn(right)`330 300, 220 380, 176 560, 180 760, 210 900`, (t) => 46 - 16 * t),
      material,
      paint: scale(draw.rgb(0), 0.8),
      inflate: 14,
      shade: () => 0.72,
      shadow: null,
    });
  }
  draw.add({
    outline: ribbon(path`392 262, 400 196, 450 176, 500 196, 508 262`, 26),
    material: "polished",
    paint: trim,
    inflate: 11,
    round: 0.5,
    shadow: null,
  });
}

const body = (draw: Draw, material: string): Part => ({
  outline: mirrored`450 232, 350 240, 272 286, 236 370, 222 560, 214 760, 212 920, 226 992, 270 1018, 450 1024`,
  material,
  paint: draw.pattern,
  inflate: 120,
  round: 0.45,
  bevel: [5, 4],
  cloth: { cx: 450 },
  shadow: { dx: 0, dy: 4, blur: 9, dark: 0.4 },
});

/** Body with its zip and the pocket on it; answers the pocket. */
function bodyAndPocket(draw: Draw, material: string): Layer {
  const ground = draw.rgb(0);
  const on = draw.add({
    ...body(draw, material),
    folds: {
      height: 9,
      wave: 100,
      sharp: 0.3,
      base: () => 0.25,
      pulls: [
        { x: 240, y: 640, radius: 160, strength: 0.6 },
        { x: 660, y: 640, radius: 160, strength: 0.6 },
      ],
    },
    detail: (layer) =>
      zip(layer, path`262 640, 266 480, 284 370, 340 304, 450 284, 560 304, 616 370, 634 480, 638 640`, ground),
  });
  return draw.add({
    outline: mirrored`450 600, 340 604, 282 620, 262 660, 254 800, 256 930, 274 976, 320 988, 450 990`,
    on,
    material,
    paint: draw.pattern,
    cloth: { cx: 450 },
    inflate: 58,
    round: 0.4,
    bevel: [5, 4],
    shadow: { dx: 2, dy: 4, blur: 10, dark: 0.45 },
    folds: { height: 7, wave: 80, base: () => 0.3, sharp: 0.3 },
    detail: (layer) => zip(layer, path`280 690, 450 682, 620 690`, ground),
  });
}

/** Leather flap over the pocket, held by two buckled straps. */
function flap(draw: Draw, on: Layer, trim: Rgb): void {
  const metal = draw.text("hardware", "brass");
  draw.add({
    outline: mirrored`450 596, 330 600, 276 622!, 270 700, 290 752, 360 780, 450 786`,
    on,
    material: "polished",
    paint: trim,
    height: () => 4,
    bevel: [7, 5],
    shadow: { dx: 2, dy: 7, blur: 8, dark: 0.45 },
    detail: (layer) =>
      layer.stitch(
        path`284 630, 281 700, 299 744, 362 770, 450 776, 538 770, 601 744, 619 700, 616 630`,
        thread(trim),
        saddleStitches,
      ),
  });
  for (const x of [360, 540]) {
    draw.add({
      outline: roundedRect(x - 15, 650, 30, 210, 6),
      on,
      material: "polished",
      paint: scale(trim, 0.9),
      height: () => 8,
      bevel: [5, 4],
      shadow: { dx: 3, dy: 5, blur: 5, dark: 0.45 },
      detail: (layer) => {
        for (const dx of [-10, 10]) {
          layer.stitch(path`${x + dx} 656, ${x + dx} 854`, thread(trim), fine);
        }
      },
    });
    draw.add({
      outline: [roundedRect(x - 24, 800, 48, 40, 6), reverse(roundedRect(x - 16, 808, 32, 24, 3))],
      material: "metal",
      paint: metal,
      inflate: 5,
      shadow: { dx: 2, dy: 4, blur: 3, dark: 0.5 },
    });
    draw.add({
      outline: roundedRect(x - 2.5, 804, 5, 32, 2),
      material: "metal",
      paint: metal,
      inflate: 3,
      shadow: { dx: 1, dy: 2, blur: 2, dark: 0.4 },
    });
  }
}

/** Padded back with the two straps over it. */
function backOfPack(draw: Draw, on: Layer, material: string, trim: Rgb): void {
  const ground = draw.rgb(0);
  draw.add({
    outline: mirrored`450 330, 340 336, 300 380, 286 560, 280 800, 300 944, 350 968, 450 972`,
    on,
    material: "mesh",
    paint: scale(ground, 0.7),
    inflate: 30,
    round: 0.4,
    bevel: [6, 5],
    shadow: { dx: 0, dy: 3, blur: 8, dark: 0.4 },
    detail: (layer) => {
      for (const y of [540, 750]) {
        layer.seam(path`280 ${y}, 450 ${y + 8}, 620 ${y}`, 4, 5);
      }
    },
  });
  for (const right of sides) {
    const middle = pathOn(right)`398 300, 356 400, 330 540, 322 690, 330 800`;
    draw.add({
      outline: ribbon(pathOn(right)`328 780, 318 880, 262 990`, 22),
      material: "canvas",
      paint: scale(ground, 0.55),
      inflate: 4,
      shadow: { dx: 3, dy: 5, blur: 5, dark: 0.45 },
    });
    draw.add({
      outline: ribbon(middle, (t) => 62 - 12 * t),
      material,
      paint: draw.pattern,
      inflate: 22,
      round: 0.5,
      bevel: [5, 4],
      shadow: { dx: 5, dy: 8, blur: 9, dark: 0.48 },
      detail: (layer) => {
        for (const apart of [20, -20]) {
          layer.stitch(offset(middle, apart), thread(ground), { ...fine, alpha: 0.6 });
        }
      },
    });
    draw.add({
      outline: ribbon(pathOn(right)`323 742, 331 812`, 52),
      material: "polished",
      paint: trim,
      bevel: [5, 4],
      shadow: { dx: 3, dy: 5, blur: 5, dark: 0.45 },
    });
  }
}

/** The body from behind. */
function bodyFromBehind(draw: Draw, material: string): Layer {
  return draw.add({
    ...body(draw, material),
    folds: { height: 7, wave: 100, sharp: 0.3, base: () => 0.2 },
  });
}

export const backpack: Template = (draw) => {
  const material = draw.material("canvas");
  const trim = draw.dye("trim", "cognac");
  strapsAndGrip(draw, material, trim);
  if (draw.back) {
    backOfPack(draw, bodyFromBehind(draw, material), material, trim);
    return { floor: 1024 };
  }
  flap(draw, bodyAndPocket(draw, material), trim);
  draw.add({
    outline: ribbon(path`450 288, 456 320, 454 352`, 11),
    material: "polished",
    paint: trim,
    inflate: 5,
    shadow: { dx: 3, dy: 5, blur: 4, dark: 0.45 },
  });
  return { floor: 1024 };
};
