import type { Layer } from "../core/layer";
import { path } from "../core/outline";
import type { Part } from "../core/part";
import { ribbon, shift } from "../core/shapes";
import type { Template } from "../draw";
import { hanger } from "./hanger";
import { longSleeves } from "./long-sleeves";
import { hemRib, neckClip, roundNeck } from "./ribs";
import { body, insideBack, type Torso, usualTorso } from "./torso";

/** Three cables down the front: two strands that cross every turn. */
function cables(layer: Layer): void {
  layer.everywhere((i, x, y) => {
    const middle = [330, 450, 570].find((column) => Math.abs(x - column) <= 30);
    if (middle === undefined) {
      return;
    }
    const dx = x - middle;
    const swing = 13 * Math.sin(y / 44);
    const firstOver = Math.cos(y / 44) > 0;
    const strand = (at: number, over: boolean) => Math.sqrt(Math.max(0, 1 - ((dx - at) / 11) ** 2)) * (over ? 1 : 0.55);
    const high = Math.max(strand(swing, firstOver), strand(-swing, !firstOver));
    layer.raise(i, 8.5 * high - 3 * Math.exp(-((Math.abs(dx) - 27) ** 2) / 10));
    layer.darken(i, 1 - 0.3 * (1 - Math.min(1, high * 1.6)));
  });
}

/** Round-necked sweater, plain or with cables. */
export const sweater: Template = (draw) => {
  const { pattern } = draw;
  const material = draw.material("knit");
  const ground = draw.rgb(0);
  const rib = draw.dyeIf("tip") ?? ground;
  const t: Torso = { ...usualTorso, hemY: 896, waistX: 224, hemX: 236, drop: 246, neckX: 360, neckY: 180, bulk: 126 };
  const clip = shift(neckClip, 0, -8);
  insideBack(draw, t, ground, "fineknit", 40);
  const behind: Part = {
    outline: ribbon(path`358 184, 396 198, 450 203, 504 198, 542 184`, 28),
    clip,
    material: "rib",
    paint: ground,
    bevel: [5, 3],
    shadow: { dy: 4, blur: 5, dark: 0.3 },
    shade: () => 0.72,
    cloth: { map: (x) => [x, 0] },
  };
  if (!draw.back) {
    draw.add(behind);
  }
  hanger(draw, { y: 212 });
  longSleeves(draw, t, {
    material,
    paint: pattern,
    wristY: 822,
    wristX: 106,
    width: 78,
    wide: 8,
    folds: 13,
    wave: 84,
    cuff: { length: 84, material: "rib", paint: rib },
  });
  body(draw, t, {
    material,
    paint: pattern,
    folds: 13,
    wave: 120,
    hang: 0.35,
    detail: draw.flag("cable") ? cables : undefined,
  });
  hemRib(draw, t, 84, rib);
  if (draw.back) {
    draw.add({ ...behind, paint: rib, bevel: [9, 5], shade: undefined });
    return;
  }
  draw.add({
    outline: ribbon(path`361 180, 380 214, 408 240, 450 252, 492 240, 520 214, 539 180`, 34),
    clip,
    material: "rib",
    paint: rib,
    bevel: [12, 6],
    shadow: { dx: 1, dy: 4, blur: 5, dark: 0.38 },
    cloth: roundNeck(130, 120),
  });
};
