import { noise } from "../core/noise";
import { clamp, mix, smoothstep, TAU } from "../core/numbers";
import { curve, type Point, pts, shape } from "../core/outline";
import type { Rgb } from "../core/palette";
import type { Draw, Template } from "../draw";
import type { Pattern } from "../patterns/ink";
import { type Zari, zariBorder } from "../patterns/zari";
import { palluFromBehind } from "./saree-back";
import { blouse } from "./saree-blouse";
import { drapedPallu } from "./saree-pallu";

const BOTTOM = 1226;
const PLEATS = 6;

export interface SareeCloth {
  material: string;
  border: Zari;
  blouse: Rgb;
  gold: Rgb;
}

/** The saree's pattern with its border, `fromEdge` pixels from the edge. */
const bordered =
  (pattern: Pattern, border: Zari, fromEdge: (u: number, v: number) => number): Pattern =>
  (u, v, ink) => {
    pattern(u, v, ink);
    zariBorder(ink, fromEdge(u, v), u, border);
  };

/** End of the pallu, falling behind the left shoulder. */
function hangingPallu(draw: Draw, { material, border }: SareeCloth): void {
  draw.add({
    outline: shape`
      560 160!, 630 176!, 676 330, 712 520, 744 740, 762 962!, 704 974, 640 966!, 620 700, 590 420`,
    material,
    paint: bordered(draw.pattern, { ...border, width: 92 }, (_u, v) => 366 - v),
    inflate: 16,
    shadow: null,
    shade: () => 0.8,
    cloth: { pitch: 0 },
    height: (x, y) => {
      const t = (y - 160) / 740;
      const u = (x - mix(560, 628, t)) / mix(70, 130, t);
      return 7 * Math.sin(u * 4.2 * TAU + 0.6 * Math.sin(y / 130));
    },
  });
}

function wrappedSkirt(draw: Draw, { material, border }: SareeCloth): void {
  const hemY = (x: number) => BOTTOM - 22 * ((x - 450) / 260) ** 2;
  draw.add({
    outline: shape`
      352 498!, 316 560, 284 660, 256 800, 226 980, 196 ${hemY(196)}!, 300 ${hemY(300)}, 450 ${BOTTOM}, 600 ${hemY(600)},
      704 ${hemY(704)}!, 674 980, 644 800, 616 660, 584 560, 548 498!`,
    material,
    paint: bordered(draw.pattern, border, (u, v) => hemY(450 + u) - 600 - v),
    alpha: 1,
    inflate: 96,
    round: 0.5,
    shadow: null,
    cloth: { cx: 450, pitch: 0.1 },
    form: shape`
      352 300!, 338 498, 304 560, 272 660, 244 800, 214 980, 184 1226, 150 1500!, 750 1500!, 716 1226, 686 980, 656 800,
      628 660, 596 560, 562 498, 548 300!`,
    folds: {
      height: 13,
      wave: 84,
      sharp: 0.5,
      length: 320,
      detail: 0.2,
      angle: (x, y) => Math.PI / 2 - (x - 450) * 0.0012 + (x < 430 ? 0.35 * smoothstep(760, 540, y) : 0),
      base: (_x, y) => 0.35 + 0.5 * smoothstep(600, 1000, y),
      pulls: [{ x: 470, y: 520, radius: 260, strength: 0.7 }],
    },
  });
}

/** Pleats tucked in at the middle, one lying on the next. */
function centrePleats(draw: Draw, { material, border }: SareeCloth): void {
  const left = (y: number) => mix(432, 372, (y - 505) / (BOTTOM - 505));
  const right = (y: number) => mix(506, 566, clamp((y - 505) / (BOTTOM - 505)) ** 1.1);
  /** Number of the pleat at a place, and how far across it. */
  const pleatAt = (x: number, y: number) => {
    const u = clamp((x - left(y)) / (right(y) - left(y)));
    const place = u * PLEATS + 0.14 * noise(u * 5, y / 260, draw.seed);
    return { place, across: place - Math.floor(place) };
  };
  const hem = Array.from({ length: 49 }, (_, i): Point => {
    const u = i / 48;
    const x = left(BOTTOM) + u * (right(BOTTOM) - left(BOTTOM));
    return [x, BOTTOM + 10 - 9 * ((u * PLEATS) % 1) - 4 * (u - 0.5) ** 2];
  });
  draw.add({
    outline: curve([
      ...pts`432 500!, ${left(700)} 700, ${left(900)} 900, ${left(BOTTOM)} ${BOTTOM + 4}!`,
      ...hem,
      ...pts`${right(BOTTOM)} ${BOTTOM + 2}!, ${right(900)} 900, ${right(700)} 700, 506 500!`,
    ]),
    material,
    paint: bordered(draw.pattern, border, (_u, v) => BOTTOM + 6 - 600 - v),
    alpha: 1,
    inflate: 26,
    round: 0.6,
    bevel: [2, 1.5],
    shadow: { dx: 4, dy: 4, blur: 14, dark: 0.5 },
    cloth: { pitch: 0.12, map: (x, y) => [(pleatAt(x, y).place - 3) * 56, y - 600] },
    height: (x, y) => {
      const { across } = pleatAt(x, y);
      const depth = 6 + 9 * smoothstep(500, 700, y);
      return depth * (across ** 0.75 - 0.9 * smoothstep(0.9, 1, across)) + 2 * Math.sin(across * Math.PI);
    },
    detail: (layer) =>
      layer.everywhere((i, x, y) =>
        layer.darken(i, 1 - 0.62 * Math.exp(-pleatAt(x, y).across * 9) * smoothstep(500, 560, y)),
      ),
  });
}

/** Draped saree: blouse, skirt with centre pleats, pallu over the left shoulder. */
export const saree: Template = (draw) => {
  const border = draw.text("border", draw.color(1));
  const gold = draw.dye("gold", "zari");
  const cloth: SareeCloth = {
    material: draw.material("silk"),
    border: { width: draw.number("borderWidth", 46), ground: draw.dye("border", draw.color(1)), gold },
    blouse: draw.dye("blouse", border),
    gold,
  };
  if (draw.back) {
    wrappedSkirt(draw, cloth);
    blouse(draw, cloth);
    palluFromBehind(draw, cloth);
    return { lift: 16 };
  }
  hangingPallu(draw, cloth);
  wrappedSkirt(draw, cloth);
  centrePleats(draw, cloth);
  blouse(draw, cloth);
  drapedPallu(draw, cloth);
  return { lift: 16 };
};
