import { smoothstep } from "../core/numbers";
import { drawnThrough, type Outline, pts } from "../core/outline";
import { type Rgb, scale } from "../core/palette";
import { ellipse, ribbon } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { eachFoot, type Foot, footbed } from "./foot-pair";

/** Two strands twisted round each other. */
function braid(draw: Draw, line: Outline, width: number, paint: Rgb): void {
  draw.add({
    outline: ribbon(line, width),
    material: "leather",
    paint,
    inflate: width * 0.42,
    round: 0.5,
    shadow: { dx: 3, dy: 6, blur: 6, dark: 0.45 },
    detail: (layer) =>
      layer.near(line, width, (i, _d, along, side) => {
        const strand = Math.sin(along / (width * 0.34) + Math.abs(side) * 0.32);
        layer.raise(i, 2.2 * Math.max(strand, -0.4) - (Math.abs(side) < 1.4 ? 1 : 0));
        layer.darken(i, 1 - 0.3 * smoothstep(-0.1, -0.9, strand));
      }),
  });
}

/** Band over the instep with a plaited stripe. */
function instep(draw: Draw, { onFoot }: Foot, paint: Rgb, stripe: Rgb, yarn: Rgb): void {
  const { shape, path } = drawnThrough(onFoot);
  draw.add({
    outline: shape`
      178 470!, 206 440, 252 420, 300 414, 352 424, 396 452!, 398 530, 386 566!, 340 536, 292 526, 244 536, 204 570!,
      186 530`,
    material: "leather",
    paint,
    inflate: 48,
    round: 0.5,
    bevel: [5, 3],
    shadow: { dx: 3, dy: 8, blur: 9, dark: 0.5 },
    form: shape`130 500, 206 380, 300 340, 396 380, 440 500, 396 620, 300 600, 206 620`,
    detail: (layer) => {
      layer.stitch(path`186 476, 212 450, 254 431, 300 425, 350 435, 390 460`, yarn, { width: 1.8 });
      layer.stitch(path`206 558, 246 525, 292 515, 340 525, 380 554`, yarn, { width: 1.8 });
      layer.near(path`190 514, 230 486, 296 470, 350 482, 394 508`, 13, (i, d, along, side) => {
        const strand = Math.sin(along / 5 + Math.abs(side) * 0.4);
        const inner = smoothstep(13, 11, d);
        layer.paint(i, stripe, smoothstep(13, 11.5, d));
        layer.raise(i, (2 * strand + 1.5) * inner);
        layer.darken(i, 1 - 0.28 * smoothstep(0, -1, strand) * inner);
      });
    },
  });
}

/** Round of coiled leather where band and braid meet. */
function rosette(draw: Draw, { onFoot }: Foot, paint: Rgb): void {
  for (const [cx, cy] of onFoot(pts`292 470`)) {
    draw.add({
      outline: ellipse(cx, cy, 21, 21),
      material: "leather",
      paint,
      inflate: 12,
      shadow: { dx: 2, dy: 4, blur: 4, dark: 0.5 },
      detail: (layer) => {
        for (let radius = 5; radius < 21; radius += 5) {
          layer.near(ellipse(cx, cy, radius, radius), 2.4, (i, d) => layer.raise(i, -1.3 * Math.exp((-d * d) / 2)));
        }
      },
    });
  }
}

/** Slip-on of Kolhapur: toe loop, braid, band over the instep. */
export const kolhapuri: Template = (draw) => {
  const upper = draw.rgb(0);
  const second = draw.rgb(1);
  const bed = draw.dye("bed", "camel");
  const yarn = draw.dye("thread", "offwhite");
  eachFoot((foot) => {
    const { shape, path } = drawnThrough(foot.onFoot);
    footbed(draw, foot, { material: "leather", paint: bed, edge: scale(bed, 0.7), yarn });
    braid(draw, path`262 262, 276 330, 286 400, 292 470`, 24, second);
    draw.add({
      outline: shape`196 268, 228 246, 268 248, 280 270, 268 294, 232 296, 204 300`,
      material: "leather",
      paint: upper,
      inflate: 24,
      bevel: [5, 3],
      shadow: { dx: 3, dy: 6, blur: 6, dark: 0.5 },
      detail: (layer) => {
        layer.stitch(path`204 274, 232 256, 268 258`, yarn, { width: 1.6 });
        layer.stitch(path`208 292, 232 286, 266 284`, yarn, { width: 1.6 });
      },
    });
    instep(draw, foot, upper, second, yarn);
    rosette(draw, foot, second);
  });
  return { lift: 7 };
};
