import { mirrored, path, pathOn, shapeOn } from "../core/outline";
import { type Rgb, scale, thread } from "../core/palette";
import { ellipse, ribbon } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { hanger } from "./hanger";
import { button, fineStitches } from "./sewing";
import { skirtPart } from "./skirt-part";
import { armPulls, sides } from "./torso";

function puffedSleeves(draw: Draw, material: string): void {
  for (const right of sides) {
    draw.add({
      outline: shapeOn(right)`340 232, 290 236, 240 276, 222 330, 236 366!, 270 374, 312 366!, 330 330, 352 280`,
      material,
      paint: draw.pattern,
      inflate: 58,
      round: 0.6,
      bevel: [2.5, 1.6],
      shadow: null,
      height: (x, y) => {
        const shoulder = Math.exp(-Math.hypot(x - (right ? 570 : 330), y - 260) / 60);
        const end = Math.exp(-Math.abs(y - 368) / 26);
        return 3.2 * (shoulder + end) * Math.sin((right ? 900 - x : x) / 4.4 + y / 9);
      },
      folds: { height: 7, wave: 44, base: () => 0.4, angle: right ? 2 : 1.1 },
    });
  }
}

function frockBodice(draw: Draw, material: string): void {
  const ground = draw.rgb(0);
  const [middle, between, side] = draw.back ? [228, 222, 214] : [292, 276, 242];
  draw.add({
    outline: mirrored`450 226, 396 216, 362 204!, 372 260, 450 330`,
    material,
    paint: scale(ground, 0.8),
    shade: () => 0.45,
    shadow: null,
  });
  hanger(draw, { y: 228, half: 120 });
  draw.add({
    outline: mirrored`
      450 ${middle}, 410 ${between}, 384 ${side}, 374 204!, 322 222!, 312 280, 316 330, 298 372!, 304 430, 306 476!, 380 484, 450 486`,
    material,
    paint: draw.pattern,
    inflate: 96,
    round: 0.5,
    bevel: [3, 2],
    shadow: { dx: 0, dy: 3, blur: 6, dark: 0.34 },
    form: mirrored`450 20, 330 120, 260 240, 250 330, 286 400, 296 800, 450 800`,
    folds: { height: 7, wave: 60, base: () => 0.1, pulls: armPulls(304, 370, 0.6) },
  });
}

function roundCollar(draw: Draw, material: string): void {
  const paint = draw.dye("collar", "white");
  for (const right of draw.back ? sides : []) {
    draw.add({
      outline: shapeOn(right)`372 198!, 400 212, 449 220!, 447 280!, 396 276, 352 252, 336 224, 352 206`,
      material,
      paint,
      inflate: 12,
      bevel: [4, 2.6],
      shadow: { dx: 2, dy: 5, blur: 5, dark: 0.4 },
      detail: (layer) => layer.stitch(pathOn(right)`344 224, 358 246, 398 268, 440 272`, thread(paint), fineStitches),
    });
  }
  for (const y of draw.back ? [322, 376, 430] : []) {
    button(draw, 450, y, 7, "offwhite");
  }
  for (const right of draw.back ? [] : [true, false]) {
    draw.add({
      outline: shapeOn(right)`372 198!, 388 240, 414 272, 449 288!, 444 326, 400 330, 352 288, 336 226, 352 206`,
      material,
      paint,
      inflate: 12,
      bevel: [4, 2.6],
      shadow: { dx: 2, dy: 5, blur: 5, dark: 0.4 },
      detail: (layer) => layer.stitch(pathOn(right)`344 222, 360 284, 402 321, 440 318`, thread(paint), fineStitches),
    });
  }
}

/** Satin sash with a bow in front. */
function sash(draw: Draw, paint: Rgb): void {
  const material = "satin";
  draw.add({
    outline: ribbon(path`302 474, 380 484, 450 487, 520 484, 598 474`, 24),
    material,
    paint,
    bevel: [4, 3],
    height: (x) => 60 * Math.sqrt(Math.max(0, 1 - ((x - 450) / 156) ** 2)),
    shadow: { dx: 0, dy: 4, blur: 5, dark: 0.4 },
  });
  for (const right of sides) {
    draw.add({
      outline: ribbon(pathOn(right)`450 490, 434 540, 420 600`, (t) => 14 + 14 * t),
      material,
      paint,
      inflate: 8,
      shadow: { dx: 3, dy: 5, blur: 5, dark: 0.4 },
    });
    draw.add({
      outline: shapeOn(right)`450 486, 420 462, 386 460, 376 486, 390 510, 424 506`,
      material,
      paint,
      inflate: 20,
      folds: { height: 6, wave: 22, base: () => 0.5, angle: right ? 3 : 0.1 },
      shadow: { dx: 3, dy: 5, blur: 5, dark: 0.42 },
    });
  }
  draw.add({
    outline: ellipse(450, 487, 15, 16),
    material,
    paint,
    inflate: 12,
    shadow: { dx: 2, dy: 4, blur: 4, dark: 0.45 },
  });
}

/** Girl's frock: puffed sleeves, round collar, gathered skirt, sash. */
export const kidsDress: Template = (draw) => {
  const material = draw.material("poplin");
  puffedSleeves(draw, material);
  skirtPart(
    draw,
    { top: 470, bottom: 960, waist: 142, hem: 300, flutes: 9, depth: 20, bend: 0.75, sag: 34, from: 0.3 },
    {
      material,
      paint: draw.pattern,
      gather: 3.4,
      detail: (layer) =>
        layer.stitch(path`140 912, 300 938, 450 944, 600 938, 760 912`, thread(draw.rgb(0)), fineStitches),
    },
  );
  frockBodice(draw, material);
  roundCollar(draw, material);
  sash(draw, draw.dye("sash", draw.color(1)));
};
