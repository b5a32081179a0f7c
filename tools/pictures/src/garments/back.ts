import type { Layer } from "../core/layer";
import { mirrored, path, pathOn, shapeOn } from "../core/outline";
import { thread } from "../core/palette";
import type { Paint } from "../core/part";
import { offset, ribbon } from "../core/shapes";
import type { Draw } from "../draw";
import type { LegCloth, LegCut } from "./leg";
import { legTop } from "./leg";
import { fineStitches, hemStitches } from "./sewing";
import { sides, type Torso } from "./torso";

/** A folded collar as it lies on the back. */
export function collarFromBehind(draw: Draw, material: string, paint: Paint, top: number): void {
  draw.add({
    outline: mirrored`
      450 ${top - 12}, 410 ${top - 9}, 382 ${top + 2}, 360 ${top + 28}, 346 ${top + 60}!, 390 ${top + 74},
      450 ${top + 79}`,
    material,
    paint,
    inflate: 16,
    round: 0.5,
    bevel: [4, 2.6],
    shadow: { dx: 1, dy: 5, blur: 6, dark: 0.38 },
    cloth: { cx: 450, pitch: 0 },
    detail: (layer) =>
      layer.stitch(
        path`354 ${top + 54}, 392 ${top + 67}, 450 ${top + 72}, 508 ${top + 67}, 546 ${top + 54}`,
        thread(draw.rgb(0)),
        fineStitches,
      ),
  });
}

/** A stand collar or a ribbed one, from behind. */
export function bandFromBehind(draw: Draw, material: string, paint: Paint, y: number, width: number): void {
  draw.add({
    outline: ribbon(
      path`386 ${y - 6}, 416 ${y + 4}, 450 ${y + 7}, 484 ${y + 4}, 514 ${y - 6}`,
      (t) => width * Math.min(1, 0.5 + 5 * Math.min(t, 1 - t)),
    ),
    material,
    paint,
    inflate: 8,
    bevel: [4, 3],
    shadow: { dx: 0, dy: 4, blur: 5, dark: 0.34 },
    cloth: { cx: 450, pitch: 0 },
  });
}

/** Yoke over the shoulders; below it a box pleat, if the shirt is a casual one. */
export function sewShirtBack(layer: Layer, draw: Draw, t: Torso, pleat: boolean): void {
  const yarn = thread(draw.rgb(0));
  const y = t.shoulderY + 92;
  const yoke = path`
    ${t.shoulderX + 18} ${y - 6}, 340 ${y + 4}, 450 ${y + 7}, 560 ${y + 4}, ${882 - t.shoulderX} ${y - 6}`;
  layer.seam(yoke, 1.2, 2, 0.4);
  layer.stitch(offset(yoke, 5), yarn, fineStitches);
  for (const x of pleat ? [436, 464] : []) {
    layer.seam(path`${x} ${y + 8}, ${x} ${y + 180}, ${x + (x < 450 ? 6 : -6)} ${t.hemY}`, 2.2, 2.4);
    layer.shadeLine(path`${x} ${y + 8}, ${x} ${y + 200}`, 0.2, 5);
  }
  if (pleat) {
    layer.ridge(path`443 ${y + 4}, 443 ${y + 26}, 457 ${y + 26}, 457 ${y + 4}`, 2.4, 4);
  }
}

/** The seam down the middle of the back. */
export function sewMiddle(layer: Layer, draw: Draw, top: number, bottom: number): void {
  const seam = path`450 ${top}, 450 ${bottom}`;
  layer.seam(seam, 1.5, 2, 0.5);
  layer.stitch(offset(seam, 5), thread(draw.rgb(0)), hemStitches);
}

/** What is sewn on the back of trousers: yoke and patch pockets of jeans, or welts. */
export function seatPockets(draw: Draw, cut: LegCut, { material, yarn, jeans }: LegCloth): void {
  const top = legTop(cut);
  const coarse = { length: 6, gap: 2.5, width: 2, alpha: 0.9 };
  const left = cut.hipX + 56;
  const low = cut.crotchY - 26;
  for (const right of sides) {
    const on = pathOn(right);
    draw.add({
      outline: jeans
        ? shapeOn(right)`
            ${left} ${top + 78}!, 424 ${top + 70}!, 426 ${low - 30}, ${(left + 424) / 2} ${low}!, ${left - 6} ${low - 26}`
        : shapeOn(right)`${left} ${top + 92}!, 418 ${top + 86}!, 418 ${top + 104}!, ${left} ${top + 110}!`,
      material,
      paint: draw.pattern,
      height: () => 62,
      bevel: [4, 2.8],
      shadow: { dx: 1, dy: 3, blur: 4, dark: 0.4 },
      detail: (layer) => {
        if (!jeans) {
          layer.seam(on`${left} ${top + 101}, 418 ${top + 95}`, 2, 1.8);
          return;
        }
        const edge = on`
          ${left + 7} ${top + 84}, ${left + 2} ${low - 32}!, ${(left + 424) / 2} ${low - 9}!, 419 ${low - 36}!, 417 ${top + 76}`;
        layer.stitch(edge, yarn, coarse);
        layer.stitch(on`${left + 4} ${top + 92}, 420 ${top + 84}`, yarn, coarse);
        layer.stitch(
          on`${left + 6} ${top + 150}, ${(left + 424) / 2 - 20} ${top + 132}, ${(left + 424) / 2} ${top + 156}, ${(left + 424) / 2 + 22} ${top + 130}, 418 ${top + 144}`,
          yarn,
          coarse,
        );
      },
    });
  }
}

/** Leather label on the waistband of jeans. */
export function waistLabel(draw: Draw, cut: LegCut): void {
  const y = cut.waistY + 10;
  const x = 900 - cut.waistX - 86;
  draw.add({
    outline: shapeOn(false)`${x} ${y + 6}!, ${x + 66} ${y - 3}!, ${x + 68} ${y + 37}!, ${x + 2} ${y + 46}!`,
    material: "leather",
    paint: "cognac",
    bevel: [3, 2],
    shadow: { dx: 2, dy: 3, blur: 3, dark: 0.45 },
    detail: (layer) =>
      layer.stitch(
        path`${x + 5} ${y + 11}!, ${x + 61} ${y + 3}!, ${x + 63} ${y + 33}!, ${x + 7} ${y + 41}!, ${x + 5} ${y + 11}!`,
        thread(draw.rgb(0)),
        fineStitches,
      ),
  });
}
