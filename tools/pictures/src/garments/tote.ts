import type { Layer, Stitch } from "../core/layer";
import { mirrored, path } from "../core/outline";
import { type Rgb, scale, thread } from "../core/palette";
import { offset, ribbon, roundedRect } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { saddleStitches } from "./bag";

const fine: Stitch = { ...saddleStitches, width: 1.5, length: 5 };

function behind(draw: Draw, material: string, trim: Rgb): void {
  draw.add({
    outline: ribbon(path`346 560, 342 400, 366 262, 424 192, 480 192, 536 262, 560 400, 556 560`, 30),
    material: "polished",
    paint: scale(trim, 0.75),
    inflate: 7,
    shade: () => 0.75,
    shadow: null,
  });
  draw.add({
    outline: mirrored`450 452, 300 456, 190 464!, 196 520!, 450 540`,
    material,
    paint: scale(draw.rgb(0), 0.8),
    shade: () => 0.45,
    shadow: null,
  });
}

function front(draw: Draw, material: string): Layer {
  return draw.add({
    outline: mirrored`450 476, 300 474, 184 466!, 180 640, 176 820, 180 960, 190 1010, 230 1026, 450 1030`,
    material,
    paint: draw.pattern,
    inflate: 92,
    round: 0.45,
    bevel: [3, 2],
    cloth: { cx: 450 },
    form: mirrored`450 200, 300 200, 168 300, 164 640, 160 820, 166 980, 190 1030, 240 1044, 450 1046`,
    shadow: { dx: 0, dy: 3, blur: 7, dark: 0.35 },
    folds: {
      height: 13,
      wave: 110,
      sharp: 0.35,
      detail: 0.2,
      base: () => 0.25,
      angle: 1.5,
      pulls: [
        { x: 346, y: 500, radius: 230, strength: 0.7 },
        { x: 554, y: 500, radius: 230, strength: 0.7 },
        { x: 190, y: 1020, radius: 190, strength: 0.6 },
        { x: 710, y: 1020, radius: 190, strength: 0.6 },
      ],
    },
    detail: (layer) => {
      const edge = path`184 502, 300 510, 450 512, 600 510, 716 502`;
      layer.seam(edge, 0.8, 2, 0.6);
      layer.stitch(edge, thread(draw.rgb(0)), { ...fine, width: 1.4, alpha: 0.6 });
    },
  });
}

/** Handle ends, sewn on with a crossed square. */
function handleEnds(draw: Draw, on: Layer, trim: Rgb): void {
  for (const x of [332, 568]) {
    draw.add({
      outline: roundedRect(x - 18, 470, 36, 118, 4),
      on,
      material: "polished",
      paint: trim,
      bevel: [4, 3],
      shadow: { dx: 2, dy: 4, blur: 4, dark: 0.4 },
      detail: (layer) => {
        const square = path`
          ${x - 11} 520!, ${x + 11} 520!, ${x + 11} 578!, ${x - 11} 578!, ${x - 11} 520!`;
        for (const row of [square, path`${x - 11} 520, ${x + 11} 578`, path`${x + 11} 520, ${x - 11} 578`]) {
          layer.stitch(row, thread(trim), fine);
        }
      },
    });
  }
}

/** Soft shopper with two long handles. */
export const tote: Template = (draw) => {
  const material = draw.material("canvas");
  const trim = draw.dye("trim", "cognac");
  behind(draw, material, trim);
  handleEnds(draw, front(draw, material), trim);
  const handle = path`332 520, 328 400, 352 282, 414 218, 486 218, 548 282, 572 400, 568 520`;
  draw.add({
    outline: ribbon(handle, 36),
    material: "polished",
    paint: trim,
    bevel: [5, 4],
    inflate: 6,
    shadow: { dx: 4, dy: 9, blur: 9, dark: 0.4 },
    detail: (layer) => {
      for (const apart of [13, -13]) {
        layer.stitch(offset(handle, apart), thread(trim), { ...fine, length: 6 });
      }
    },
  });
  return { floor: 1030 };
};
