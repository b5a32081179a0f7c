import type { Layer } from "../core/layer";
import { smoothstep } from "../core/numbers";
import { mirrored, path, pathOn, shapeOn } from "../core/outline";
import { scale, thread } from "../core/palette";
import { offset, ribbon } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { swingSleeve } from "./cut";
import { hanger } from "./hanger";
import { longSleeves } from "./long-sleeves";
import { motif } from "./motif";
import { neckClip, roundNeck } from "./ribs";
import { hemSeam, hemStitches, openEnd } from "./sewing";
import { armPulls, sides, type Torso, usualTorso } from "./torso";

function neckBack(draw: Draw, material: string): void {
  if (draw.back) {
    return;
  }
  const ground = draw.rgb(0);
  draw.add({
    outline: mirrored`450 196, 360 186!, 366 250, 450 310`,
    material,
    paint: scale(ground, 0.8),
    shadow: null,
    shade: (_x, y) => 0.36 + 0.3 * smoothstep(290, 200, y),
  });
  draw.add({
    outline: ribbon(path`359 188, 395 200, 450 205, 505 200, 541 188`, 22),
    clip: neckClip,
    material: "finerib",
    paint: ground,
    bevel: [4, 2],
    shadow: { dy: 4, blur: 5, dark: 0.3 },
    shade: () => 0.74,
    cloth: { map: (x) => [x, 0] },
  });
}

function sleeve(draw: Draw, material: string, right: boolean): void {
  const mirrorX = (x: number) => (right ? 900 - x : x);
  openEnd(draw, pathOn(right)`66 489, 82 503, 130 527, 184 543`, right ? -9 : 9, material, draw.rgb(0));
  draw.add({
    outline: shapeOn(right)`
      262 226, 216 247, 168 280, 112 368, 62 486!, 80 503, 130 528, 186 545!, 206 500, 240 440, 270 300`,
    material,
    paint: draw.pattern,
    inflate: 52,
    round: 0.55,
    bevel: [2.5, 1.5],
    shadow: null,
    cloth: { angle: right ? -0.4 : 0.4, dx: right ? 300 : 0 },
    form: shapeOn(right)`
      300 170, 225 240, 168 274, 112 368, 62 486, -20 700, 100 740, 186 545, 208 480, 330 440`,
    folds: {
      height: 12,
      wave: 66,
      sharp: 0.35,
      detail: 0.2,
      base: () => 0.2,
      angle: Math.PI / 2 + (right ? -0.45 : 0.45),
      pulls: [
        { x: mirrorX(218), y: 478, radius: 150, strength: 0.9 },
        { x: mirrorX(210), y: 240, radius: 90, strength: 0.25 },
      ],
    },
    detail: (layer) => {
      const end = pathOn(right)`70 468, 88 484, 138 509, 192 525`;
      hemSeam(layer, end, thread(draw.rgb(0)), right ? -5 : 5);
    },
  });
}

/** The body, from its front or its back: behind, the neck is high. */
function front(draw: Draw, material: string): Layer {
  const [middle, between, side] = draw.back ? [206, 203, 194] : [270, 252, 212];
  return draw.add({
    outline: mirrored`
      450 ${middle}, 404 ${between}, 374 ${side}, 362 184!, 290 212, 216 246!, 236 320, 240 400, 212 472!, 222 600, 228 740, 222 880,
      212 971!, 219 978!, 320 990, 450 994`,
    material,
    paint: draw.pattern,
    inflate: 120,
    round: 0.5,
    bevel: [2.5, 1.5],
    shadow: { dx: 0, dy: 3, blur: 7, dark: 0.3 },
    cloth: { cx: 450 },
    form: mirrored`
      450 -10, 362 70, 284 146, 162 214, 112 356, 150 440, 204 490, 212 600, 218 740, 212 880, 202 1200, 210 1330!,
      450 1330`,
    folds: {
      height: 17,
      wave: 110,
      sharp: 0.3,
      detail: 0.18,
      base: (_x, y) => 0.12 + 0.55 * smoothstep(480, 900, y),
      angle: (x, y) =>
        Math.PI / 2 + (x < 450 ? -1 : 1) * 0.5 * smoothstep(1000, 500, y) * smoothstep(0, 120, Math.abs(x - 450)),
      pulls: armPulls(214, 468),
    },
    detail: (layer) => {
      for (const right of sides) {
        layer.seam(offset(pathOn(right)`216 246, 236 320, 240 400, 212 472`, right ? 2.5 : -2.5), 0.8, 2, 0.5);
      }
      hemSeam(layer, path`212 955, 320 969, 450 973, 580 969, 688 955`, thread(draw.rgb(0)));
    },
  });
}

/** Where long sleeves are set in. */
const teeTorso: Torso = { ...usualTorso, shoulderX: 216, shoulderY: 246, pitX: 212, pitY: 472 };

/** Round-necked T-shirt with short or long sleeves. */
export const tee: Template = (draw) => {
  const material = draw.material("jersey");
  neckBack(draw, material);
  hanger(draw, { y: 212 });
  if (draw.flag("long")) {
    const cuff = { length: 52, material: "finerib", paint: draw.rgb(0) };
    longSleeves(draw, teeTorso, {
      material,
      paint: draw.pattern,
      wristX: 108,
      wristY: 856,
      width: 70,
      folds: 14,
      cuff,
    });
  } else {
    for (const right of sides) {
      swingSleeve(draw, right, { x: 236, y: 260 }, () => sleeve(draw, material, right));
    }
  }
  const body = front(draw, material);
  if (!draw.back) {
    motif(draw, body, material);
  }
  const neck = draw.back
    ? path`361 184, 400 199, 450 205, 500 199, 539 184`
    : path`361 184, 380 222, 408 253, 450 266, 492 253, 520 222, 539 184`;
  draw.add({
    outline: ribbon(neck, 24),
    clip: neckClip,
    material: "finerib",
    paint: draw.dyeIf("rib") ?? draw.rgb(0),
    bevel: [8, 3.5],
    shadow: { dx: 1, dy: 3, blur: 4, dark: 0.32 },
    cloth: draw.back ? { map: (x) => [x, 0] } : roundNeck(150, 110),
    detail: (layer) => layer.stitch(offset(neck, 15), thread(draw.rgb(0)), hemStitches),
  });
};
