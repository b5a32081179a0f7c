import type { Layer } from "../core/layer";
import { clamp, mix, smoothstep } from "../core/numbers";
import { type Outline, path, shape } from "../core/outline";
import { scale } from "../core/palette";
import { reverse, ribbon, roundedRect, shift } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { leatherStitches, strapHole } from "./sewing";

const WIDTH = 82;
const CX = 450;
const CY = 560;
const RX = 330;
const RY = 118;
const BUCKLE_X = 400;

/** How far in front a place of the rolled belt lies, 0 at its sides to 1 in the middle. */
const bulge = (x: number, radius = RX) => Math.sqrt(Math.max(0, 1 - ((x - CX) / radius) ** 2));

/** Middle of the front at a column. */
const middleY = (x: number) => CY + RY * bulge(x);

const frontHeight = (x: number) => 110 * bulge(x, RX + 4);

function arc(from: number, to: number, size = 1, down = 0): Outline {
  const out: number[] = [];
  for (let i = 0; i <= 80; i++) {
    const angle = mix(from, to, i / 80);
    out.push(CX + RX * size * Math.cos(angle), CY + down + RY * size * Math.sin(angle));
  }
  return Float64Array.from(out);
}

/** The strip of that width around a line, straight up and down; points may close its right end. */
function strip(line: Outline, width: number, end: number[] = []): Outline {
  return Float64Array.from([...shift(line, 0, -width / 2), ...end, ...reverse(shift(line, 0, width / 2))]);
}

/** Leather plaited in one length. */
function plait(layer: Layer): void {
  const pitch = 17;
  layer.everywhere((i, x, y) => {
    const along = Math.acos(clamp((x - CX) / (RX + 2), -1, 1)) * RX;
    const across = (y - middleY(x)) * 1.1;
    const rising = (along + across) / pitch;
    const falling = (along - across) / pitch;
    const over = (Math.floor(rising) + Math.floor(falling)) & 1;
    const t = over ? rising - Math.floor(rising) - 0.5 : falling - Math.floor(falling) - 0.5;
    layer.raise(i, 5 * Math.sqrt(Math.max(0, 1 - 4 * t * t)));
    layer.darken(i, 1 - 0.35 * smoothstep(0.34, 0.5, Math.abs(t)));
  });
}

function finishLeather(layer: Layer, draw: Draw, line: Outline, fromEdge: number): void {
  if (draw.flag("braided")) {
    plait(layer);
    return;
  }
  for (const apart of [WIDTH / 2 - fromEdge, fromEdge - WIDTH / 2]) {
    const row = shift(line, 0, apart);
    layer.stitch(row, draw.dye("thread", "tan"), { ...leatherStitches, width: 2.1, length: 8, gap: 3.4 });
  }
}

/** The lining of the back, and the end rolled inside. */
function insideOfRoll(draw: Draw): void {
  const paint = scale(draw.dye("lining", "camel"), 0.8);
  draw.add({
    outline: strip(arc(Math.PI, 2 * Math.PI, 0.985), WIDTH),
    material: "suede",
    paint,
    bevel: [3, 2],
    shadow: null,
    shade: (x) => 0.62 + 0.12 * Math.cos(((x - CX) / RX) * 1.5),
    height: (x) => -40 * bulge(x),
  });
  draw.add({
    outline: strip(arc(Math.PI, Math.PI * 1.62, 0.94, 6), WIDTH),
    material: "suede",
    paint,
    bevel: [3, 2],
    shadow: { dx: 4, dy: 8, blur: 8, dark: 0.5 },
    shade: () => 0.66,
  });
}

/** The end that comes out of the buckle, with its holes. */
function tip(draw: Draw, material: string): void {
  const points: number[] = [];
  for (let x = BUCKLE_X + 36; x <= 690; x += 6) {
    points.push(x, middleY(x) - 1);
  }
  const line = Float64Array.from(points);
  const end = [716, middleY(716) - WIDTH * 0.3, 730, middleY(730), 716, middleY(716) + WIDTH * 0.3];
  draw.add({
    outline: strip(line, WIDTH - 2, end),
    material,
    paint: draw.rgb(0),
    bevel: [7, 4.6],
    height: (x) => frontHeight(x) + 6,
    shadow: { dx: 3, dy: 7, blur: 6, dark: 0.5 },
    detail: (layer) => {
      finishLeather(layer, draw, line, 10);
      for (let x = 470; x < 700; x += 46) {
        strapHole(layer, x, middleY(x));
      }
    },
  });
}

function buckleAndLoop(draw: Draw, material: string): void {
  const metal = draw.text("hardware", "silver");
  const y = middleY(BUCKLE_X);
  const x = BUCKLE_X;
  draw.add({
    outline: [roundedRect(x - 52, y - 64, 104, 128, 20), reverse(roundedRect(x - 35, y - 46, 70, 92, 10))],
    material: "metal",
    paint: metal,
    inflate: 13,
    round: 0.5,
    shadow: { dx: 4, dy: 8, blur: 6, dark: 0.5 },
  });
  draw.add({
    outline: ribbon(path`${x - 42} ${y}, ${x} ${y - 2}, ${x + 54} ${y + 2}`, 11),
    material: "metal",
    paint: metal,
    inflate: 7,
    shadow: { dx: 3, dy: 6, blur: 4, dark: 0.5 },
  });
  const top = middleY(560) - WIDTH / 2;
  const bottom = middleY(560) + WIDTH / 2;
  draw.add({
    outline: shape`546 ${top - 6}!, 574 ${top - 7}!, 574 ${bottom + 5}!, 546 ${bottom + 6}!`,
    material,
    paint: draw.rgb(0),
    bevel: [8, 6],
    height: frontHeight,
    shadow: { dx: 3, dy: 6, blur: 5, dark: 0.5 },
  });
}

/** Belt rolled up and stood on its edge. */
export const belt: Template = (draw) => {
  const material = draw.material("polished");
  const front = arc(0, Math.PI);
  insideOfRoll(draw);
  draw.add({
    outline: strip(front, WIDTH),
    material,
    paint: draw.rgb(0),
    bevel: [7, 4.4],
    height: frontHeight,
    shadow: { dx: 0, dy: 6, blur: 10, dark: 0.5 },
    detail: (layer) => finishLeather(layer, draw, front, 9),
  });
  if (!draw.back) {
    tip(draw, material);
    buckleAndLoop(draw, material);
  }
  return { floor: CY + RY + WIDTH / 2 + 1 };
};
