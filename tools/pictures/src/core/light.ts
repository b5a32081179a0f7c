import { blur, wideBlur } from "./blur";
import type { Dyed } from "./dye";
import type { ColorGrid, Grid } from "./grid";
import type { Layer } from "./layer";
import type { Material } from "./materials";
import { hash } from "./noise";
import { clamp, mix, smoothstep } from "./numbers";

interface Vector {
  x: number;
  y: number;
  z: number;
}

function unit(x: number, y: number, z: number): Vector {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
}

const KEY = unit(-0.5, -0.64, 0.62);
const FILL = unit(0.66, -0.12, 0.75);
const HALFWAY = unit(KEY.x, KEY.y, KEY.z + 1);

/** The key is a little warm, the fill a little cool: how much of each per channel. */
const WARMTH = { red: [1.03, 0.95], green: [1, 1], blue: [0.965, 1.06] } as const;

const dot = (a: Vector, x: number, y: number, z: number) => x * a.x + y * a.y + z * a.z;

/** One lamp of the studio along one axis. */
const lamp = (value: number, middle: number, half: number, soft: number) =>
  smoothstep(half + soft, half - soft, Math.abs(value - middle));

/** Studio seen in a mirror: a large soft box top left, a strip on the right, dark sides, a pale floor. */
function studio(x: number, y: number, z: number, rough: number): number {
  const soft = 0.05 + rough * 0.5;
  return (
    0.16 +
    0.22 * smoothstep(-0.9, 0.9, y) * (1 - 0.4 * smoothstep(0.6, 1, y)) +
    1.5 * lamp(x, -0.48, 0.3, soft) * lamp(y, -0.5, 0.34, soft) +
    0.85 * lamp(x, 0.74, 0.1, soft) * lamp(y, -0.1, 0.7, soft) +
    0.25 * smoothstep(0.5, 1, z)
  );
}

const DARK = 0.12;

/** Light at one pixel, before colour. */
interface Lit {
  key: number;
  fill: number;
  sky: number;
  open: number;
  fuzz: number;
  wear: number;
  highlight: number;
  /** The highlight takes the colour of the surface: fully for metal, partly for cloth, not for gloss. */
  tinted: "metal" | "cloth" | "not";
  /** How much of the light comes back as colour; metal gives nearly all as reflection. */
  body: number;
  factor: number;
}

function channel(color: number, lit: Lit, [warm, cool]: readonly [number, number]): number {
  const a = lit.wear ? clamp(color * (1 + lit.wear * 1.1) + Math.max(0, lit.wear) * 0.05, 0, 1) : color;
  const open = lit.open / (1 - Math.min(0.9, a) * (1 - lit.open)); // light between folds takes their colour
  const even = 0.8 * lit.key * warm * (0.55 + 0.45 * open) + 0.19 * lit.fill * cool * open + 0.34 * lit.sky * open;
  // folds of dark cloth would be lost in small pictures
  const light = lit.tinted === "cloth" && a < DARK ? even ** (1 + 0.9 * (1 - a / DARK)) : even;
  const tint =
    lit.tinted === "metal"
      ? 0.1 + 0.9 * Math.min(1, a * 1.25)
      : lit.tinted === "cloth"
        ? 0.16 + 0.84 * Math.sqrt(a)
        : 1;
  const body = a * light * lit.body + lit.fuzz * (0.35 + 0.65 * a) * light * 0.5;
  return (body + lit.highlight * tint) * lit.factor;
}

function over(canvas: Grid, at: number, color: number, alpha: number): void {
  canvas.set(at, canvas.at(at) * (1 - alpha) + color * alpha);
}

export interface Canvas {
  color: ColorGrid;
  alpha: Grid;
}

interface Choice {
  material: Material;
  /** Canvas pixels per board pixel. */
  scale: number;
  alpha: number;
  /** Extra shade of a place on the board. */
  shade: (x: number, y: number, fromEdge: number) => number;
  /** Pixels of the canvas for a pixel of a picture of 900 x 1200. */
  resolution: number;
}

