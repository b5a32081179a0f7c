import type { Layer, Stitch } from "../core/layer";
import { noise } from "../core/noise";
import { smoothstep } from "../core/numbers";
import { type Outline, path, pathOn, shapeOn } from "../core/outline";
import type { Rgb } from "../core/palette";
import { offset } from "../core/shapes";
import type { Draw } from "../draw";
import { hemStitches, openEnd } from "./sewing";

/** Left half of trousers; `outer` and `inner` are the two sides of the leg. */
export interface LegCut {
  waistX: number;
  waistY: number;
  /** Height of the waistband. */
  band: number;
  hipX: number;
  crotchY: number;
  kneeY: number;
  kneeOuter: number;
  kneeInner: number;
  hemY: number;
  hemOuter: number;
  hemInner: number;
  short: boolean;
}

export interface LegCloth {
  material: string;
  yarn: Rgb;
  /** Sewn as jeans are: coarse double stitches, curved pockets. */
  jeans: boolean;
  /** Paleness of worn places, 0 for none. */
  wear: number;
}

const coarse: Stitch = { length: 6, gap: 2.5, width: 2, alpha: 0.9 };
const discreet: Stitch = { length: 4, gap: 2.5, width: 1.1, alpha: 0.5 };

/** Row at which the legs begin under the waistband. */
export const legTop = (cut: LegCut) => cut.waistY + cut.band + 22;

/** How worn a place of the leg is: the thigh and the knee most. */
function wornAt(cut: LegCut, draw: Draw, x: number, y: number, mirrorX: (x: number) => number): number {
  const across = Math.exp(-(((x - mirrorX((cut.hipX + 440) / 2)) / 62) ** 2));
  const thigh = Math.exp(-(((y - (cut.crotchY + 60)) / 150) ** 2));
  const knee = 0.7 * Math.exp(-(((y - cut.kneeY - 20) / 110) ** 2));
  return 0.85 * across * (thigh + knee + 0.25) * (0.8 + 0.3 * noise(x / 30, y / 60, draw.seed));
}

/** Pale lines where jeans crease at the thigh. */
function whiskers(layer: Layer, cut: LegCut, right: boolean, wear: number): void {
  for (let row = 0; row < 4; row++) {
    const y = legTop(cut) + 120 + row * 34;
    layer.near(pathOn(right)`445 ${y + 26}, 400 ${y + 8}, ${cut.hipX + 46} ${y + 14}`, 12, (i, d, along) =>
      layer.darken(i, 1 + wear * 0.5 * Math.exp((-d * d) / 26) * Math.sin(Math.min(Math.PI, along / 50))),
    );
  }
}

function pocket(layer: Layer, line: Outline, right: boolean): void {
  layer.seam(line, 2.2, 2.4);
  layer.near(line, 14, (i, d, _along, side) => {
    if (right ? side < 0 : side > 0) {
      layer.darken(i, 1 - 0.4 * Math.exp(-d / 4));
    } else {
      layer.raise(i, 1.6 * Math.exp(-d / 5));
    }
  });
}

/** The back of a leg: the yoke over the seat, the seam in the middle, a crease. */
function sewSeat(layer: Layer, cut: LegCut, { jeans, yarn }: LegCloth, right: boolean): void {
  const top = legTop(cut);
  const on = pathOn(right);
  if (jeans) {
    const yoke = on`${cut.waistX - 8} ${top + 26}, 450 ${top + 58}`;
    layer.seam(yoke, 1.4, 2, 0.8);
    for (const apart of [4, 10]) {
      layer.stitch(offset(yoke, right ? -apart : apart), yarn, coarse);
    }
  }
  const middle = on`449 ${top - 4}, 449 ${cut.crotchY}`;
  layer.seam(middle, 2, 2);
  layer.stitch(offset(middle, right ? 6 : -6), yarn, jeans ? coarse : discreet);
}

function sewLeg(layer: Layer, cut: LegCut, cloth: LegCloth, right: boolean, back: boolean): void {
  const { jeans, yarn, wear } = cloth;
  const top = legTop(cut);
  const sign = right ? -1 : 1;
  const on = pathOn(right);
  const hem = on`
    ${cut.hemOuter} ${cut.hemY - 24}, ${(cut.hemOuter + cut.hemInner) / 2} ${cut.hemY - 15},
    ${cut.hemInner} ${cut.hemY - 27}`;
  if (wear && !back) {
    whiskers(layer, cut, right, wear);
  }
  const hip = cut.waistY + 190;
  const sideSeam = on`
    ${cut.hipX + 3} ${hip + 60}, ${(cut.hipX + cut.kneeOuter) / 2 + 3} ${(hip + cut.kneeY) / 2},
    ${cut.kneeOuter + 3} ${cut.kneeY}, ${cut.hemOuter + 3} ${cut.hemY}`;
  layer.seam(sideSeam, 1, 2, jeans ? 1 : 0.4);
  layer.seam(hem, 1, 2, jeans ? 1.2 : 0.4);
  layer.stitch(hem, yarn, jeans ? coarse : discreet);
  if (back) {
    sewSeat(layer, cut, cloth, right);
    return;
  }
  if (!jeans) {
    const slanted = on`${cut.waistX + 64} ${top - 12}, ${cut.hipX + 16} ${top + 150}`;
    layer.stitch(offset(slanted, -5 * sign), yarn, hemStitches);
    const crease = on`
      ${(cut.hipX + 446) / 2 - 6} ${top + 20}, ${(cut.kneeOuter + cut.kneeInner) / 2} ${cut.kneeY},
      ${(cut.hemOuter + cut.hemInner) / 2} ${cut.hemY + 8}`;
    layer.near(crease, 9, (i, d, along) => layer.raise(i, 1.3 * Math.exp(-d / 2.2) * smoothstep(0, 160, along)));
    pocket(layer, slanted, right);
    return;
  }
  layer.near(hem, 26, (i, d, along, side) => {
    if (side * sign < 0 && d > 1) {
      layer.darken(i, 1 + 0.1 * noise(along / 5, d / 9, 5));
    }
  });
  const curved = on`
    ${cut.waistX + 96} ${top - 12}, ${cut.waistX + 84} ${top + 44}, ${cut.waistX + 42} ${top + 74},
    ${cut.hipX - 4} ${top + 82}`;
  for (const apart of [4, 11]) {
    layer.stitch(offset(curved, sign * apart), yarn, { width: 2, length: 6.5 });
  }
  pocket(layer, curved, right);
  if (right) {
    const coins = path`
      ${812 - cut.waistX} ${top + 26}, ${870 - cut.waistX} ${top + 20}, ${874 - cut.waistX} ${top + 60}`;
    layer.stitch(coins, yarn, { width: 1.8 });
    layer.stitch(offset(coins, 5), yarn, { width: 1.8 });
    layer.seam(coins, 1, 2);
  }
}

