import { smoothstep, TAU } from "../core/numbers";
import { shape } from "../core/outline";
import { linear, scale } from "../core/palette";
import { ellipse, roundedRect } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { spot } from "./sewing";
import { CENTRE_Y, dial, hands } from "./watch-dial";
import { straps } from "./watch-strap";

const RADIUS = 178;

function lugs(draw: Draw, metal: string): void {
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      const x = (v: number) => 450 + sx * v;
      const y = (v: number) => CENTRE_Y + sy * v;
      draw.add({
        outline: shape`${x(88)} ${y(130)}, ${x(124)} ${y(110)}, ${x(120)} ${y(186)}, ${x(112)} ${y(206)}!, ${x(98)} ${y(204)}!`,
        material: "metal",
        paint: metal,
        inflate: 18,
        bevel: [4, 3],
        shadow: { dx: 4, dy: 7, blur: 6, dark: 0.45 },
      });
    }
  }
}

/** Crown, case and the bowl round the dial. */
function watchCase(draw: Draw, metal: string): void {
  draw.add({
    outline: roundedRect(450 + RADIUS - 4, CENTRE_Y - 18, 34, 36, 7),
    material: "metal",
    paint: metal,
    inflate: 14,
    shadow: { dx: 4, dy: 7, blur: 6, dark: 0.4 },
    height: (_x, y) => 2 * Math.sin(y * 1.3),
  });
  draw.add({
    outline: ellipse(450, CENTRE_Y, RADIUS, RADIUS, 0, 160),
    material: "metal",
    paint: metal,
    inflate: 40,
    round: 0.4,
    bevel: [16, 14],
    shadow: { dx: 8, dy: 14, blur: 13, dark: 0.5 },
  });
  draw.add({
    outline: ellipse(450, CENTRE_Y, RADIUS - 22, RADIUS - 22, 0, 160),
    material: "metal",
    paint: scale(linear(metal), 0.8),
    bevel: [5, -4],
    shadow: null,
    height: (x, y) => -6 * smoothstep(0, 1, (Math.hypot(x - 450, y - CENTRE_Y) - (RADIUS - 34)) / 10),
  });
}

/** The lid behind: brushed steel with notches for the tool that opens it. */
function caseBack(draw: Draw, metal: string): void {
  const inner = RADIUS - 36;
  draw.add({
    outline: ellipse(450, CENTRE_Y, inner, inner, 0, 160),
    material: { base: "metal", rough: 0.45, mirror: 0.8 },
    paint: scale(linear(metal), 0.92),
    bevel: [10, 7],
    inflate: 16,
    round: 0.4,
    shadow: { dx: 2, dy: 4, blur: 5, dark: 0.5 },
    detail: (layer) => {
      for (const radius of [inner * 0.84, inner * 0.62]) {
        layer.near(ellipse(450, CENTRE_Y, radius, radius), 5, (i, d) => layer.raise(i, -2.2 * Math.exp((-d * d) / 4)));
      }
      for (let notch = 0; notch < 6; notch++) {
        const angle = (notch / 6) * TAU + 0.3;
        const x = 450 + inner * 0.84 * Math.cos(angle);
        const y = CENTRE_Y + inner * 0.84 * Math.sin(angle);
        layer.near(spot(x, y), 14, (i, d) => {
          layer.raise(i, -5 * smoothstep(12, 8, d));
          layer.darken(i, 1 - 0.55 * smoothstep(12, 9, d));
        });
      }
      layer.everywhere((i, x, y) => {
        const ring = Math.hypot(x - 450, y - CENTRE_Y);
        layer.raise(i, 0.25 * Math.sin(ring * 1.4));
      });
    },
  });
}

/** Soft reflection of a window in the glass. */
function glass(draw: Draw): void {
  draw.add({
    outline: shape`340 504, 450 457, 520 472, 400 560, 320 646, 306 590`,
    clip: ellipse(450, CENTRE_Y, RADIUS - 36, RADIUS - 36, 0, 120),
    material: { base: "plastic", mirror: 0, shine: 0 },
    paint: [0.95, 0.97, 1],
    alpha: 0.13,
    shadow: null,
    soften: 7,
  });
}

export const watch: Template = (draw) => {
  const metal = draw.text("hardware", "silver");
  straps(draw, metal);
  lugs(draw, metal);
  watchCase(draw, metal);
  if (draw.back) {
    caseBack(draw, metal);
    return { lift: 12 };
  }
  dial(draw, RADIUS - 34, metal);
  hands(draw, metal);
  glass(draw);
  return { lift: 12 };
};
