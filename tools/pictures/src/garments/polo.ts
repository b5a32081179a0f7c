import type { Layer } from "../core/layer";
import { path, shape } from "../core/outline";
import { thread } from "../core/palette";
import { offset } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { collar, collarStand } from "./collar";
import { hanger } from "./hanger";
import { button, fineStitches } from "./sewing";
import { shortSleeves } from "./short-sleeves";
import { body, insideBack, type Torso, usualTorso } from "./torso";

/** The short placket with its three buttons. */
function buttoned(draw: Draw, on: Layer, material: string): void {
  const yarn = thread(draw.rgb(0));
  draw.add({
    outline: shape`434 212!, 466 212!, 466 398!, 434 398!`,
    on,
    material,
    paint: draw.pattern,
    bevel: [3, 2],
    shadow: { dx: 2, dy: 2, blur: 3, dark: 0.32 },
    detail: (layer) => {
      layer.stitch(path`438 214, 438 392, 462 392, 462 214`, yarn, fineStitches);
      layer.stitch(path`438 378, 462 378`, yarn, fineStitches);
    },
  });
  for (const y of [262, 314, 364]) {
    button(draw, 450, y, 7, draw.text("button", "offwhite"));
  }
}

export const polo: Template = (draw) => {
  const { pattern } = draw;
  const material = draw.material("pique");
  const ground = draw.rgb(0);
  const yarn = thread(ground);
  const rib = draw.dye("rib", draw.color(0));
  const t: Torso = { ...usualTorso, hemY: 968, waistX: 234, drop: 226 };
  insideBack(draw, t, ground, material);
  collarStand(draw, "finerib", rib, 142);
  hanger(draw, { y: 188 });
  shortSleeves(draw, t, { material, paint: pattern, yarn, rib });
  const front = body(draw, t, {
    material,
    paint: pattern,
    detail: (layer) => {
      const hem = path`
        ${t.hemX} ${t.hemY - 20}, 340 ${t.hemY - 8}, 450 ${t.hemY - 5}, 560 ${t.hemY - 8}, ${900 - t.hemX} ${t.hemY - 20}`;
      layer.seam(hem, 0.7, 2, 0.5);
      layer.stitch(hem, yarn, fineStitches);
      layer.stitch(offset(hem, 5), yarn, fineStitches);
    },
  });
  if (!draw.back) {
    buttoned(draw, front.layer, material);
  }
  collar(draw, { material: "finerib", paint: rib, color: rib, spread: 82, tip: 272, top: 138, meet: 216, soft: true });
};
