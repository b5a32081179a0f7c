import { smoothstep } from "../core/numbers";
import { curve, path, pts } from "../core/outline";
import { reverse, roundedRect } from "../core/shapes";
import type { Draw } from "../draw";
import { leatherStitches, strapHole } from "./sewing";
import { CENTRE_Y } from "./watch-dial";

const WIDE = 98;
const NARROW = 74;

function half(draw: Draw, lower: boolean): void {
  const y = (v: number) => CENTRE_Y + (lower ? v : -v);
  const end = lower ? 540 : 500;
  const tip = lower
    ? pts`${450 - NARROW + 22} ${y(end - 8)}, 450 ${y(end)}, ${450 + NARROW - 22} ${y(end - 8)}`
    : pts`${450 - NARROW} ${y(end)}!, ${450 + NARROW} ${y(end)}!`;
  draw.add({
    outline: curve([
      ...pts`
        ${450 - WIDE} ${y(150)}!, ${456 - WIDE} ${y(230)}, ${446 - NARROW} ${y(380)}, ${450 - NARROW} ${y(end - 30)}`,
      ...tip,
      ...pts`
        ${450 + NARROW} ${y(end - 30)}, ${454 + NARROW} ${y(380)}, ${444 + WIDE} ${y(230)}, ${450 + WIDE} ${y(150)}!`,
    ]),
    material: draw.material("polished"),
    paint: draw.rgb(0),
    inflate: 26,
    round: 0.45,
    bevel: [6, 4],
    shadow: null,
    height: (_x, py) => {
      const d = Math.abs(py - CENTRE_Y);
      return 22 * smoothstep(320, 150, d) - 30 * smoothstep(330, 560, d);
    },
    detail: (layer) => {
      for (const way of [-1, 1]) {
        const row = path`
          ${450 + way * (WIDE - 12)} ${y(160)}, ${450 + way * (WIDE - 18)} ${y(230)},
          ${450 + way * (NARROW - 8)} ${y(380)}, ${450 + way * (NARROW - 11)} ${y(end - 34)}`;
        layer.stitch(row, draw.dye("thread", "sand"), { ...leatherStitches, length: 8, width: 2.2 });
      }
      for (let i = 0; lower && i < 6; i++) {
        strapHole(layer, 450, y(380 + i * 22));
      }
    },
  });
}

function buckle(draw: Draw, metal: string): void {
  draw.add({
    outline: [roundedRect(358, 78, 184, 74, 16), reverse(roundedRect(378, 96, 144, 42, 8))],
    material: "metal",
    paint: metal,
    inflate: 9,
    round: 0.5,
    shadow: { dx: 4, dy: 7, blur: 6, dark: 0.45 },
  });
  draw.add({
    outline: roundedRect(446, 92, 8, 58, 3),
    material: "metal",
    paint: metal,
    inflate: 4,
    shadow: { dx: 2, dy: 4, blur: 3, dark: 0.45 },
  });
  draw.add({
    outline: roundedRect(366, 190, 168, 26, 6),
    material: draw.material("polished"),
    paint: draw.rgb(0),
    bevel: [6, 4],
    shadow: { dx: 3, dy: 6, blur: 5, dark: 0.45 },
    detail: (layer) => layer.stitch(path`374 196, 526 196`, draw.dye("thread", "sand"), leatherStitches),
  });
}

/** Both halves of the strap: with the buckle above, with the holes below. */
export function straps(draw: Draw, metal: string): void {
  half(draw, false);
  buckle(draw, metal);
  half(draw, true);
}
