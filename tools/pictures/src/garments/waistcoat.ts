import type { Layer } from "../core/layer";
import { smoothstep } from "../core/numbers";
import { mirrored, path, pathOn, pts, shapeOn } from "../core/outline";
import { scale, thread } from "../core/palette";
import { offset, ribbon } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { bandFromBehind, sewMiddle } from "./back";
import { hanger } from "./hanger";
import { button, hemStitches } from "./sewing";
import { body, sides, type Torso, usualTorso } from "./torso";

const t: Torso = {
  ...usualTorso,
  neckX: 392,
  neckY: 132,
  shoulderX: 296,
  shoulderY: 184,
  pitX: 240,
  pitY: 440,
  waistX: 256,
  waistY: 660,
  hemX: 246,
  hemY: 880,
  drop: 200,
};

/** Inside of the back at neck and armholes. */
function insides(draw: Draw, material: string): void {
  const paint = scale(draw.rgb(0), 0.8);
  if (draw.back) {
    return;
  }
  draw.add({
    outline: mirrored`450 132, 396 134!, 392 180, 450 330`,
    material,
    paint,
    shadow: null,
    shade: (_x, y) => 0.3 + 0.3 * smoothstep(250, 140, y),
  });
  for (const right of sides) {
    draw.add({
      outline: shapeOn(right)`312 178!, 284 196!, 276 300, 262 390, 246 440!, 300 430, 318 300`,
      material,
      paint,
      shadow: null,
      shade: () => 0.4,
    });
  }
  draw.add({
    outline: ribbon(
      path`390 134, 420 126, 450 124, 480 126, 510 134`,
      (at) => 38 * Math.min(1, 0.3 + 5 * Math.min(at, 1 - at)),
    ),
    material,
    paint: scale(draw.rgb(0), 0.9),
    bevel: [3, 1.5],
    shadow: { dy: 5, blur: 6, dark: 0.35 },
    shade: () => 0.68,
  });
}

function sewFront(layer: Layer, draw: Draw): void {
  const yarn = thread(draw.rgb(0));
  layer.seam(path`452 190, 452 900`, 2.6, 2.4);
  layer.shadeLine(path`454 190, 454 900`, 0.3, 4);
  layer.stitch(path`470 200, 470 892`, yarn, hemStitches);
  for (const right of sides) {
    const on = pathOn(right);
    layer.stitch(offset(on`300 190, 312 260, 316 340, 296 410, 244 444`, right ? 7 : -7), yarn, hemStitches);
    const pocket = on`296 706, 400 690`;
    layer.ridge(pocket, 2.4, 20, 1.5);
    layer.seam(offset(pocket, right ? -11 : 11), 2, 1.6);
    layer.stitch(offset(pocket, right ? 12 : -12), yarn, hemStitches);
  }
  const welt = path`520 420, 610 408`;
  layer.ridge(welt, 2.2, 16, 1.5);
  layer.seam(offset(welt, 9), 2, 1.6);
  layer.stitch(
    path`${t.hemX + 8} ${t.hemY - 12}, 340 ${t.hemY}, 450 ${t.hemY + 3}, 560 ${t.hemY}, ${892 - t.hemX} ${t.hemY - 12}`,
    yarn,
    hemStitches,
  );
}

/** Sleeveless jacket with a stand collar, worn over a kurta. */
export const waistcoat: Template = (draw) => {
  const material = draw.material("khadi");
  const yarn = thread(draw.rgb(0));
  insides(draw, material);
  hanger(draw, { y: 158, half: 120 });
  body(draw, t, {
    material,
    paint: draw.pattern,
    folds: 9,
    wave: 110,
    hang: 0.3,
    armholes: false,
    half: pts`
      450 196, 420 172, 400 148, 392 122!, 340 154, 296 184!, 312 260, 316 340, 296 410, 240 444!, 250 540, 256 660,
      250 780, 246 872, 250 880, 340 894, 450 898`,
    back: pts`
      450 142, 420 138, 402 130, 392 122!, 340 150, 290 178!, 284 260, 282 330, 270 402, 240 444!, 250 540, 256 660,
      250 780, 246 872, 250 880, 340 894, 450 898`,
    detail: (layer) => (draw.back ? sewMiddle(layer, draw, 150, 900) : sewFront(layer, draw)),
  });
  if (draw.back) {
    bandFromBehind(draw, material, draw.pattern, 124, 42);
    return;
  }
  for (let y = 252; y < 860; y += 112) {
    button(draw, 458, y, 10, draw.text("button", "brown"));
  }
  for (const right of [true, false]) {
    draw.add({
      outline: shapeOn(right)`384 106!, 390 136, 410 168, 449 196!, 450 158!, 420 140, 404 102!`,
      material,
      paint: draw.pattern,
      inflate: 8,
      round: 0.6,
      bevel: [3, 2],
      shadow: { dx: 1, dy: 4, blur: 5, dark: 0.35 },
      cloth: { angle: right ? 0.5 : -0.5 },
      detail: (layer) => layer.stitch(pathOn(right)`389 112, 395 134, 413 162, 446 188`, yarn, hemStitches),
    });
  }
};