/** Lights a part and paints it on the canvas. */
export function light(
  canvas: Canvas,
  layer: Layer,
  dyed: Dyed,
  { material, scale, alpha, shade, resolution }: Choice,
): void {
  const { frame, coverage } = layer;
  const { width, height } = frame;
  const { heights } = dyed;
  const cavities = blur(layer.relief, 5 * resolution);
  const hollows = wideBlur(layer.relief, 20 * resolution);
  // one object for all pixels, since there are a million
  const lit: Lit = {
    key: 0,
    fill: 0,
    sky: 0,
    open: 0,
    fuzz: 0,
    wear: 0,
    highlight: 0,
    tinted: "not",
    body: 1,
    factor: 1,
  };
  const side = (i: number, neighbour: number) => heights.at(coverage.at(neighbour) > 0 ? neighbour : i);
  for (let y = 1; y < height - 1; y++) {
    const canvasY = y + frame.top;
    if (canvasY < 0 || canvasY >= canvas.alpha.height) {
      continue;
    }
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const canvasX = x + frame.left;
      const covered = coverage.at(i) * alpha;
      if (covered < 0.003 || canvasX < 0 || canvasX >= canvas.alpha.width) {
        continue;
      }
      let slopeX = (side(i, i + 1) - side(i, i - 1)) * 0.5;
      let slopeY = (side(i, i + width) - side(i, i - width)) * 0.5;
      const slope = Math.sqrt(slopeX * slopeX + slopeY * slopeY);
      if (slope > 1.5) {
        const k = (1.5 + (slope - 1.5) * 0.25) / slope;
        slopeX *= k;
        slopeY *= k;
      }
      const nz = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const nx = -slopeX * nz;
      const ny = -slopeY * nz;
      const cavity = (cavities.at(i) - layer.relief.at(i)) / resolution;
      const hollow = (hollows.at(i) - layer.relief.at(i)) / resolution;
      const closed = 1 / (1 + (0.2 * Math.max(0, cavity) + 0.045 * Math.max(0, hollow)));
      const open = clamp(closed + 0.02 * clamp(-cavity, 0, 2)) * (0.66 + 0.34 * nz);
      const metalThread = dyed.metal.at(i);
      const facing = Math.max(0, dot(HALFWAY, nx, ny, nz));
      let highlight = material.shine * facing ** material.gloss * (0.4 + 0.6 * open);
      if (material.sheen) {
        const across = (HALFWAY.x + slopeX * HALFWAY.z) / Math.sqrt(1 + slopeX * slopeX);
        highlight += material.sheen * Math.max(0, 1 - across * across) ** 34 * (0.3 + 0.7 * open);
      }
      if (metalThread) {
        const glint = hash(canvasX, canvasY, 3) * hash(canvasY, canvasX, 4);
        const reflected = studio(2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1, 0.3);
        const thread = 0.9 * reflected * (0.4 + 0.6 * open) + 0.6 * facing ** 16 + 0.5 * glint * glint;
        highlight = mix(highlight, thread, metalThread);
      }
      if (material.mirror) {
        const grazing = 0.14 + 0.86 * (1 - nz) ** 3;
        const reflected = studio(2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1, material.rough);
        highlight += material.mirror * (material.metal ? 1 : grazing) * reflected * (0.35 + 0.65 * open);
      }
      lit.key = Math.max(0, dot(KEY, nx, ny, nz) + 0.15) / 1.15;
      lit.fill = Math.max(0, dot(FILL, nx, ny, nz) + 0.45) / 1.45;
      lit.sky = 0.62 - 0.38 * ny;
      lit.open = open;
      lit.fuzz = material.fuzz * (1 - nz) * (1 - nz) * 0.9;
      lit.wear = material.wear * clamp(-cavity * 0.35, -0.35, 0.8);
      lit.highlight = highlight;
      lit.body = material.metal ? 0.12 : 1 - 0.6 * metalThread;
      lit.tinted = material.metal || metalThread ? "metal" : material.gloss < 16 ? "cloth" : "not";
      lit.factor =
        shade(layer.board.x(x, y), layer.board.y(x, y), layer.distance.at(i) / scale) *
        (layer.light ? layer.light.at(i) : 1);
      const at = canvasY * canvas.alpha.width + canvasX;
      over(canvas.color.red, at, channel(dyed.color.red.at(i), lit, WARMTH.red), covered);
      over(canvas.color.green, at, channel(dyed.color.green.at(i), lit, WARMTH.green), covered);
      over(canvas.color.blue, at, channel(dyed.color.blue.at(i), lit, WARMTH.blue), covered);
      canvas.alpha.set(at, canvas.alpha.at(at) * (1 - covered) + covered);
    }
  }
}
