import type { Layer } from "../core/layer";
import { noise } from "../core/noise";
import { line, type Outline, path, pathOn, pts, shape } from "../core/outline";
import { thread } from "../core/palette";
import { offset } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { sewShirtBack } from "./back";
import { collar, collarStand } from "./collar";
import { hanger } from "./hanger";
import { longSleeves } from "./long-sleeves";
import { button, fineStitches } from "./sewing";
import { shortSleeves } from "./short-sleeves";
import { body, insideBack, sides, type Torso, usualTorso } from "./torso";

function sleeves(draw: Draw, t: Torso, material: string, buttons: string): void {
  const paint = draw.pattern;
  const yarn = thread(draw.rgb(0));
  if (draw.flag("half")) {
    shortSleeves(draw, t, { material, paint, yarn });
    return;
  }
  longSleeves(draw, t, {
    material,
    paint,
    wristY: 846,
    wristX: 108,
    cuff: { length: 62, material, paint, yarn, button: buttons },
    detail: (layer, _right, wrist) => {
      // small pleats above the cuff
      layer.near(wrist, 40, (i, d, along) =>
        layer.raise(i, 1.8 * Math.exp(-d / 16) * Math.sin(along / 4.2 + noise(along / 9, 0, 4))),
      );
    },
  });
}

function sewYokeAndHem(layer: Layer, draw: Draw, t: Torso, casual: boolean): void {
  const yarn = thread(draw.rgb(0));
  if (draw.back) {
    sewShirtBack(layer, draw, t, casual);
  }
  for (const right of draw.back ? [] : sides) {
    const yoke = pathOn(right)`
      ${t.neckX - 6} ${t.neckY + 36}, 300 ${t.neckY + 62}, ${t.shoulderX + 8} ${t.shoulderY + 26}`;
    layer.seam(yoke, 1, 2, 0.3);
    layer.stitch(offset(yoke, right ? -4 : 4), yarn, fineStitches);
  }
  const hem = path`
    ${t.hemX} ${t.hemY - 8}, ${t.hemX + 50} ${t.hemY + t.tail * 0.25 - 4}, ${t.hemX + 120} ${t.hemY + t.tail * 0.8},
    450 ${t.hemY + t.tail + 4}, ${780 - t.hemX} ${t.hemY + t.tail * 0.8}, ${850 - t.hemX} ${t.hemY + t.tail * 0.25 - 4},
    ${900 - t.hemX} ${t.hemY - 8}`;
  layer.seam(hem, 0.7, 2, 0.5);
  layer.stitch(hem, yarn, fineStitches);
}

function pocket(draw: Draw, on: Layer, material: string): void {
  const yarn = thread(draw.rgb(0));
  draw.add({
    outline: shape`528 400!, 624 396!, 624 488!, 577 512!, 530 490!`,
    on,
    material,
    paint: draw.pattern,
    bevel: [3, 2],
    shadow: { dx: 1, dy: 2, blur: 3, dark: 0.34 },
    detail: (layer) => {
      layer.stitch(path`533 400, 534 486, 577 507, 620 484, 620 398`, yarn, fineStitches);
      layer.stitch(path`530 420, 624 416`, yarn, fineStitches);
      layer.seam(path`530 424, 624 420`, 0.8, 1.6);
    },
  });
}

/** What only the front has: placket, buttons and pocket. */
function buttoned(draw: Draw, front: { layer: Layer; outline: Outline }, material: string, buttons: string): void {
  const { pattern } = draw;
  const ground = draw.rgb(0);
  draw.add({
    outline: shape`433 214!, 467 214!, 467 1100!, 433 1100!`,
    clip: front.outline,
    on: front.layer,
    material,
    paint: pattern,
    cloth: { dx: 8 },
    bevel: [3, 1.8],
    shadow: { dx: 2, dy: 1, blur: 3, dark: 0.3 },
    detail: (layer) => {
      for (const x of [439, 461]) {
        layer.stitch(line(pts`${x} 216, ${x} 1100`, 8), thread(ground), fineStitches);
      }
    },
  });
  for (let y = 286; y < 900; y += 102) {
    button(draw, 450, y, 7.5, buttons);
  }
  if (draw.flag("pocket", true)) {
    pocket(draw, front.layer, material);
  }
}

/** Buttoned shirt, casual or formal, with long or half sleeves. */
export const shirt: Template = (draw) => {
  const { pattern } = draw;
  const material = draw.material("poplin");
  const ground = draw.rgb(0);
  const buttons = draw.text("button", "offwhite");
  const casual = draw.flag("casual", true);
  const t: Torso = { ...usualTorso, tail: casual ? 62 : 70, hemY: 930, drop: 226 };
  insideBack(draw, t, ground, material);
  collarStand(draw, material, pattern, 140);
  hanger(draw, { y: 188 });
  sleeves(draw, t, material, buttons);
  const front = body(draw, t, { material, paint: pattern, detail: (layer) => sewYokeAndHem(layer, draw, t, casual) });
  if (!draw.back) {
    buttoned(draw, front, material, buttons);
  }
  collar(draw, {
    material,
    paint: pattern,
    color: ground,
    spread: casual ? 78 : 70,
    tip: casual ? 284 : 292,
    top: 136,
    meet: 218,
  });
  if (!draw.back) {
    button(draw, 450, 232, 6.5, buttons);
  }
};
