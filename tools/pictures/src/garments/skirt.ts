import { path } from "../core/outline";
import { scale } from "../core/palette";
import { ribbon } from "../core/shapes";
import type { Template } from "../draw";
import { clipHanger } from "./hanger";
import { skirtPart } from "./skirt-part";

/** Gathered skirt on an elastic waistband. */
export const skirt: Template = (draw) => {
  const { pattern } = draw;
  const material = draw.material("poplin");
  draw.add({
    outline: ribbon(path`352 208, 400 220, 450 223, 500 220, 548 208`, 24),
    material,
    paint: scale(draw.rgb(0), 0.8),
    shade: () => 0.5,
    shadow: null,
  });
  skirtPart(
    draw,
    { top: 246, bottom: 1000, waist: 108, hem: 290, flutes: 9, depth: 19, bend: 0.95, sag: 34 },
    { material, paint: pattern, gather: 2.6 },
  );
  draw.add({
    outline: ribbon(path`342 224, 392 238, 450 242, 508 238, 558 224`, 42),
    material,
    paint: pattern,
    bevel: [4, 3],
    height: (x) => 60 * Math.sqrt(Math.max(0, 1 - ((x - 450) / 118) ** 2)) + 1.6 * Math.sin(x / 2.6),
    shadow: { dx: 0, dy: 4, blur: 5, dark: 0.42 },
  });
  clipHanger(draw, 342, 214);
};
