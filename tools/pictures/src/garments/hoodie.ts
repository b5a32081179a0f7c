import type { Layer } from "../core/layer";
import { smoothstep } from "../core/numbers";
import { mirrored, path, pathOn, pts, shapeOn } from "../core/outline";
import { scale, thread } from "../core/palette";
import { ellipse, offset, ribbon, roundedRect } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { hanger } from "./hanger";
import { longSleeves } from "./long-sleeves";
import { hemRib } from "./ribs";
import { fineStitches } from "./sewing";
import { body, sides, type Torso, usualTorso } from "./torso";

/** The hood's back, and its dark inside. */
function hoodBack(draw: Draw, material: string): void {
  draw.add({
    outline: mirrored`450 66, 392 76, 346 120, 330 186, 346 246, 400 300, 450 320`,
    material,
    paint: draw.pattern,
    inflate: 60,
    round: 0.55,
    shadow: null,
    folds: { height: 10, wave: 70, base: () => 0.3, angle: 1.57 },
  });
  draw.add({
    outline: mirrored`450 104, 410 112, 384 148, 376 196, 390 246, 420 286, 450 300`,
    material,
    paint: scale(draw.rgb(0), 0.8),
    shadow: null,
    shade: (_x, y, fromEdge) =>
      0.3 + 0.3 * smoothstep(240, 110, y) * smoothstep(40, 0, fromEdge) + 0.08 * smoothstep(200, 280, y),
    folds: { height: 8, wave: 60, base: () => 0.5 },
  });
}

function kangarooPocket(draw: Draw, on: Layer, material: string): void {
  const yarn = thread(draw.rgb(0));
  draw.add({
    outline: mirrored`450 664, 356 662!, 336 668, 276 786, 262 812!, 262 902!, 450 910`,
    on,
    material,
    paint: draw.pattern,
    bevel: [5, 3.4],
    height: (x, y) => 6 * smoothstep(0, 100, y - 660) * smoothstep(330, 200, Math.abs(x - 450)),
    shadow: { dx: 1, dy: 3, blur: 6, dark: 0.4 },
    detail: (layer) => {
      for (const right of sides) {
        const opening = pathOn(right)`356 666, 337 676, 282 786, 268 814`;
        layer.stitch(offset(opening, right ? 12 : -12), yarn, fineStitches);
        layer.shadeLine(opening, 0.2, 4);
      }
      layer.stitch(path`360 672, 540 672`, yarn, fineStitches);
    },
  });
}

/** Edges of the hood, crossing in front. */
function hoodEdges(draw: Draw, material: string): void {
  for (const right of [true, false]) {
    draw.add({
      outline: shapeOn(right)`
        450 84!, 404 92, 362 128, 344 190, 352 250, 392 304, 446 338!, 470 330!, 452 300, 414 262, 390 216, 388 168,
        408 128, 450 110!`,
      material,
      paint: draw.pattern,
      inflate: 26,
      round: 0.55,
      bevel: [4, 3],
      shadow: { dx: 1, dy: 5, blur: 8, dark: 0.42 },
      folds: {
        height: 6,
        wave: 46,
        base: () => 0.3,
        angle: right ? 0.5 : 2.6,
        pulls: [{ x: 450, y: 330, radius: 120, strength: 0.6 }],
      },
      detail: (layer) =>
        layer.stitch(
          pathOn(right)`450 122, 416 136, 398 170, 400 214, 424 256, 462 298`,
          thread(draw.rgb(0)),
          fineStitches,
        ),
    });
  }
}

function drawcords(draw: Draw): void {
  for (const right of sides) {
    const end = right ? 414 : 408;
    draw.add({
      outline: ellipse(right ? 484 : 416, 290, 6, 6),
      material: "metal",
      paint: "silver",
      bevel: [3, 2.5],
      shadow: null,
    });
    draw.add({
      outline: ribbon(pathOn(right)`416 290, 410 350, 414 430, ${end} 508`, 9),
      material: "cord",
      paint: draw.dye("cord", "offwhite"),
      inflate: 6,
      round: 0.5,
      shadow: { dx: 4, dy: 5, blur: 4, dark: 0.45 },
    });
    draw.add({
      outline: roundedRect(right ? 479.5 : 402, 500, 12, 30, 3),
      material: "metal",
      paint: "silver",
      inflate: 5,
      shadow: { dx: 3, dy: 4, blur: 3, dark: 0.45 },
    });
  }
}

/** The hood lying on the back, with the seam that shapes it. */
function hoodLyingDown(draw: Draw, material: string): void {
  draw.add({
    outline: mirrored`
      450 132, 396 134, 356 158, 336 206, 342 268, 372 334, 414 384, 450 398`,
    material,
    paint: draw.pattern,
    inflate: 62,
    round: 0.5,
    bevel: [4, 3],
    shadow: { dx: 1, dy: 9, blur: 13, dark: 0.42 },
    folds: {
      height: 10,
      wave: 62,
      base: () => 0.35,
      angle: (x) => (x < 450 ? 1.1 : 2),
      pulls: [{ x: 450, y: 140, radius: 150, strength: 0.6 }],
    },
    detail: (layer) => {
      layer.seam(path`450 132, 450 398`, 1.6, 2.2, 0.6);
      for (const apart of [-5, 5]) {
        layer.stitch(path`${450 + apart} 140, ${450 + apart} 392`, thread(draw.rgb(0)), fineStitches);
      }
    },
  });
}

export const hoodie: Template = (draw) => {
  const { pattern } = draw;
  const material = draw.material("fleece");
  const rib = scale(draw.rgb(0), 0.95);
  const t: Torso = { ...usualTorso, hemY: 900, waistX: 218, hemX: 232, drop: 300, neckX: 352, neckY: 190, bulk: 128 };
  if (!draw.back) {
    hoodBack(draw, material);
  }
  hanger(draw, { y: 236, rise: 130 });
  longSleeves(draw, t, {
    material,
    paint: pattern,
    wristY: 826,
    wristX: 98,
    width: 84,
    wide: 10,
    folds: 16,
    wave: 80,
    cuff: { length: 78, material: "rib", paint: rib },
  });
  const front = body(draw, t, {
    material,
    paint: pattern,
    folds: 17,
    wave: 120,
    hang: 0.35,
    half: pts`
      450 318, 410 300, 376 250, ${t.neckX} ${t.neckY}!,
      ${(t.neckX + t.shoulderX) / 2} ${(t.neckY + t.shoulderY) / 2 - 5}, ${t.shoulderX} ${t.shoulderY}!,
      ${t.shoulderX + 16} ${t.shoulderY + 74}, ${t.shoulderX + 20} ${t.pitY - 80}, ${t.pitX} ${t.pitY}!,
      ${t.pitX + 4} 600, ${t.waistX} ${t.waistY + 40}, ${t.hemX - 12} ${t.hemY - 50}, ${t.hemX} ${t.hemY}!,
      340 ${t.hemY + 10}, 450 ${t.hemY + 14}`,
  });
  hemRib(draw, t, 76, rib);
  if (draw.back) {
    hoodLyingDown(draw, material);
    return;
  }
  kangarooPocket(draw, front.layer, material);
  hoodEdges(draw, material);
  drawcords(draw);
};
