import type { Pattern } from "../patterns/ink";
import type { Folds } from "./folds";
import type { Layer } from "./layer";
import type { MaterialChoice } from "./materials";
import { type Outline, xAt, yAt } from "./outline";
import type { Rgb } from "./palette";

export interface Shadow {
  dx: number;
  dy: number;
  blur: number;
  dark: number;
}

/** How the cloth lies on the form. */
export interface ClothCoordinates {
  /** Where the warp starts, and how the cloth is turned. */
  cx?: number;
  angle?: number;
  /** How much a slope uses up cloth across, and along. */
  wrap?: number;
  pitch?: number;
  dx?: number;
  map?: (x: number, y: number) => [number, number];
}

export type Paint = Pattern | Rgb | string;

/** One piece of the drawing: cloth between seams, a sole, a button. Lengths are pixels of the 900 x 1200 board. */
export interface Part {
  outline: Outline | Outline[];
  clip?: Outline;
  material: MaterialChoice;
  paint: Paint;
  /** Body of the form: its height, and 0.5 for a tube to 1 for a cushion. */
  inflate?: number;
  round?: number;
  /** What is inflated in place of the outline: drawn on past hems and armholes, it leaves the ends open. */
  form?: Outline;
  /** Rounding of the edge: its width and height. */
  bevel?: [width: number, height: number];
  folds?: Folds;
  height?: (x: number, y: number) => number;
  /** A part below, whose surface and cloth this one follows. */
  on?: Layer;
  cloth?: ClothCoordinates;
  /** Thrown on what is below; null for none. */
  shadow?: Partial<Shadow> | null;
  /** Multiplies the light: the inside of a neck, a fade. */
  shade?: (x: number, y: number, fromEdge: number) => number;
  alpha?: number;
  /** Blurs the outline. */
  soften?: number;
  /** Seams, stitches, worn places. */
  detail?: (layer: Layer) => void;
}

/** Bends the board a little: another cut of the same garment, or the way it happens to hang. */
export type Warp = (x: number, y: number) => readonly [x: number, y: number];

/** From the board to the canvas: outlines are warped, then scaled and moved. */
export interface Placement {
  scale: number;
  dx: number;
  dy: number;
  warp?: Warp;
}

const DEFAULT_SHADOW: Shadow = { dx: 3, dy: 5, blur: 7, dark: 0.42 };

/** The part's shadow with what it leaves out, at the size of the placement. */
export function shadowOf(part: Part, { scale }: Placement): Shadow | null {
  if (part.shadow === null) {
    return null;
  }
  const shadow = { ...DEFAULT_SHADOW, ...part.shadow };
  return { dx: shadow.dx * scale, dy: shadow.dy * scale, blur: shadow.blur * scale, dark: shadow.dark };
}

export function place(outline: Outline, { scale, dx, dy, warp }: Placement): Outline {
  const bent = warp ? warped(outline, warp) : outline;
  return bent.map((value, i) => value * scale + (i % 2 ? dy : dx));
}

function warped(outline: Outline, warp: Warp): Outline {
  const out = new Float64Array(outline.length);
  for (let i = 0; i < outline.length / 2; i++) {
    out.set(warp(xAt(outline, i), yAt(outline, i)), 2 * i);
  }
  return out;
}

/** Folds at the size of a placement; its shift is left out, so that they stay the same wherever the part lies. */
export function scaleFolds(folds: Folds, scale: number): Folds {
  const { angle, base } = folds;
  return {
    ...folds,
    height: folds.height * scale,
    wave: (folds.wave ?? 70) * scale,
    length: folds.length && folds.length * scale,
    base: base && ((x, y) => base(x / scale, y / scale)),
    angle: typeof angle === "function" ? (x, y) => angle(x / scale, y / scale) : angle,
    pulls: folds.pulls?.map((pull) => ({
      ...pull,
      x: pull.x * scale,
      y: pull.y * scale,
      radius: pull.radius * scale,
    })),
  };
}
