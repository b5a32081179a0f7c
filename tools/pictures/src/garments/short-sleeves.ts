import { curve, line, onSide, type Point, pts } from "../core/outline";
import type { Rgb } from "../core/palette";
import type { Paint } from "../core/part";
import type { Draw } from "../draw";
import { swingSleeve } from "./cut";
import { fineStitches, moved, openEnd } from "./sewing";
import { sides, type Torso, usualTorso } from "./torso";

interface Sleeves {
  material: string;
  paint: Paint;
  yarn: Rgb;
  /** Paint of a ribbed end; without it the sleeve is hemmed. */
  rib?: Paint;
}

/** Both sleeves of a shirt or polo, to above the elbow. */
export function shortSleeves(draw: Draw, t: Torso, { material, paint, yarn, rib }: Sleeves): void {
  const dx = t.shoulderX - usualTorso.shoulderX;
  const dy = t.shoulderY - usualTorso.shoulderY;
  const sleeve = (right: boolean) => {
    const side = (points: Point[]) => onSide(right, moved(points, dx, dy));
    const mirrorX = (x: number) => (right ? 900 - x : x);
    const end = rib ? pts`63 493, 82 509, 136 535, 192 550` : pts`70 487, 86 501, 134 525, 188 541`;
    openEnd(draw, line(side(end)), right ? -9 : 9, material, draw.rgb(0));
    draw.add({
      outline: curve(
        side(pts`
          268 222, 222 242, 172 278, 116 366, 66 484!, 84 501, 134 526, 190 543!, 210 500, 244 440, 276 300`),
      ),
      material,
      paint,
      inflate: 52,
      round: 0.55,
      bevel: [2.5, 1.5],
      shadow: null,
      cloth: { angle: right ? -0.4 : 0.4, dx: right ? 300 : 0 },
      form: curve(side(pts`306 168, 228 238, 168 270, 108 364, 58 482, -20 700, 104 740, 196 545, 214 480, 336 440`)),
      folds: {
        height: 12,
        wave: 66,
        sharp: 0.35,
        detail: 0.2,
        base: () => 0.2,
        angle: Math.PI / 2 + (right ? -0.45 : 0.45),
        pulls: [
          { x: mirrorX(222 + dx), y: 474 + dy, radius: 150, strength: 0.9 },
          { x: mirrorX(214 + dx), y: 236 + dy, radius: 90, strength: 0.25 },
        ],
      },
      detail: (layer) => {
        if (!rib) {
          const end = line(side(pts`76 466, 94 482, 144 507, 198 523`));
          layer.seam(end, 0.7, 2, 0.5);
          layer.stitch(end, yarn, fineStitches);
        }
      },
    });
    if (rib) {
      draw.add({
        outline: curve(side(pts`72 468!, 92 485, 142 510, 199 527!, 194 551!, 136 534, 82 508, 61 490!`)),
        material: "finerib",
        paint: rib,
        bevel: [5, 3],
        inflate: 12,
        shadow: { dx: 0, dy: 2, blur: 3, dark: 0.3 },
        cloth: { angle: right ? -0.42 : 0.42 },
      });
    }
  };
  for (const right of sides) {
    swingSleeve(draw, right, { x: t.shoulderX + 20, y: t.shoulderY + 20 }, () => sleeve(right));
  }
}
