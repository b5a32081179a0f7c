import type { Layer } from "../core/layer";
import { TAU } from "../core/numbers";
import { type Outline, path } from "../core/outline";
import { ellipse } from "../core/shapes";
import type { Draw } from "../draw";

export const CENTRE_Y = 600;

/** Short line of a dial round a centre, at an angle from twelve. */
function tick(centreY: number, angle: number, from: number, to: number): Outline {
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  return path`
    ${450 + sin * from} ${centreY - cos * from}, ${450 + sin * to} ${centreY - cos * to}`;
}

/** Small ring for the seconds. */
function secondsRing(layer: Layer, draw: Draw): void {
  const y = CENTRE_Y + 62;
  const ink = draw.dye("ink", "charcoal");
  layer.near(ellipse(450, y, 32, 32), 36, (i, d, _along, side) => {
    if (side > 0) {
      layer.darken(i, 0.94);
    }
    layer.raise(i, -1.4 * Math.exp((-d * d) / 3));
  });
  for (let i = 0; i < 12; i++) {
    layer.stroke(tick(y, (i / 12) * TAU, 25, 29), ink, 1.5);
  }
  layer.stroke(path`450 ${y}, 466 ${y - 16}`, ink, 2);
}

export function dial(draw: Draw, radius: number, metal: string): void {
  const index = draw.dye("index", metal);
  const ink = draw.dye("ink", "charcoal");
  draw.add({
    outline: ellipse(450, CENTRE_Y, radius, radius, 0, 160),
    material: { base: "plastic", mirror: 0.05, shine: 0.05 },
    paint: draw.dye("dial", "offwhite"),
    cloth: { pitch: 0 },
    shadow: null,
    shade: (x, y, fromEdge) =>
      1 -
      0.42 * Math.exp(-fromEdge / 9) -
      0.16 * Math.exp(-Math.hypot(x - 420, y - CENTRE_Y + 190) / 120) +
      0.06 * Math.cos(Math.atan2(y - CENTRE_Y, x - 450) * 2 + 0.8),
    detail: (layer) => {
      for (let minute = 0; minute < 60; minute++) {
        const hour = minute % 5 === 0;
        const line = tick(CENTRE_Y, (minute / 60) * TAU, hour ? 104 : 124, 132);
        layer.stroke(line, hour ? index : ink, hour ? 6.5 : 1.6, 1, hour ? 2.4 : 0);
      }
      secondsRing(layer, draw);
    },
  });
}

interface Hand {
  angle: number;
  length: number;
  width: number;
  tail: number;
  paint: string;
}

function hand(draw: Draw, { angle, length, width, tail, paint }: Hand): void {
  const sin = Math.sin(angle);
  const cos = -Math.cos(angle);
  const at = (along: number, across: number): number[] => [
    450 + sin * along - cos * across,
    CENTRE_Y + cos * along + sin * across,
  ];
  draw.add({
    outline: Float64Array.from([
      ...at(-tail, width),
      ...at(length * 0.8, width),
      ...at(length, 0),
      ...at(length * 0.8, -width),
      ...at(-tail, -width),
    ]),
    material: "metal",
    paint,
    bevel: [3, 2],
    shadow: { dx: 3, dy: 5, blur: 4, dark: 0.35 },
  });
}

/** Ten past ten. */
export function hands(draw: Draw, metal: string): void {
  const paint = draw.text("index", metal);
  hand(draw, { angle: -1.05, length: 82, width: 5, tail: 18, paint });
  hand(draw, { angle: 1.05, length: 118, width: 4, tail: 22, paint });
  hand(draw, { angle: 3.5, length: 124, width: 1.3, tail: 34, paint: draw.text("second", "madder") });
  draw.add({
    outline: ellipse(450, CENTRE_Y, 8, 8),
    material: "metal",
    paint: metal,
    bevel: [5, 4],
    shadow: { dx: 2, dy: 3, blur: 3, dark: 0.4 },
  });
}
