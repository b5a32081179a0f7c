import { curve, line, onSide, type Point, path, pts } from "../core/outline";
import { type Rgb, thread } from "../core/palette";
import type { Paint } from "../core/part";
import { ribbon } from "../core/shapes";
import type { Draw } from "../draw";
import { collarFromBehind } from "./back";
import { fineStitches } from "./sewing";
import { sides } from "./torso";

interface Collar {
  material: string;
  paint: Paint;
  color: Rgb;
  /** How far the tips lie from the middle, and how deep. */
  spread: number;
  tip: number;
  top: number;
  /** Where both leaves meet. */
  meet: number;
  /** A knitted collar: its front edge is round. */
  soft?: boolean;
}

/** Two collar leaves folded over a stand. */
export function collar(draw: Draw, { material, paint, color, spread, tip, top, meet, soft = false }: Collar): void {
  if (draw.back) {
    collarFromBehind(draw, material, paint, top);
    return;
  }
  const front = soft ? pts`${450 - spread * 0.55} ${(meet + tip) / 2 + 6}` : [];
  for (const right of sides) {
    const side = (points: Point[]) => onSide(right, points);
    draw.add({
      outline: curve(
        side(pts`
          380 ${top + 6}!, 386 ${top + 34}, 414 ${meet - 34}, 449 ${meet}!, 449 ${meet + 22}!, 430 ${meet + 26},
          380 ${meet - 10}, 362 ${top + 40}`),
      ),
      material,
      paint,
      inflate: 8,
      bevel: [2, 1],
      shadow: { dx: 0, dy: 3, blur: 4, dark: 0.35 },
      shade: () => 0.88,
      cloth: { angle: right ? 0.5 : -0.5 },
    });
    draw.add({
      outline: curve(
        side([
          ...pts`384 ${top - 4}!, 396 ${top + 24}, 420 ${meet - 34}, 450 ${meet - 4}!`,
          ...front,
          ...pts`
            ${450 - spread} ${tip}!, ${392 - spread * 0.5} ${(tip + top) / 2 + 26}, 350 ${top + 40}, 356 ${top + 14}`,
        ]),
      ),
      material,
      paint,
      inflate: 12,
      round: 0.6,
      bevel: [4, 2.6],
      shadow: { dx: 2, dy: 6, blur: 7, dark: 0.42 },
      cloth: { angle: right ? 0.62 : -0.62, pitch: 0 },
      detail: (layer) => {
        const edge = pts`
          446 ${meet + 8}, ${450 - spread + 7} ${tip - 10}!, ${400 - spread * 0.5} ${(tip + top) / 2 + 22},
          358 ${top + 38}`;
        layer.stitch(line(side(edge)), thread(color), fineStitches);
      },
    });
  }
}

/** Back of the collar stand, seen inside the neck. */
export function collarStand(draw: Draw, material: string, paint: Paint, top: number): void {
  if (draw.back) {
    return;
  }
  draw.add({
    outline: ribbon(
      path`384 ${top + 10}, 414 ${top - 5}, 450 ${top - 10}, 486 ${top - 5}, 516 ${top + 10}`,
      (t) => 40 * Math.min(1, 0.3 + 4.5 * Math.min(t, 1 - t)),
    ),
    material,
    paint,
    bevel: [3, 2],
    shadow: { dy: 5, blur: 6, dark: 0.35 },
    shade: () => 0.7,
  });
}
