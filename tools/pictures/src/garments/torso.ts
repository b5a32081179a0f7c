import type { Pull } from "../core/folds";
import type { Layer } from "../core/layer";
import { smoothstep } from "../core/numbers";
import { curve, line, mirrored, type Outline, onSide, type Point, pts, sym } from "../core/outline";
import { type Rgb, scale } from "../core/palette";
import type { Paint } from "../core/part";
import { offset } from "../core/shapes";
import type { Draw } from "../draw";

/** The left half of a top: where neck, shoulder, armpit, waist and hem lie. */
export interface Torso {
  neckX: number;
  neckY: number;
  shoulderX: number;
  shoulderY: number;
  pitX: number;
  pitY: number;
  waistX: number;
  waistY: number;
  hemX: number;
  hemY: number;
  /** Lowest point of the neck opening. */
  drop: number;
  /** How much longer the hem is in the middle. */
  tail: number;
  /** Height of the body. */
  bulk: number;
}

export const usualTorso: Torso = {
  neckX: 366,
  neckY: 176,
  shoulderX: 222,
  shoulderY: 240,
  pitX: 220,
  pitY: 462,
  waistX: 238,
  waistY: 700,
  hemX: 226,
  hemY: 940,
  drop: 236,
  tail: 0,
  bulk: 118,
};

export const sides = [false, true] as const;

/** Folds that start at both armpits: up towards the neck and down along the side. */
export const armPulls = (pitX: number, pitY: number, strength = 1): Pull[] =>
  sides.flatMap((right) => {
    const mirrorX = (x: number) => (right ? 900 - x : x);
    const mirrorAngle = (angle: number) => (right ? Math.PI - angle : angle);
    return [
      { x: mirrorX(pitX + 36), y: pitY - 56, radius: 105, strength: 0.75 * strength, angle: mirrorAngle(-0.75) },
      { x: mirrorX(pitX + 40), y: pitY + 60, radius: 120, strength: 0.6 * strength, angle: mirrorAngle(0.95) },
    ];
  });

/** Inside of the back, seen through the neck. */
export function insideBack(draw: Draw, t: Torso, color: Rgb, material: string, top = 0): void {
  if (draw.back) {
    return;
  }
  draw.add({
    outline: mirrored`
      450 ${t.neckY - 34 + top}, ${t.neckX + 14} ${t.neckY - 30 + top}!, ${t.neckX + 4} ${t.neckY - 2}!,
      ${t.neckX + 8} ${t.neckY + 60}, 450 ${t.drop + 110}`,
    material,
    paint: scale(color, 0.8),
    shadow: null,
    shade: (_x, y) => 0.32 + 0.32 * smoothstep(t.drop + 40, t.neckY, y),
  });
}

interface Body {
  material: string;
  paint: Paint;
  folds?: number;
  wave?: number;
  /** Strength of the folds that hang from chest to hem. */
  hang?: number;
  /** Left half of another outline. */
  half?: Point[];
  /** Left half of the outline from behind, where it is not the usual one. */
  back?: Point[];
  /** Whether sleeves are sewn in. */
  armholes?: boolean;
  detail?: (layer: Layer) => void;
}

const usualHalf = (t: Torso): Point[] => pts`
  450 ${t.drop}, 412 ${t.drop - 14}, 384 ${(t.drop + t.neckY) / 2 + 4}, ${t.neckX} ${t.neckY - 4}!,
  ${(t.neckX + t.shoulderX) / 2} ${(t.neckY + t.shoulderY) / 2 - 5}, ${t.shoulderX} ${t.shoulderY}!,
  ${t.shoulderX + 16} ${t.shoulderY + 74}, ${t.shoulderX + 20} ${t.pitY - 80}, ${t.pitX} ${t.pitY}!,
  ${(t.pitX + t.waistX) / 2 + 3} ${(t.pitY + t.waistY) / 2}, ${t.waistX} ${t.waistY}, ${t.hemX} ${t.hemY - 6}!, ${t.hemX + 7} ${t.hemY + 1}!,
  ${t.hemX + 50} ${t.hemY + t.tail * 0.25 + 5}, ${t.hemX + 120} ${t.hemY + t.tail * 0.8 + 9},
  450 ${t.hemY + t.tail + 14}`;

/** Front of a top, with its armhole seams. */
export function body(draw: Draw, t: Torso, o: Body): { layer: Layer; outline: Outline } {
  const behind = o.back ?? usualHalf({ ...t, drop: t.neckY + 14 });
  const outline = curve(sym(draw.back ? behind : (o.half ?? usualHalf(t))));
  const layer = draw.add({
    outline,
    material: o.material,
    paint: o.paint,
    inflate: t.bulk,
    round: 0.5,
    bevel: [2.5, 1.6],
    shadow: { dx: 0, dy: 3, blur: 7, dark: 0.32 },
    cloth: { cx: 450 },
    form: mirrored`
      450 -80, ${t.neckX} 20, ${(t.neckX + t.shoulderX) / 2 - 6} 124, ${t.shoulderX - 54} ${t.shoulderY - 40},
      ${t.shoulderX - 94} ${t.shoulderY + 106}, ${t.pitX - 50} ${t.pitY - 20}, ${t.pitX - 8} ${t.pitY + 24},
      ${t.waistX - 10} ${t.waistY}, ${t.hemX - 12} ${t.hemY}, ${t.hemX - 22} ${t.hemY + 330}!, 450 ${t.hemY + 330}`,
    folds: {
      height: o.folds ?? 15,
      wave: o.wave ?? 98,
      sharp: 0.3,
      detail: 0.2,
      base: (_x, y) => 0.12 + (o.hang ?? 0.5) * smoothstep(t.pitY, t.hemY - 60, y),
      angle: (x, y) =>
        Math.PI / 2 + (x < 450 ? -1 : 1) * 0.5 * smoothstep(t.hemY, t.pitY, y) * smoothstep(0, 120, Math.abs(x - 450)),
      pulls: armPulls(t.pitX, t.pitY),
    },
    detail: (layer) => {
      for (const right of o.armholes === false ? [] : sides) {
        const armhole = pts`
          ${t.shoulderX} ${t.shoulderY}, ${t.shoulderX + 16} ${t.shoulderY + 74},
          ${t.shoulderX + 20} ${t.pitY - 80}, ${t.pitX} ${t.pitY}`;
        layer.seam(offset(line(onSide(right, armhole)), right ? 2.5 : -2.5), 0.8, 2, 0.5);
      }
      o.detail?.(layer);
    },
  });
  return { layer, outline };
}
