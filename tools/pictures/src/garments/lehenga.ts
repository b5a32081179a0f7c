import { clamp } from "../core/numbers";
import { path, pts, shape } from "../core/outline";
import type { Rgb } from "../core/palette";
import { ellipse, ribbon } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { zariBorder } from "../patterns/zari";
import { clipHanger } from "./hanger";
import { skirtPart } from "./skirt-part";

/** Cord from the waist with a bead and a silk tassel. */
function tasselledCord(draw: Draw, dx: number, length: number, silk: Rgb, gold: Rgb): void {
  const x = 552 + dx;
  const y = 222 + length;
  draw.add({
    outline: ribbon(path`536 222, ${x - 6} 280, ${x} ${y}`, 6),
    material: "cord",
    paint: gold,
    inflate: 4,
    shadow: { dx: 4, dy: 4, blur: 4, dark: 0.4 },
  });
  draw.add({
    outline: ellipse(x, y + 6, 9, 9),
    material: "metal",
    paint: "zari",
    inflate: 8,
    shadow: { dx: 3, dy: 4, blur: 3, dark: 0.4 },
  });
  draw.add({
    outline: shape`
      ${x - 6} ${y + 12}!, ${x + 6} ${y + 12}!, ${x + 14} ${y + 66}!, ${x} ${y + 70}, ${x - 14} ${y + 66}!`,
    material: "silk",
    paint: silk,
    inflate: 12,
    height: (px, py) => 2 * Math.sin(((px - x) * 1.3) / (1 + (py - y) * 0.012)),
    shadow: { dx: 4, dy: 5, blur: 5, dark: 0.42 },
  });
}

export const lehenga: Template = (draw) => {
  const material = draw.material("silk");
  const ground = draw.dye("border", draw.color(1));
  const gold = draw.dye("gold", "zari");
  skirtPart(
    draw,
    {
      top: 210,
      bottom: 1080,
      waist: 104,
      hem: 356,
      flutes: 11,
      depth: 20,
      bend: 0.92,
      sag: 52,
      sharp: 0.35,
      from: 0.22,
    },
    { material, paint: draw.pattern, gather: 2.2, border: { width: 104, ground, gold } },
  );
  draw.add({
    outline: ribbon(path`343 200, 392 212, 450 216, 508 212, 557 200`, 46),
    material,
    bevel: [4, 3],
    paint: (u, v, ink) => zariBorder(ink, clamp(v + 412, 0, 44), u, { width: 44, ground, gold }),
    cloth: { pitch: 0, map: (x, y) => [x - 450, y - 600 - 14 + 14 * ((x - 450) / 107) ** 2] },
    height: (x) => 60 * Math.sqrt(Math.max(0, 1 - ((x - 450) / 118) ** 2)),
    shadow: { dx: 0, dy: 5, blur: 6, dark: 0.45 },
  });
  for (const [dx, length] of draw.back ? [] : pts`0 150, 16 178`) {
    tasselledCord(draw, dx, length, ground, gold);
  }
  clipHanger(draw, 343, 190);
};
