import { smoothstep } from "../core/numbers";
import { line, mirrored, path, pts, shapeOn, sym } from "../core/outline";
import { scale } from "../core/palette";
import type { Draw } from "../draw";
import { zariBorder } from "../patterns/zari";
import { hanger } from "./hanger";
import type { SareeCloth } from "./saree";
import { sides } from "./torso";

/** Short blouse with zari at the sleeve ends and gold stitches round the neck. */
export function blouse(draw: Draw, { material: cloth, blouse: paint, gold }: SareeCloth): void {
  const material = cloth === "chiffon" ? "silk" : cloth;
  const [middle, between, side] = draw.back ? [236, 226, 206] : [312, 296, 248];
  draw.add({
    outline: mirrored`450 186, 400 184, 366 176!, 370 250, 450 340`,
    material: "poplin",
    paint: scale(paint, 0.7),
    shade: (_x, y) => 0.35 + 0.25 * smoothstep(300, 190, y),
    shadow: null,
  });
  hanger(draw, { y: 204, half: 130 });
  for (const right of sides) {
    draw.add({
      outline: shapeOn(right)`350 176, 306 196, 278 236, 254 320, 240 408!, 276 424, 318 426!, 330 360, 350 300`,
      material,
      paint: (u, v, ink) => {
        ink.fill(paint);
        zariBorder(ink, -170 - v - Math.abs(u) * 0.06, u * 1.2, { width: 26, ground: paint, gold });
      },
      inflate: 44,
      round: 0.55,
      bevel: [2.5, 1.5],
      shadow: null,
      cloth: { pitch: 0 },
      form: shapeOn(right)`
        420 100, 306 186, 270 230, 246 320, 230 420, 200 640, 300 640, 326 424, 344 360, 420 300`,
      folds: {
        height: 9,
        wave: 46,
        base: () => 0.25,
        angle: right ? 2.5 : 0.64,
        pulls: [{ x: right ? 570 : 330, y: 330, radius: 90, strength: 0.7 }],
      },
    });
  }
  draw.add({
    outline: mirrored`
      450 ${middle}, 412 ${between}, 388 ${side}, 380 172!, 344 180!, 340 250, 346 310, 338 360!, 346 430, 352 520!, 450 524`,
    material,
    paint,
    inflate: 96,
    round: 0.5,
    bevel: [3, 2],
    shadow: { dx: 0, dy: 3, blur: 6, dark: 0.35 },
    form: mirrored`450 100, 330 150, 290 250, 310 340, 328 380, 338 430, 344 700!, 450 700`,
    folds: {
      height: 8,
      wave: 56,
      base: () => 0.08,
      angle: 1.2,
      pulls: [{ x: 350, y: 350, radius: 120, strength: 0.6 }],
    },
    detail: (layer) => {
      layer.stitch(line(sym(pts`450 ${middle + 8}, 408 ${between + 7}, 382 ${side + 4}, 373 174`)), gold, {
        length: 3,
        gap: 3,
        width: 3.4,
        lift: 1,
      });
      if (draw.back) {
        layer.seam(path`450 ${middle}, 450 524`, 2, 2.2, 0.4);
      }
    },
  });
}
