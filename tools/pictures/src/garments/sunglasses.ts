import type { MaterialChoice } from "../core/materials";
import { mix, smoothstep } from "../core/numbers";
import { type Outline, path, pathOn, shape, shapeOn } from "../core/outline";
import type { Paint } from "../core/part";
import { ellipse, reverse, ribbon } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { sides } from "./torso";

const CY = 600;

interface Frame {
  material: MaterialChoice;
  paint: Paint;
  metal: string;
  wire: boolean;
  round: boolean;
}

/** Temples folded behind, the right one over the left. */
function temples(draw: Draw, { material, paint, wire }: Frame): void {
  for (const right of sides) {
    const lower = right ? 1 : 0;
    draw.add({
      outline: ribbon(
        pathOn(right)`
          108 ${CY - 62}, 200 ${CY - 40 + lower * 8}, 420 ${CY - 6 + lower * 10}, ${640 - lower * 20} ${CY + 20}`,
        wire ? 9 : 17,
      ),
      material,
      paint,
      inflate: 7,
      shade: () => 0.7,
      shadow: null,
    });
  }
}

/** The rim's inner edge: the outer one drawn in towards the middle of the lens. */
function innerEdge(outer: Outline, cx: number, { wire, round }: Frame): Outline {
  const cy = CY + (round ? 0 : 6);
  const kx = wire ? 0.94 : round ? 0.86 : 0.84;
  const ky = wire ? 0.94 : 0.83;
  return outer.map((value, i) => (i % 2 ? cy + (value - cy) * ky - (wire ? 0 : 2) : cx + (value - cx) * kx));
}

/** Tinted lens, darker at the top, with a soft reflection. */
function lens(draw: Draw, inner: Outline, cx: number, cy: number): void {
  const tint = draw.dye("lens", "charcoal");
  draw.add({
    outline: inner,
    material: { base: "plastic", mirror: 0.14, rough: 0.2, shine: 0.2 },
    paint: (_u, v, ink) => {
      const t = smoothstep(-110, 120, v);
      const channel = (c: number) => mix(c * 0.5, Math.min(1, c * 1.5 + 0.03), t);
      ink.fill([channel(tint[0]), channel(tint[1]), channel(tint[2])]);
    },
    cloth: { pitch: 0 },
    inflate: 26,
    round: 0.7,
    alpha: 0.93,
    shadow: null,
    shade: (_x, _y, fromEdge) => 1 - 0.4 * Math.exp(-fromEdge / 7),
  });
  draw.add({
    outline: shape`
      ${cx - 96} ${cy - 30}, ${cx - 30} ${cy - 92}, ${cx + 20} ${cy - 90}, ${cx - 60} ${cy - 6}, ${cx - 92} ${cy + 40}`,
    clip: inner,
    material: { base: "plastic", mirror: 0, shine: 0 },
    paint: [0.95, 0.97, 1],
    alpha: 0.16,
    shadow: null,
    soften: 8,
  });
}

function rim(draw: Draw, frame: Frame, right: boolean): void {
  const { material, paint, wire, round, metal } = frame;
  const cx = right ? 634 : 266;
  const outer = round
    ? ellipse(cx, CY, 148, 144, 0, 120)
    : shapeOn(right)`
        120 ${CY - 78}, 180 ${CY - 98}, 270 ${CY - 102}, 360 ${CY - 92}, 410 ${CY - 72}, 418 ${CY - 30}, 404 ${CY + 44},
        366 ${CY + 96}, 290 ${CY + 118}, 206 ${CY + 112}, 148 ${CY + 78}, 122 ${CY + 16}, 112 ${CY - 40}`;
  const inner = innerEdge(outer, cx, frame);
  lens(draw, inner, cx, CY + (round ? 0 : 6));
  draw.add({
    outline: [outer, reverse(inner)],
    material,
    paint,
    inflate: wire ? 8 : 13,
    round: 0.5,
    bevel: [5, 3],
    shadow: { dx: 3, dy: 6, blur: 6, dark: 0.4 },
  });
  for (const dx of wire ? [] : [-7, 7]) {
    draw.add({
      outline: ellipse((right ? 762 : 138) + dx, CY - 72, 3.6, 3.6),
      material: "metal",
      paint: metal,
      bevel: [2, 2],
      shadow: null,
    });
  }
  draw.add({
    outline: shapeOn(right)`96 ${CY - 82}!, 128 ${CY - 86}, 134 ${CY - 50}, 98 ${CY - 46}!`,
    material,
    paint,
    inflate: 10,
    bevel: [4, 3],
    shadow: { dx: 2, dy: 4, blur: 4, dark: 0.4 },
  });
}

function bridge(draw: Draw, { material, paint, round, wire }: Frame): void {
  draw.add({
    outline: round
      ? ribbon(path`408 ${CY - 34}, 450 ${CY - 58}, 492 ${CY - 34}`, wire ? 10 : 24)
      : shape`
          404 ${CY - 80}, 450 ${CY - 76}, 496 ${CY - 80}, 500 ${CY - 30}, 478 ${CY - 34}, 450 ${CY - 46}, 422 ${CY - 34},
          400 ${CY - 30}`,
    material,
    paint,
    inflate: 14,
    round: 0.5,
    shadow: null,
  });
  for (const right of sides) {
    draw.add({
      outline: ellipse(right ? 486 : 414, CY + 22, 8, 24, right ? -0.3 : 0.3),
      material: "plastic",
      paint: wire ? "offwhite" : draw.rgb(0),
      inflate: 8,
      alpha: wire ? 0.75 : 1,
      shadow: { dx: 2, dy: 3, blur: 3, dark: 0.35 },
    });
  }
}

/** Square frames of acetate, or round ones, of acetate or wire. */
export const sunglasses: Template = (draw) => {
  const wire = draw.flag("metal");
  const metal = draw.text("hardware", "gold");
  const frame: Frame = {
    material: wire ? "metal" : { base: "patent", mirror: 0.28, shine: 0.2 },
    paint: wire ? metal : draw.pattern,
    metal,
    wire,
    round: draw.flag("round"),
  };
  temples(draw, frame);
  rim(draw, frame, false);
  rim(draw, frame, true);
  bridge(draw, frame);
  return { floor: CY + 121 };
};
