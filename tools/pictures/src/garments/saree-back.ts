import { mix, smoothstep, TAU } from "../core/numbers";
import { shape } from "../core/outline";
import type { Draw } from "../draw";
import { zariBorder } from "../patterns/zari";
import type { SareeCloth } from "./saree";

const TOP = 158;
const END = 1010;

/** The pallu from behind: over the left shoulder and down the back, in loose pleats, its border at the end. */
export function palluFromBehind(draw: Draw, { material, border }: SareeCloth): void {
  const left = (y: number) => mix(292, 250, smoothstep(TOP, 700, y));
  const right = (y: number) => mix(398, 590, smoothstep(TOP, 860, y));
  const wide = { ...border, width: 96 };
  draw.add({
    outline: shape`
      ${left(TOP)} ${TOP + 16}!, 340 ${TOP - 8}, ${right(TOP)} ${TOP + 4}!, ${right(330)} 330, ${right(520)} 520,
      ${right(700)} 700, ${right(860)} 860, ${right(END)} ${END - 34}!, 430 ${END}, ${left(END)} ${END - 14}!,
      ${left(800)} 800, ${left(560)} 560, ${left(340)} 340`,
    material,
    paint: (u, v, ink) => {
      draw.pattern(u, v, ink);
      const y = v + 600;
      const fromSide = Math.min(u + 450 - left(y), right(y) - u - 450);
      zariBorder(ink, fromSide - 3, v, { ...border, width: border.width * 0.6 });
      zariBorder(ink, END - 20 - y - 0.06 * (u + 60), u, wide);
    },
    inflate: 26,
    round: 0.5,
    bevel: [3, 2.4],
    shadow: { dx: 5, dy: 9, blur: 14, dark: 0.5 },
    cloth: { pitch: 0, map: (x, y) => [x - 450, y - 600] },
    height: (x, y) => {
      const across = (x - left(y)) / (right(y) - left(y));
      return (10 - 4 * smoothstep(600, 1000, y)) * Math.sin(across * 4.6 * TAU + 0.7 * Math.sin(y / 150)) + 40;
    },
  });
}
