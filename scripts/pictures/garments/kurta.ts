import type { Layer } from "@/scripts/pictures/core/layer";
import { smoothstep } from "@/scripts/pictures/core/numbers";
import { mirrored, path, pathOn, shape, shapeOn } from "@/scripts/pictures/core/outline";
import { type Rgb, scale, thread } from "@/scripts/pictures/core/palette";
import { offset, ribbon } from "@/scripts/pictures/core/shapes";
import type { Draw, Template } from "@/scripts/pictures/draw";
import { button, hemSeam, hemStitches } from "@/scripts/pictures/garments/sewing";
import { armPulls, sides } from "@/scripts/pictures/garments/torso";

interface Cut {
  /** A kurti: shaped at the waist, a slit at the neck, a stitched yoke. */
  kurti: boolean;
  material: string;
  yarn: Rgb;
  trim: Rgb | null;
}

function neckBack(draw: Draw, material: string): void {
  const ground = draw.rgb(0);
  draw.add({
    outline: mirrored`450 128, 392 132!, 388 180, 450 330`,
    material,
    paint: scale(ground, 0.8),
    shadow: null,
    shade: (_x, y) => 0.3 + 0.3 * smoothstep(250, 140, y),
  });
  draw.add({
    outline: ribbon(
      path`390 134, 420 126, 450 124, 480 126, 510 134`,
      (t) => 34 * Math.min(1, 0.3 + 5 * Math.min(t, 1 - t)),
    ),
    material,
    paint: scale(ground, 0.9),
    bevel: [3, 1.5],
    shadow: { dy: 5, blur: 6, dark: 0.35 },
    shade: () => 0.68,
  });
}

function sleeve(draw: Draw, { material, yarn, trim }: Cut, right: boolean): void {
  const mirrorX = (x: number) => (right ? 900 - x : x);
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
        layer.near(offset(end, right ? -13 : 13), 12, (i, d) => layer.paint(i, trim, smoothstep(12, 10.5, d)));
      }
    },
  });
}

/** Three rows of stitches down both sides of the neck slit, meeting in a point. */
function yoke(layer: Layer, yarn: Rgb): void {
  for (const k of [0, 9, 16]) {
    const row = path`
      ${392 - k} ${150 + k * 0.2}, ${400 - k} 300, ${420 - k * 0.6} ${378 + k}, 450 ${404 + k * 1.6},
      ${480 + k * 0.6} ${378 + k}, ${500 + k} 300, ${508 + k} ${150 + k * 0.2}`;
    layer.stitch(
      row,
      yarn,
      k === 9 ? { length: 3, gap: 5, width: 4, lift: 1 } : { length: 7, gap: 2, width: 2, lift: 1 },
    );
  }
}

/** Front with side slits; the back peeps out below. */
function frontAndBack(draw: Draw, { kurti, material, yarn, trim }: Cut): void {
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
  draw.add({
    outline: mirrored`
      450 172, 418 164, 398 142, 392 118!, 330 146, 268 180!, 276 240, 286 310, 268 392!, ${272 + waist} 520,
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
        layer.near(offset(hem, 10), 13, (i, d) => layer.paint(i, trim, 0.95 * smoothstep(11, 9.5, d)));
      }
      if (kurti) {
        yoke(layer, trim ?? yarn);
      }
    },
  });
}

function opening(draw: Draw, { kurti, material, yarn }: Cut, band: Rgb | null): void {
  const ground = draw.rgb(0);
  if (kurti) {
    draw.add({
      outline: shape`443 170!, 457 170!, 452 300!, 448 300!`,
      material,
      paint: scale(ground, 0.3),
      shadow: null,
    });
    return;
  }
  draw.add({
    outline: shape`432 160!, 468 160!, 468 384!, 450 400!, 432 384!`,
    material,
    paint: band ?? ground,
    bevel: [3, 1.8],
    shadow: { dx: 1, dy: 2, blur: 3, dark: 0.3 },
    height: (_x, y) => -0.02 * y,
    detail: (layer) => hemSeam(layer, path`436 168, 436 382, 450 394, 464 382, 464 168`, band ? thread(band) : yarn, 0),
  });
  for (const y of [214, 276, 338]) {
    button(draw, 450, y, 8, draw.text("button", "brown"));
  }
}

/** Stand collar, its two ends meeting in front. */
function standCollar(draw: Draw, { material, yarn }: Cut, band: Rgb | null): void {
  for (const right of [true, false]) {
    draw.add({
      outline: shapeOn(right)`386 112!, 392 140, 412 166, 449 186!, 450 150!, 420 138, 404 108!`,
      material,
      paint: band ?? draw.rgb(0),
      inflate: 8,
      round: 0.6,
      bevel: [3, 2],
      shadow: { dx: 1, dy: 4, blur: 5, dark: 0.35 },
      cloth: { angle: right ? 0.5 : -0.5 },
      detail: (layer) =>
        layer.stitch(pathOn(right)`391 116, 397 138, 415 161, 446 179`, band ? thread(band) : yarn, hemStitches),
    });
  }
}

function drawKurta(draw: Draw, kurti: boolean): void {
  const cut: Cut = {
    kurti,
    material: draw.material("khadi"),
    yarn: thread(draw.rgb(0)),
    trim: draw.dyeIf("trim"),
  };
  const band = draw.flag("trimPlacket", true) ? cut.trim : null;
  neckBack(draw, cut.material);
  for (const right of sides) {
    sleeve(draw, cut, right);
  }
  frontAndBack(draw, cut);
  opening(draw, cut, band);
  standCollar(draw, cut, band);
}

export const kurta: Template = (draw) => drawKurta(draw, false);
export const kurti: Template = (draw) => drawKurta(draw, true);
