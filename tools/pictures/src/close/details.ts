import { fromNear } from "../core/close-materials";
import type { Layer, Stitch } from "../core/layer";
import { noise } from "../core/noise";
import { smoothstep } from "../core/numbers";
import { type Outline, path, shape } from "../core/outline";
import { type Rgb, scale, thread } from "../core/palette";
import type { Paint } from "../core/part";
import { ellipse, offset, ribbon } from "../core/shapes";
import type { Draw } from "../draw";
import { spot } from "../garments/sewing";
import { lay, nearer } from "./cloth";

/** Stitches as they look from near by: of cloth, and of denim. */
const fine: Stitch = { length: 20, gap: 7, width: 5, lift: 2.2, alpha: 0.75 };
const coarse: Stitch = { length: 26, gap: 8, width: 8, lift: 3.4, alpha: 0.95 };

/** A seam with the cloth puckered beside it. */
function puckered(layer: Layer, seam: Outline, depth = 5): void {
  layer.seam(seam, depth, 7, 2.4);
  layer.shadeLine(seam, 0.28, 12);
}

/** The end of the cloth: turned up and stitched down, below it the table. */
export function hem(draw: Draw, material: string, rows = 2, stitch = fine, yarn = thread(draw.rgb(0))): void {
  const edge = path`-80 1000, 160 1016, 420 998, 700 962, 980 900`;
  draw.add({
    outline: shape`-80 700!, 980 600!, 980 906!, 700 952, 420 984, 160 1002, -80 988!`,
    material: fromNear(material),
    paint: scale(draw.rgb(0), 0.8),
    shade: () => 0.6,
    shadow: { dx: 4, dy: 16, blur: 22, dark: 0.45 },
  });
  lay(draw, material, {
    outline: shape`-80 -80!, 980 -80!, 980 900!, 700 962, 420 998, 160 1016, -80 1000!`,
    bevel: [16, 9],
    shadow: { dx: 2, dy: 8, blur: 12, dark: 0.5 },
    detail: (layer) => {
      const sewn = offset(edge, 132);
      puckered(layer, sewn, 3.5);
      layer.ridge(offset(edge, 66), 4, 122, 8);
      for (let row = 0; row < rows; row++) {
        layer.stitch(offset(edge, 116 - row * 26), yarn, stitch);
      }
    },
  });
}

/** A ribbed band sewn on below: of a sweater, a hoodie, a bomber. */
export function ribBand(draw: Draw, material: string, paint: Paint): void {
  lay(draw, material, {
    detail: (layer) => puckered(layer, path`-80 802, 450 800, 980 776`, 7),
  });
  draw.add({
    outline: shape`-80 800!, 450 798, 980 774!, 980 1280!, -80 1280!`,
    material: fromNear("rib"),
    paint,
    bevel: [26, 13],
    folds: { height: 9, wave: 260, base: () => 0.5, angle: 1.5 },
    shadow: { dx: 0, dy: -4, blur: 9, dark: 0.5 },
    cloth: { pitch: 0 },
  });
}

/** The ribbed neck of a tee: the inside of the back above it. */
export function neckRib(draw: Draw, material: string, rib: Rgb): void {
  const neck = path`-90 190, 90 372, 290 474, 520 492, 760 410, 990 236`;
  lay(draw, material, { loose: 24 });
  draw.add({
    outline: shape`-90 -90!, 990 -90!, 990 210!, 760 372, 520 452, 290 436, 90 336, -90 150!`,
    material: fromNear(material),
    paint: scale(draw.rgb(0), 0.82),
    shade: (_x, y) => 0.4 + 0.3 * smoothstep(430, 0, y),
    shadow: null,
  });
  draw.add({
    outline: ribbon(neck, 124),
    material: fromNear("finerib"),
    paint: rib,
    bevel: [34, 17],
    shadow: { dx: 3, dy: 12, blur: 14, dark: 0.45 },
    cloth: { map: (x, y) => [Math.atan2(y + 420, x - 450) * 900, 0] },
  });
  // the seam under the rib, and the row that holds it down
  draw.add({
    outline: ribbon(offset(neck, -78), 26),
    material: fromNear(material),
    paint: nearer(draw.pattern),
    bevel: [10, 4],
    shadow: null,
    detail: (layer) => layer.stitch(offset(neck, -80), thread(draw.rgb(0)), fine),
  });
}

/** A large button with four holes and the thread in them. */
export function largeButton(draw: Draw, cx: number, cy: number, radius: number, paint: Rgb, yarn: Rgb): void {
  const q = radius * 0.2;
  draw.add({
    outline: ellipse(cx, cy, radius, radius),
    material: "plastic",
    paint,
    bevel: [radius * 0.34, radius * 0.22],
    shadow: { dx: 7, dy: 12, blur: 11, dark: 0.55 },
    detail: (layer) => {
      layer.near(ellipse(cx, cy, radius * 0.64, radius * 0.64), 9, (i, d) =>
        layer.raise(i, -4 * Math.exp((-d * d) / 16)),
      );
      for (const [x, y] of [
        [-q, -q],
        [q, -q],
        [-q, q],
        [q, q],
      ] as const) {
        layer.near(spot(cx + x, cy + y), 9, (i, d) => layer.paint(i, scale(paint, 0.12), smoothstep(7.5, 5, d)));
      }
      for (const y of [-q, q]) {
        layer.near(path`${cx - q} ${cy + y}, ${cx + q} ${cy + y}`, 8, (i, d, along) => {
          layer.paint(i, yarn, 0.95 * smoothstep(5, 3.6, d));
          layer.raise(i, (3 + 0.6 * Math.sin(along * 1.2)) * smoothstep(5, 2, d));
        });
      }
    },
  });
}

