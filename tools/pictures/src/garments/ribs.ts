import { mirrored, type Outline } from "../core/outline";
import type { Paint } from "../core/part";
import type { Draw } from "../draw";
import type { Torso } from "./torso";

/** Keeps the ribs of a round neck below the shoulder line. */
export const neckClip: Outline = Float64Array.from([
  120, 286, 352, 186, 372, 178, 528, 178, 548, 186, 780, 286, 780, 700, 120, 700,
]);

/** Cloth coordinates of a rib that runs round the neck. */
export const roundNeck = (centreY: number, pitch: number) => ({
  map: (x: number, y: number): [number, number] => [Math.atan2(y - centreY, x - 450) * pitch, 0],
});

/** Ribbed band at the hem. */
export function hemRib(draw: Draw, t: Torso, length: number, paint: Paint): void {
  draw.add({
    outline: mirrored`
      450 ${t.hemY + 8}, 340 ${t.hemY + 4}, ${t.hemX + 4} ${t.hemY - 8}!, ${t.hemX + 8} ${t.hemY + 20},
      ${t.hemX + 22} ${t.hemY + length - 8}!, 340 ${t.hemY + length + 4}, 450 ${t.hemY + length + 8}`,
    material: "rib",
    paint,
    inflate: 96,
    round: 0.5,
    bevel: [5, 4],
    shadow: { dx: 0, dy: 2, blur: 5, dark: 0.35 },
    form: mirrored`
      450 ${t.hemY - 400}, ${t.hemX - 12} ${t.hemY - 400}, ${t.hemX - 8} ${t.hemY}, ${t.hemX + 4} ${t.hemY + length},
      ${t.hemX + 4} ${t.hemY + 400}, 450 ${t.hemY + 400}`,
    cloth: { cx: 450, pitch: 0 },
  });
}
