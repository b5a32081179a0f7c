import type { Stitch } from "../core/layer";
import { smoothstep } from "../core/numbers";
import { mirrored, path, pts, shape } from "../core/outline";
import { scale } from "../core/palette";
import { ellipse, offset, ribbon, roundedRect } from "../core/shapes";
import type { Draw } from "../draw";
import { type LegCloth, type LegCut, legTop } from "./leg";
import { button } from "./sewing";
import { sides } from "./torso";

/** Inside of the waist at the back, with the back of the band. */
export function backWaist(draw: Draw, { waistX, waistY, band }: LegCut, { material }: LegCloth): void {
  const ground = draw.rgb(0);
  draw.add({
    outline: mirrored`
      450 ${waistY + 4}, ${waistX + 22} ${waistY + 2}!, ${waistX + 24} ${waistY + 50}!, 450 ${waistY + 70}`,
    material,
    paint: scale(ground, 0.7),
    shadow: null,
    shade: (_x, y) => 0.3 + 0.25 * smoothstep(waistY + 60, waistY, y),
  });
  draw.add({
    outline: ribbon(
      path`
        ${waistX + 8} ${waistY + 10}, 380 ${waistY + 12}, 450 ${waistY + 14}, 520 ${waistY + 12},
        ${892 - waistX} ${waistY + 10}`,
      (t) => band * 0.62 * Math.min(1, 0.25 + 6 * Math.min(t, 1 - t)),
    ),
    material,
    paint: scale(ground, 0.85),
    shade: () => 0.62,
    shadow: { dy: 4, blur: 5, dark: 0.35 },
  });
}

export function fly(draw: Draw, cut: LegCut, { material, yarn, jeans, wear }: LegCloth): void {
  const top = legTop(cut);
  const row = path`482 ${top - 4}, 480 ${top + 90}, 470 ${top + 120}, 451 ${top + 140}`;
  draw.add({
    outline: shape`
      447 ${top - 10}!, 489 ${top - 10}!, 486 ${top + 96}, 474 ${top + 128}, 452 ${top + 148}!, 446 ${top + 146}!`,
    material,
    paint: draw.pattern,
    height: (x) => 60 + 2.5 * smoothstep(444, 456, x) - 0.06 * Math.max(0, x - 452),
    shadow: { dx: -2, dy: 2, blur: 3, dark: 0.35 },
    shade: () => 1 + wear * 0.15,
    detail: (layer) => {
      layer.stitch(row, yarn, { width: jeans ? 2 : 1.1, alpha: jeans ? 0.92 : 0.5 });
      if (jeans) {
        layer.stitch(offset(row, -6), yarn, { width: 2 });
      }
      layer.ridge(path`450 ${top - 4}, 450 ${top + 140}`, 1.2, 3);
    },
  });
}

/** The waistband across the front, ruffled when a cord draws it in. */
export function waistband(draw: Draw, { waistX, waistY, band }: LegCut, cloth: LegCloth, corded: boolean): void {
  const middle = waistY + band / 2;
  const stitches: Stitch = cloth.jeans ? { width: 2, length: 6 } : { width: 1.1, length: 4, alpha: 0.5 };
  const line = path`
    ${waistX - 4} ${middle - 6}, ${waistX + 70} ${middle + 12}, 450 ${middle + 20}, ${830 - waistX} ${middle + 12},
    ${904 - waistX} ${middle - 6}`;
  draw.add({
    outline: ribbon(line, band),
    material: cloth.material,
    paint: draw.pattern,
    bevel: [3, 2.2],
    height: (x) => 70 * Math.sqrt(Math.max(0, 1 - ((x - 450) / (466 - waistX)) ** 2)),
    shadow: { dx: 1, dy: 3, blur: 4, dark: 0.35 },
    shade: () => 1 + cloth.wear * 0.1,
    detail: (layer) => {
      for (const apart of [band / 2 - 5, 5 - band / 2]) {
        layer.stitch(offset(line, apart), cloth.yarn, stitches);
      }
      if (!draw.back) {
        layer.seam(path`450 ${waistY}, 450 ${waistY + band + 24}`, 2, 1.6);
      }
      for (let x = waistX; corded && x < 900 - waistX; x += 9) {
        layer.near(path`${x} ${waistY}, ${x} ${waistY + 80}`, 6, (i, d) =>
          layer.raise(i, 1.6 * Math.exp((-d * d) / 6)),
        );
      }
    },
  });
}

export function beltLoops(draw: Draw, { waistX, waistY, band }: LegCut, { material, yarn, jeans }: LegCloth): void {
  for (const x of [waistX + 26, 376, 536, 874 - waistX]) {
    const y = waistY + band / 2 + 20 - (Math.abs(x - 450) / 210) ** 2 * 16;
    draw.add({
      outline: roundedRect(x - 8, y - band / 2 - 6, 16, band + 14, 3),
      material,
      paint: draw.pattern,
      bevel: [4, 2.6],
      shadow: { dx: 2, dy: 3, blur: 3, dark: 0.45 },
      detail: (layer) => {
        for (const dx of [-4.5, 4.5]) {
          const row = path`${x + dx} ${y - band / 2 - 3}, ${x + dx} ${y + band / 2 + 5}`;
          layer.stitch(row, yarn, { width: jeans ? 1.6 : 1, alpha: 0.8 });
        }
      },
    });
  }
}

/** Brass button of the waist and rivets at the pockets. */
function denimMetal(draw: Draw, cut: LegCut): void {
  const y = cut.waistY + cut.band / 2 + 20;
  const top = legTop(cut);
  draw.add({
    outline: ellipse(466, y, 12, 12),
    material: "metal",
    paint: "brass",
    bevel: [5, 5],
    shadow: { dx: 2, dy: 3, blur: 3, dark: 0.5 },
    detail: (layer) => layer.near(ellipse(466, y, 6.5, 6.5), 3, (i, d) => layer.raise(i, -1.5 * Math.exp(-d * d))),
  });
  for (const right of sides) {
    for (const [px, py] of pts`${cut.waistX + 93} ${top + 2}, ${cut.hipX + 14} ${top + 74}`) {
      draw.add({
        outline: ellipse(right ? 900 - px : px, py, 5, 5),
        material: "metal",
        paint: "brass",
        bevel: [3, 3],
        shadow: { dx: 1, dy: 1.5, blur: 1.5, dark: 0.5 },
      });
    }
  }
}

/** What closes the waist: a brass button, a button or a cord. */
export function closing(draw: Draw, cut: LegCut, { jeans }: LegCloth, corded: boolean): void {
  if (jeans) {
    denimMetal(draw, cut);
  } else if (!corded) {
    button(draw, 466, cut.waistY + cut.band / 2 + 20, 8, draw.text("button", "brown"));
  } else {
    const y = cut.waistY;
    for (const [from, to] of pts`442 424, 458 470`) {
      draw.add({
        outline: ribbon(path`${from} ${y + 38}, ${(from + to) / 2 - 6} ${y + 90}, ${to} ${y + 160}`, 8),
        material: "cord",
        paint: draw.text("cord", "offwhite"),
        inflate: 5,
        shadow: { dx: 3, dy: 4, blur: 3, dark: 0.45 },
      });
    }
  }
}
