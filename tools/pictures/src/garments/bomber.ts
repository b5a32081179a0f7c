import type { Layer } from "../core/layer";
import { noise } from "../core/noise";
import { smoothstep } from "../core/numbers";
import { path, pathOn, shape, shapeOn } from "../core/outline";
import { type Rgb, scale } from "../core/palette";
import { ribbon, roundedRect } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { bandFromBehind } from "./back";
import { hanger } from "./hanger";
import { longSleeves } from "./long-sleeves";
import { hemRib, roundNeck } from "./ribs";
import { body, insideBack, sides, type Torso, usualTorso } from "./torso";

/** Welt pockets, and the gathers above the hem rib. */
function sew(layer: Layer, front: boolean): void {
  for (const right of front ? sides : []) {
    const pocket = pathOn(right)`286 640, 322 760`;
    layer.near(pocket, 12, (i, d) => layer.raise(i, 2.6 * smoothstep(12, 9, d)));
    layer.seam(pocket, 3.4, 2.4);
    layer.shadeLine(pocket, 0.4, 3);
  }
  layer.near(path`226 834, 450 850, 674 834`, 46, (i, d, along) =>
    layer.raise(i, 2.4 * Math.exp(-d / 18) * Math.sin(along / 7 + 2 * noise(along / 22, 0, 3))),
  );
}

function collarBack(draw: Draw, rib: Rgb): void {
  draw.add({
    outline: ribbon(
      path`364 184, 398 166, 450 158, 502 166, 536 184`,
      (t) => 44 * Math.min(1, 0.25 + 5 * Math.min(t, 1 - t)),
    ),
    material: "rib",
    paint: rib,
    bevel: [5, 3],
    shade: () => 0.7,
    shadow: { dy: 5, blur: 6, dark: 0.35 },
    cloth: { map: (x) => [x, 0] },
  });
}

function collarFront(draw: Draw, rib: Rgb): void {
  for (const right of sides) {
    draw.add({
      outline: shapeOn(right)`346 178!, 366 224, 404 258, 444 272!, 444 232!, 414 216, 392 186, 382 158!`,
      material: "rib",
      paint: rib,
      inflate: 8,
      bevel: [5, 4],
      shadow: { dx: 1, dy: 4, blur: 5, dark: 0.4 },
      cloth: roundNeck(120, 120),
    });
  }
}

function zip(draw: Draw): void {
  const metal = draw.text("hardware", "silver");
  draw.add({
    outline: roundedRect(443, 234, 14, 674, 2),
    material: "canvas",
    paint: scale(draw.rgb(0), 0.5),
    bevel: [2, 1],
    shadow: { dx: 0, dy: 0, blur: 4, dark: 0.5 },
  });
  draw.add({
    outline: roundedRect(446.5, 234, 7, 672, 1),
    material: "metal",
    paint: metal,
    shadow: null,
    height: (x, y) => (x < 450 ? 1.8 : 0.6) * Math.sin(y * 1.25),
    inflate: 3,
  });
  draw.add({
    outline: shape`443 246!, 457 246!, 455 270, 454 312, 446 312, 445 270`,
    material: "metal",
    paint: metal,
    inflate: 5,
    shadow: { dx: 2, dy: 4, blur: 3, dark: 0.5 },
  });
}

export const bomber: Template = (draw) => {
  const { pattern } = draw;
  const material = draw.material("nylon");
  const rib = draw.dye("rib", draw.color(0));
  const t: Torso = {
    ...usualTorso,
    neckX: 362,
    neckY: 182,
    waistX: 214,
    waistY: 720,
    hemX: 236,
    hemY: 830,
    drop: 232,
    bulk: 138,
  };
  insideBack(draw, t, draw.rgb(0), material);
  if (!draw.back) {
    collarBack(draw, rib);
  }
  hanger(draw, { y: 206 });
  longSleeves(draw, t, {
    material,
    paint: pattern,
    wristY: 800,
    wristX: 92,
    width: 90,
    wide: 18,
    folds: 20,
    wave: 74,
    cuff: { length: 78, material: "rib", paint: rib },
  });
  body(draw, t, {
    material,
    paint: pattern,
    folds: 19,
    wave: 96,
    hang: 0.4,
    detail: (layer) => sew(layer, !draw.back),
  });
  hemRib(draw, t, 74, rib);
  if (draw.back) {
    bandFromBehind(draw, "rib", rib, 178, 48);
    return;
  }
  collarFront(draw, rib);
  zip(draw);
};
