import { thread } from "../core/palette";
import type { Draw, Template } from "../draw";
import { seatPockets, waistLabel } from "./back";
import { clipHanger } from "./hanger";
import { type LegCloth, type LegCut, leg } from "./leg";
import { backWaist, beltLoops, closing, fly, waistband } from "./waist";

const jeansCut: LegCut = {
  waistX: 282,
  waistY: 78,
  band: 38,
  hipX: 252,
  crotchY: 372,
  kneeY: 690,
  kneeOuter: 282,
  kneeInner: 430,
  hemY: 1112,
  hemOuter: 296,
  hemInner: 416,
  short: false,
};

const trousersCut: LegCut = {
  ...jeansCut,
  waistX: 286,
  band: 36,
  hipX: 258,
  crotchY: 368,
  kneeOuter: 274,
  kneeInner: 436,
  hemY: 1116,
  hemOuter: 290,
  hemInner: 426,
};

const shortsCut: LegCut = {
  waistX: 236,
  waistY: 240,
  band: 44,
  hipX: 204,
  crotchY: 600,
  kneeY: 800,
  kneeOuter: 186,
  kneeInner: 436,
  hemY: 850,
  hemOuter: 182,
  hemInner: 434,
  short: true,
};

/** Other legs on the same waist. */
const legCuts: Readonly<Record<string, Partial<LegCut>>> = {
  straight: { kneeOuter: 268, kneeInner: 438, hemOuter: 266, hemInner: 440 },
  wide: { hipX: 240, kneeOuter: 226, kneeInner: 444, hemOuter: 196, hemInner: 446 },
  easy: { hipX: 240, kneeOuter: 250, kneeInner: 444, hemOuter: 284, hemInner: 430 },
};

function drawTrousers(draw: Draw, usual: LegCut, jeans: boolean): void {
  const cut = { ...usual, ...legCuts[draw.text("cut", "")] };
  const corded = draw.flag("drawcord");
  const cloth: LegCloth = {
    material: draw.material(jeans ? "denim" : "twill"),
    yarn: jeans ? draw.dye("thread", "#c08a45") : thread(draw.rgb(0)),
    jeans,
    wear: jeans ? draw.number("wear", 0.5) : 0,
  };
  if (!draw.back) {
    backWaist(draw, cut, cloth);
  }
  leg(draw, cut, cloth, true);
  leg(draw, cut, cloth, false);
  if (draw.back) {
    seatPockets(draw, cut, cloth);
  } else {
    fly(draw, cut, cloth);
  }
  waistband(draw, cut, cloth, corded);
  if (!corded) {
    beltLoops(draw, cut, cloth);
  }
  if (!draw.back) {
    closing(draw, cut, cloth, corded);
  } else if (jeans) {
    waistLabel(draw, cut);
  }
  clipHanger(draw, cut.waistX, cut.waistY);
}

export const jeans: Template = (draw) => drawTrousers(draw, jeansCut, true);
export const trousers: Template = (draw) => drawTrousers(draw, trousersCut, false);
export const shorts: Template = (draw) => drawTrousers(draw, shortsCut, false);