/** Worked buttonhole beside or under a button. */
function buttonhole(layer: Layer, x: number, y: number, yarn: Rgb): void {
  layer.near(path`${x} ${y - 74}, ${x} ${y + 74}`, 15, (i, d, along) => {
    layer.paint(i, yarn, 0.85 * smoothstep(14, 11, d));
    layer.raise(i, (2.4 + 1.4 * Math.sin(along * 1.1)) * smoothstep(14, 8, d));
    layer.paint(i, scale(yarn, 0.2), smoothstep(3.4, 1.6, d));
  });
}

interface Placket {
  paint?: Paint;
  button: Rgb;
  /** Buttons of metal, coarse stitches. */
  jeans?: Rgb;
}

/** The band that is buttoned, with two of its buttons. */
export function placket(draw: Draw, material: string, { paint, button, jeans }: Placket): void {
  const ground = lay(draw, material, { loose: 26 });
  const yarn = jeans ?? thread(draw.rgb(0));
  draw.add({
    outline: shape`318 -80!, 566 -80!, 582 1280!, 330 1280!`,
    on: ground,
    material: fromNear(material),
    paint: paint ?? nearer(draw.pattern),
    cloth: paint ? {} : { dx: 30 },
    bevel: [13, 8],
    shadow: { dx: 9, dy: 5, blur: 13, dark: 0.4 },
    shade: (x, y) => 1.06 - 0.00016 * (x * 0.5 + y),
    detail: (layer) => {
      for (const x of jeans ? [350, 376, 534] : [350, 536]) {
        layer.stitch(path`${x} -80, ${x + 14} 1280`, yarn, jeans ? coarse : fine);
      }
      for (const y of jeans ? [] : [310, 890]) {
        buttonhole(layer, 446, y, thread(draw.rgb(0)));
      }
    },
  });
  for (const y of [310, 890]) {
    if (jeans) {
      metalButton(draw, 448, y, 62);
    } else {
      largeButton(draw, 446, y, 56, button, yarn);
    }
  }
}

/** Brass button of denim, a wreath round its middle. */
export function metalButton(draw: Draw, cx: number, cy: number, radius: number): void {
  draw.add({
    outline: ellipse(cx, cy, radius, radius),
    material: "metal",
    paint: draw.text("hardware", "brass"),
    bevel: [radius * 0.36, radius * 0.34],
    shadow: { dx: 8, dy: 13, blur: 11, dark: 0.6 },
    detail: (layer) => {
      for (const at of [0.34, 0.66]) {
        layer.near(ellipse(cx, cy, radius * at, radius * at), 8, (i, d, along) =>
          layer.raise(i, -3 * Math.exp((-d * d) / 9) + (at > 0.5 ? 0.8 * Math.sin(along / 3) * Math.exp(-d / 5) : 0)),
        );
      }
    },
  });
}

/** The corner of a pocket: coarse rows and a rivet on denim, a discreet edge on other cloth. */
export function pocket(draw: Draw, material: string, jeans: Rgb | null): void {
  const ground = lay(draw, material, { loose: 24 });
  const yarn = jeans ?? thread(draw.rgb(0));
  const edge = path`250 1280, 262 420!, 980 350`;
  draw.add({
    outline: shape`246 1290!, 258 416!, 990 344!, 990 1290!`,
    on: ground,
    material: fromNear(material),
    paint: nearer(draw.pattern),
    cloth: { dx: 60 },
    bevel: [14, 9],
    shadow: { dx: -5, dy: -3, blur: 14, dark: 0.5 },
    shade: (x, y) => 1.06 - 0.00016 * (x * 0.5 + y),
    detail: (layer) => {
      layer.stitch(offset(edge, -26), yarn, jeans ? coarse : fine);
      layer.stitch(offset(edge, -54), yarn, jeans ? coarse : fine);
      layer.stitch(path`264 560, 990 488`, yarn, jeans ? coarse : fine);
      if (jeans) {
        layer.everywhere((i, x, y) => layer.darken(i, 1 + 0.22 * noise(x / 60, y / 110, draw.seed)));
      }
    },
  });
  if (jeans) {
    metalButton(draw, 318, 470, 30);
  } else {
    for (let y = 436; y < 520; y += 7) {
      draw.add({
        outline: ribbon(path`276 ${y}, 320 ${y - 3}`, 5),
        material: "cord",
        paint: yarn,
        inflate: 3,
        shadow: null,
      });
    }
  }
}
