import type { Layer } from "../core/layer";
import { smoothstep } from "../core/numbers";
import { drawnThrough, type Outline, type Point } from "../core/outline";
import type { Rgb } from "../core/palette";
import type { Draw } from "../draw";
import { overlay, punch } from "./shoe";

/** The shoe is drawn tall and pressed down above the sole. */
export const pressed = (y: number) => (y < 740 ? 740 - (740 - y) * 0.75 : y);
export const { shape, path } = drawnThrough((points) => points.map(([x, y, corner]) => [x, pressed(y), corner]));

export interface Upper {
  layer: Layer;
  outline: Outline;
  material: string;
  paint: Rgb;
  second: Rgb;
  canvas: boolean;
}

/** Padding under the collar. */
function padCollar(layer: Layer): void {
  layer.near(path`530 530, 570 560, 630 578, 700 570, 760 536, 800 500`, 40, (i, d) =>
    layer.raise(i, 5 * Math.exp(-((d / 20) ** 2))),
  );
}

/** Three rows of holes over the toes. */
const vents = Array.from({ length: 3 }, (_, row) =>
  Array.from(
    { length: row === 1 ? 3 : 4 },
    (_item, i): Point => [176 + i * 27 + row * 13, pressed(648 - i * 9 + row * 17)],
  ),
).flat();

export function upper(draw: Draw, material: string, canvas: boolean): Upper {
  const paint = draw.rgb(0);
  const outline = shape`
    88 752!, 80 706, 92 664, 130 634, 196 612, 292 582, 360 542, 420 490, 470 452!, 508 470, 556 508, 620 528, 690 524,
    744 494, 778 452, 796 438, 814 446, 820 480, 814 560, 826 640, 836 700, 832 756!, 460 772`;
  const layer = draw.add({
    outline,
    material,
    paint: draw.pattern,
    inflate: 150,
    round: 0.46,
    bevel: [5, 4],
    shadow: { dx: 2, dy: 4, blur: 8, dark: 0.4 },
    shade: (x, y) =>
      1.02 - 0.13 * smoothstep(610, 750, y) - 0.1 * Math.exp(-(((x - 470) / 90) ** 2)) * smoothstep(560, 700, y),
    form: shape`
      76 830!, 70 706, 82 660, 124 626, 196 600, 292 568, 360 524, 430 460, 560 420, 700 420, 796 412, 834 440, 840 480,
      836 560, 846 640, 856 700, 852 830!, 460 838`,
    folds: {
      height: canvas ? 4 : 3,
      wave: 30,
      sharp: 0.4,
      length: 60,
      base: () => 0.05,
      angle: 1.2,
      pulls: [{ x: 268, y: 640, radius: 70, strength: 0.8, angle: 1.15 }],
    },
    detail: (surface) => {
      if (canvas) {
        punch(
          surface,
          [
            [520, 690],
            [560, 692],
          ],
          7,
        );
      } else {
        punch(surface, vents, 3);
      }
      surface.shadeLine(path`88 752, 300 772, 600 772, 832 752`, 0.35, 16);
      padCollar(surface);
    },
  });
  return { layer, outline, material, paint, second: draw.rgb(1), canvas };
}

/** Toe, side panel and heel counter of a leather shoe; the heel strip of a canvas one. */
export function panels(draw: Draw, { layer: on, outline: clip, material, paint, second, canvas }: Upper): void {
  if (canvas) {
    overlay(draw, {
      on,
      clip,
      material,
      paint,
      outline: shape`770 800!, 776 640, 770 520, 780 430!, 860 430!, 870 800!`,
      stitches: [path`782 790, 788 640, 782 520, 790 450`],
    });
    return;
  }
  overlay(draw, {
    on,
    clip,
    material,
    paint,
    outline: shape`70 770!, 70 700, 90 662, 128 640, 150 668, 196 706, 262 724, 330 722, 372 730!, 390 790!`,
    stitches: [path`133 648, 156 678, 202 716, 264 734, 332 731, 362 738`],
  });
  overlay(draw, {
    on,
    clip,
    material,
    paint: second,
    outline: shape`340 800!, 384 712, 444 642, 500 594!, 572 548, 606 560, 602 650, 616 800!`,
    stitches: [path`352 790, 393 718, 452 650, 508 603`, path`597 566, 592 650, 605 780`],
  });
  overlay(draw, {
    on,
    clip,
    material,
    paint,
    outline: shape`640 800!, 652 700, 690 610, 744 556, 800 530, 860 524!, 870 800!`,
    stitches: [path`652 790, 663 704, 699 618, 750 566, 804 541, 830 538`],
  });
}

export function heelTabAndEyestay(draw: Draw, { layer: on, outline: clip, material, paint, second }: Upper): void {
  overlay(draw, {
    on,
    clip,
    material,
    paint: second,
    outline: shape`752 500, 776 440!, 860 420!, 850 540!, 786 528`,
    stitches: [path`766 490, 794 520, 826 524`],
  });
  overlay(draw, {
    on,
    clip,
    material,
    paint,
    thick: 3,
    outline: shape`
      282 586!, 352 544, 418 490, 468 448!, 512 466!, 530 492, 500 560, 440 606, 372 640, 318 634`,
    stitches: [
      path`300 600, 326 624, 372 630, 434 598, 490 554, 518 494`,
      path`308 604, 330 617, 370 622, 430 590, 482 548, 510 492`,
    ],
  });
}
