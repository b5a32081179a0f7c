import type { MaterialChoice } from "../core/materials";
import { path, shape } from "../core/outline";
import type { Paint } from "../core/part";
import { ellipse, ribbon } from "../core/shapes";
import type { Draw, Template } from "../draw";

const CY = 560;

/** Hinge, temple and the curve behind the ear. */
function temple(draw: Draw, material: MaterialChoice, paint: Paint, wire: boolean): void {
  const arm = path`196 ${CY - 50}, 360 ${CY - 48}, 560 ${CY - 40}, 690 ${CY - 22}, 762 ${CY + 30}, 812 ${CY + 128}`;
  draw.add({
    outline: ribbon(arm, (t) =>
      wire ? 12 + 16 * Math.max(0, t - 0.72) * 3.4 : 36 - 10 * t + 14 * Math.max(0, t - 0.7),
    ),
    material,
    paint,
    inflate: 12,
    round: 0.5,
    bevel: [5, 3],
    shadow: { dx: 3, dy: 8, blur: 9, dark: 0.4 },
  });
  if (wire) {
    draw.add({
      outline: ribbon(path`690 ${CY - 22}, 762 ${CY + 30}, 812 ${CY + 128}`, 26),
      material: "plastic",
      paint: "black",
      inflate: 10,
      round: 0.5,
      shadow: { dx: 3, dy: 6, blur: 6, dark: 0.4 },
    });
  }
}

/** Sunglasses from the side: one lens nearly edge-on, the temple running back. */
export const sunglassesSide: Template = (draw) => {
  const wire = draw.flag("metal");
  const metal = draw.text("hardware", "gold");
  const round = draw.flag("round");
  const material: MaterialChoice = wire ? "metal" : { base: "patent", mirror: 0.28, shine: 0.2 };
  const paint: Paint = wire ? metal : draw.pattern;
  const tall = round ? 132 : 104;
  const rim = ellipse(150, CY + 22, 62, tall, 0.1, 120);
  draw.add({
    outline: ellipse(196, CY + 20, 44, tall * 0.9, 0.1, 100),
    material,
    paint,
    inflate: 10,
    shade: () => 0.55,
    shadow: null,
  });
  temple(draw, material, paint, wire);
  draw.add({
    outline: rim,
    material,
    paint,
    inflate: wire ? 10 : 18,
    round: 0.5,
    bevel: [6, 4],
    shadow: { dx: 4, dy: 8, blur: 8, dark: 0.42 },
  });
  draw.add({
    outline: ellipse(146, CY + 22, wire ? 53 : 44, tall - (wire ? 10 : 20), 0.1, 120),
    material: { base: "plastic", mirror: 0.2, rough: 0.2, shine: 0.3 },
    paint: draw.dye("lens", "charcoal"),
    inflate: 22,
    round: 0.6,
    alpha: 0.95,
    shadow: null,
    shade: (_x, _y, fromEdge) => 1 - 0.4 * Math.exp(-fromEdge / 7),
  });
  draw.add({
    outline: shape`
      178 ${CY - 70}!, 232 ${CY - 70}, 244 ${CY - 52}, 236 ${CY - 30}, 180 ${CY - 30}!`,
    material,
    paint,
    inflate: 10,
    bevel: [4, 3],
    shadow: { dx: 2, dy: 4, blur: 4, dark: 0.4 },
  });
  for (const x of wire ? [226] : [262, 280]) {
    draw.add({
      outline: ellipse(x, CY - 50, 4.4, 4.4),
      material: "metal",
      paint: metal,
      bevel: [2, 2],
      shadow: null,
    });
  }
  return { floor: CY + 22 + tall };
};
