import { path, shape } from "../core/outline";
import { ribbon, roundedRect } from "../core/shapes";
import type { Draw } from "../draw";
import { sides } from "./torso";

/** Templates that hang by their waist. */
const byWaist = ["jeans", "trousers", "shorts", "skirt", "lehenga"];

/** The hook over the middle, its top 104 pixels above `y`; what hangs it holds it there. */
function hook(draw: Draw, y: number, rise = 0): void {
  const top = y - rise;
  draw.add({
    outline: ribbon(
      path`450 ${y}, 450 ${top - 34}, 462 ${top - 52}, 474 ${top - 76}, 468 ${top - 96}, 450 ${top - 104},
        432 ${top - 97}, 425 ${top - 80}`,
      8.5,
    ),
    material: "metal",
    paint: "silver",
    inflate: 5,
    shadow: { dx: 2, dy: 3, blur: 3, dark: 0.35 },
  });
}

interface Hanger {
  /** Board row of the middle of its bar. */
  y: number;
  /** Half its width, and how much longer its hook is. */
  half?: number;
  rise?: number;
}

/** A wooden hanger in the neck, where the picture is drawn on one; its ends are hidden by what is drawn later. */
export function hanger(draw: Draw, { y, half = 176, rise = 0 }: Hanger): void {
  if (!draw.stage.onHanger || draw.back) {
    return;
  }
  hook(draw, y - 2, rise);
  draw.add({
    outline: ribbon(
      path`${450 - half} ${y + half * 0.42}, ${450 - half * 0.5} ${y + half * 0.17}, 450 ${y},
        ${450 + half * 0.5} ${y + half * 0.17}, ${450 + half} ${y + half * 0.42}`,
      (t) => 20 + 8 * Math.sin(Math.PI * t),
    ),
    material: { base: "polished", mirror: 0.1 },
    paint: "tan",
    inflate: 12,
    round: 0.6,
    shadow: { dx: 1, dy: 5, blur: 6, dark: 0.45 },
  });
}

/** A hanger with two clips that hold a waist, drawn last. @param waistX left end of the waist @param y its row */
export function clipHanger(draw: Draw, waistX: number, y: number): void {
  if (!draw.stage.onHanger || draw.back || !byWaist.includes(draw.spec.template)) {
    return;
  }
  hook(draw, y - 34);
  draw.add({
    outline: ribbon(path`${waistX + 6} ${y - 36}, 450 ${y - 38}, ${894 - waistX} ${y - 36}`, 10),
    material: "metal",
    paint: "silver",
    inflate: 6,
    shadow: { dx: 1, dy: 4, blur: 4, dark: 0.35 },
  });
  for (const right of sides) {
    const x = right ? 900 - waistX - 52 : waistX + 52;
    draw.add({
      outline: roundedRect(x - 15, y - 50, 30, 84, 7),
      material: { base: "polished", mirror: 0.1 },
      paint: "tan",
      inflate: 9,
      bevel: [4, 3],
      shadow: { dx: 2, dy: 5, blur: 5, dark: 0.45 },
    });
  }
}

/** Threads from one point down to a board, on which a thing stands; drawn before it. @param half half the board's width */
export function swing(draw: Draw, top: number, floor: number, half: number): void {
  for (const right of sides) {
    draw.add({
      outline: ribbon(path`450 ${top}, ${right ? 450 + half : 450 - half} ${floor}`, 5),
      material: "cord",
      paint: "#1d1814",
      inflate: 3,
      shadow: null,
    });
  }
}

/** The board of a swing; drawn after what stands on it. */
export function swingBoard(draw: Draw, floor: number, half: number): void {
  draw.add({
    outline: shape`
      ${450 - half - 26} ${floor - 4}!, ${450 + half + 26} ${floor - 4}!, ${450 + half + 26} ${floor + 22}!,
      ${450 - half - 26} ${floor + 22}!`,
    material: { base: "polished", mirror: 0.08 },
    paint: "tan",
    bevel: [6, 4],
    shadow: { dx: 2, dy: 6, blur: 8, dark: 0.4 },
  });
}