/** One leg with its seams and pocket. */
export function leg(draw: Draw, cut: LegCut, cloth: LegCloth, right: boolean): void {
  const { jeans, wear, material } = cloth;
  const { waistX, waistY, hipX, crotchY, kneeY, kneeOuter, kneeInner, hemY, hemOuter, hemInner, short } = cut;
  const hip = waistY + 190;
  const top = legTop(cut);
  const sign = right ? -1 : 1;
  const mirrorX = (x: number) => (right ? 900 - x : x);
  const outline = shapeOn(right)`
    450 ${top - 8}!, ${waistX + 60} ${top - 14}, ${waistX - 6} ${waistY + cut.band - 8}!, ${hipX + 8} ${hip - 60},
    ${hipX} ${hip + 40}, ${(hipX + kneeOuter) / 2 - 3} ${(hip + kneeY) / 2}, ${kneeOuter} ${kneeY},
    ${(kneeOuter + hemOuter) / 2 + 1} ${(kneeY + hemY) / 2}, ${hemOuter} ${hemY}!,
    ${(hemOuter + hemInner) / 2} ${hemY + 9}, ${hemInner} ${hemY - 3}!,
    ${(kneeInner + hemInner) / 2} ${(kneeY + hemY) / 2}, ${kneeInner} ${kneeY},
    ${(kneeInner + 446) / 2 + 8} ${(crotchY + kneeY) / 2}, 444 ${crotchY + 14}, 456 ${crotchY - 22}!`;
  const form = shapeOn(right)`
    580 ${waistY - 260}, ${waistX - 20} ${waistY - 260}, ${waistX - 16} ${waistY}, ${hipX - 4} ${hip - 60},
    ${hipX - 10} ${hip + 40}, ${(hipX + kneeOuter) / 2 - 11} ${(hip + kneeY) / 2}, ${kneeOuter - 9} ${kneeY},
    ${hemOuter - 9} ${hemY}, ${hemOuter - 16} ${hemY + 260}, ${hemInner + 14} ${hemY + 260}, ${hemInner + 9} ${hemY},
    ${kneeInner + 9} ${kneeY}, ${(kneeInner + 446) / 2 + 18} ${(crotchY + kneeY) / 2}, 470 ${crotchY + 8},
    600 ${crotchY - 120}`;
  const end = pathOn(right)`
    ${hemOuter + 2} ${hemY - 1}, ${(hemOuter + hemInner) / 2} ${hemY + 8}, ${hemInner - 2} ${hemY - 4}`;
  openEnd(draw, end, right ? -(short ? 15 : 9) : short ? 15 : 9, material, draw.rgb(0));
  draw.add({
    outline,
    material,
    paint: draw.pattern,
    inflate: short ? 80 : 72,
    round: 0.52,
    bevel: [2.5, 1.6],
    shadow: right ? null : { dx: 2, dy: 2, blur: 8, dark: 0.4 },
    form,
    cloth: { cx: mirrorX((kneeOuter + kneeInner) / 2), angle: -0.03 * sign, dx: right ? 40 : 0 },
    folds: {
      height: jeans ? 11 : 10,
      wave: jeans ? 54 : 70,
      sharp: 0.4,
      detail: 0.3,
      length: 130,
      angle: (_x, y) => (y > kneeY - 60 ? sign * 0.25 + (short ? Math.PI / 2 : 0) : Math.PI / 2 - sign * 0.25),
      base: (_x, y) =>
        short
          ? 0.2 + 0.3 * smoothstep(crotchY, hemY, y)
          : 0.08 +
            0.2 * smoothstep(hip + 60, crotchY + 60, y) +
            0.4 * smoothstep(hemY - 190, hemY - 20, y) +
            0.42 * Math.exp(-(((y - kneeY) / 90) ** 2)),
      pulls: [
        { x: mirrorX(446), y: crotchY, radius: 190, strength: 0.9 },
        { x: mirrorX(kneeInner - 10), y: kneeY - 30, radius: 80, strength: short ? 0 : 0.4, angle: sign * -0.35 },
      ],
    },
    shade: wear ? (x, y) => 1 + wear * wornAt(cut, draw, x, y, mirrorX) : undefined,
    detail: (layer) => sewLeg(layer, cut, cloth, right, draw.back),
  });
}
