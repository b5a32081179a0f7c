import type { Layer } from "../core/layer";
import { mirrored, type Outline, path, pathOn, shape } from "../core/outline";
import { scale } from "../core/palette";
import { offset, reverse, ribbon, roundedRect } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { seatPockets } from "./back";
import { hanger } from "./hanger";
import { type LegCloth, type LegCut, leg } from "./leg";
import { rivet } from "./sewing";
import { sides } from "./torso";
import { waistband } from "./waist";

const longCut: LegCut = {
  waistX: 282,
  waistY: 470,
  band: 34,
  hipX: 248,
  crotchY: 760,
  kneeY: 960,
  kneeOuter: 244,
  kneeInner: 434,
  hemY: 1150,
  hemOuter: 246,
  hemInner: 424,
  short: false,
};

const shortCut: LegCut = {
  ...longCut,
  kneeY: 880,
  hemY: 930,
  kneeOuter: 232,
  hemOuter: 226,
  hemInner: 436,
  short: true,
};

const coarse = { length: 6, gap: 2.6, width: 1.9 };

/** Straps going down behind, and the inside of the back. */
function behind(draw: Draw, { material }: LegCloth): void {
  for (const right of sides) {
    draw.add({
      outline: ribbon(pathOn(right)`352 150, 378 112, 404 130, 440 300, 480 470`, 34),
      material,
      paint: scale(draw.rgb(0), 0.8),
      inflate: 6,
      shade: () => 0.55,
      shadow: null,
    });
  }
  draw.add({
    outline: mirrored`450 438, 330 430!, 288 486!, 300 540, 450 552`,
    material,
    paint: scale(draw.rgb(0), 0.8),
    shade: () => 0.45,
    shadow: null,
  });
}

function bib(draw: Draw, { material, yarn }: LegCloth): Layer {
  return draw.add({
    outline: mirrored`450 262, 346 256!, 340 270!, 334 360, 312 440, 280 492!, 450 516`,
    material,
    paint: draw.pattern,
    inflate: 70,
    round: 0.5,
    bevel: [3, 2],
    cloth: { cx: 450 },
    form: mirrored`450 60, 330 60, 320 260, 312 360, 286 440, 240 500, 240 800, 450 800`,
    folds: { height: 6, wave: 70, base: () => 0.2, pulls: [{ x: 360, y: 280, radius: 90, strength: 0.5 }] },
    shadow: { dx: 1, dy: 3, blur: 6, dark: 0.36 },
    detail: (layer) => {
      for (const apart of [6, 13]) {
        layer.stitch(path`346 ${256 + apart}, 450 ${262 + apart}, 554 ${256 + apart}`, yarn, coarse);
      }
      for (const right of sides) {
        const edge = pathOn(right)`340 270, 334 360, 312 440, 284 488`;
        layer.stitch(offset(edge, right ? 8 : -8), yarn, coarse);
      }
    },
  });
}

/** Pocket in the middle of the bib. */
function pocket(draw: Draw, on: Layer, { material, yarn }: LegCloth): void {
  draw.add({
    outline: shape`386 330!, 514 330!, 514 432!, 450 456!, 386 432!`,
    on,
    material,
    paint: draw.pattern,
    bevel: [4, 2.6],
    shadow: { dx: 1, dy: 3, blur: 4, dark: 0.38 },
    detail: (layer) => {
      layer.stitch(path`392 340, 508 340`, yarn, coarse);
      layer.stitch(path`392 347, 508 347`, yarn, coarse);
      layer.stitch(path`392 352!, 392 428!, 450 449!, 508 428!, 508 352!`, yarn, coarse);
    },
  });
}

/** A strap with its two rows of stitches. */
function strap(draw: Draw, middle: Outline, { material, yarn }: LegCloth): void {
  draw.add({
    outline: ribbon(middle, 38),
    material,
    paint: draw.pattern,
    bevel: [4, 3],
    inflate: 7,
    shadow: { dx: 3, dy: 5, blur: 6, dark: 0.4 },
    detail: (layer) => {
      for (const apart of [13, -13]) {
        layer.stitch(offset(middle, apart), yarn, coarse);
      }
    },
  });
}

function strapsInFront(draw: Draw, cloth: LegCloth): void {
  for (const right of sides) {
    strap(draw, pathOn(right)`366 300, 356 220, 350 160, 366 118, 384 108`, cloth);
    const x = right ? 534 : 366;
    draw.add({
      outline: [roundedRect(x - 25, 268, 50, 46, 10), reverse(roundedRect(x - 18, 275, 36, 32, 7))],
      material: "metal",
      paint: draw.text("hardware", "brass"),
      inflate: 5,
      shadow: { dx: 2, dy: 4, blur: 3, dark: 0.5 },
    });
    rivet(draw, x, 294, 13);
  }
}

/** The back rises to a point, from which the straps cross to the shoulders. */
function crossedStraps(draw: Draw, cloth: LegCloth): void {
  for (const right of sides) strap(draw, pathOn(right)`368 116, 392 190, 430 300, 480 420`, cloth);
  const { material, yarn } = cloth;
  draw.add({
    outline: mirrored`450 372, 412 376!, 388 412, 340 462, 280 500!, 450 520`,
    material,
    paint: draw.pattern,
    inflate: 60,
    round: 0.5,
    bevel: [3, 2],
    cloth: { cx: 450 },
    form: mirrored`450 160, 380 260, 330 400, 240 500, 240 800, 450 800`,
    shadow: { dx: 1, dy: 3, blur: 6, dark: 0.36 },
    detail: (layer) => {
      const edge = path`290 496, 344 468, 394 418, 416 384!, 450 380, 484 384!, 506 418, 556 468, 610 496`;
      for (const apart of [-5, -12]) {
        layer.stitch(offset(edge, apart), yarn, coarse);
      }
    },
  });
}

/** Trousers with a bib, held by straps over the shoulders. */
export const dungarees: Template = (draw) => {
  const cut = draw.flag("short") ? shortCut : longCut;
  const cloth: LegCloth = {
    material: draw.material("denim"),
    yarn: draw.dye("thread", "#c08a45"),
    jeans: true,
    wear: draw.number("wear", 0.3),
  };
  if (draw.back) {
    crossedStraps(draw, cloth);
  } else {
    behind(draw, cloth);
  }
  hanger(draw, { y: 106, half: 120 });
  leg(draw, cut, cloth, true);
  leg(draw, cut, cloth, false);
  if (draw.back) {
    seatPockets(draw, cut, cloth);
  } else {
    pocket(draw, bib(draw, cloth), cloth);
  }
  waistband(draw, { ...cut, waistY: cut.waistY + 6 }, cloth, false);
  if (!draw.back) {
    strapsInFront(draw, cloth);
  }
};
