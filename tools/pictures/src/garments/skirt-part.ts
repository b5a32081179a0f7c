import { type Flutes, fluteAt } from "../core/flutes";
import type { Layer } from "../core/layer";
import { noise } from "../core/noise";
import { clamp, mix, smoothstep } from "../core/numbers";
import { curve, mirror, mirrored, type Point, shape } from "../core/outline";
import type { Paint, Part } from "../core/part";
import type { Draw } from "../draw";
import { paintInto } from "../patterns/ink";
import { type Zari, zariBorder } from "../patterns/zari";

/** A flared skirt: from top to bottom, from half width to half width. */
interface Flare {
  top: number;
  bottom: number;
  waist: number;
  hem: number;
  flutes: number;
  depth: number;
  /** Below 1 it opens early, above 1 late. */
  bend?: number;
  /** How much the hem rises towards the sides. */
  sag?: number;
  sharp?: number;
  /** Depth of the flutes at the top, as a share. */
  from?: number;
}

interface Cloth {
  material: string;
  paint: Paint;
  border?: Zari | null;
  /** Height of small gathers under the waist. */
  gather?: number;
  shadow?: Part["shadow"];
  shade?: Part["shade"];
  detail?: (layer: Layer) => void;
}

const STEPS = 60;

/** Flared skirt with a wavy hem, the pattern following the flare; answers the height of the hem. */
export function skirtPart(draw: Draw, k: Flare, o: Cloth): (x: number) => number {
  const half = (y: number) => mix(k.waist, k.hem, clamp((y - k.top) / (k.bottom - k.top), 0, 1.5) ** (k.bend ?? 1.15));
  const flutes: Flutes = {
    count: Math.round(k.flutes * { hung: 1, swept: 0.78, creased: 1.3 }[draw.stage.drape]),
    top: k.top - 40,
    bottom: k.bottom,
    left: (y) => 450 - half(y),
    right: (y) => 450 + half(y),
    seed: draw.seed + 11,
    sharp: k.sharp ?? 0.3,
  };
  const sag = k.sag ?? 18;
  const corner = k.bottom - sag;
  const hem = Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS;
    const x = 450 - k.hem + 2 * k.hem * t;
    const middle = 1 - (2 * t - 1) ** 2;
    const wave = k.depth * 0.55 * fluteAt(flutes, x, k.bottom) * (0.35 + 0.65 * middle);
    return [x, k.bottom - sag * (1 - middle) + wave];
  });
  const hemAt = (x: number) => {
    const t = clamp((x - 450 + k.hem) / (2 * k.hem)) * STEPS;
    const i = Math.min(STEPS - 1, Math.floor(t));
    return mix(hem[i]?.[1] ?? k.bottom, hem[i + 1]?.[1] ?? k.bottom, t - i);
  };
  const side = Array.from({ length: 9 }, (_, i): Point => {
    const y = k.top + ((corner - k.top) * i) / 8;
    return [450 - half(y), y, i === 0 || i === 8];
  });
  // inside of the back, seen under the waves of the hem
  draw.add({
    outline: shape`
      ${450 - half(corner - 80) + 6} ${corner - 80}!, ${450 - k.hem + 8} ${corner - 6}!, 450 ${k.bottom - sag * 0.2 - 8},
      ${450 + k.hem - 8} ${corner - 6}!, ${450 + half(corner - 80) - 6} ${corner - 80}!`,
    material: o.material,
    paint: o.paint,
    shade: () => 0.4,
    shadow: null,
  });
  const from = k.from ?? 0.18;
  const middleY = mix(k.top, k.bottom, 0.5);
  const usualWidth = half(mix(k.top, k.bottom, 0.7));
  const { border } = o;
  draw.add({
    outline: curve([...side, ...hem.slice(1, -1), ...mirror(side).reverse()]),
    material: o.material,
    paint: border
      ? (u, v, ink) => {
          paintInto(ink, o.paint, u, v);
          zariBorder(ink, k.bottom - sag * 0.2 - 600 - v + 8, u, border);
        }
      : o.paint,
    inflate: k.waist * 0.55 + 30,
    round: 0.5,
    bevel: [2.5, 1.6],
    shadow: o.shadow === undefined ? { dx: 0, dy: 3, blur: 6, dark: 0.3 } : o.shadow,
    shade: o.shade,
    form: mirrored`
      450 ${k.top - 300}, ${450 - k.waist - 8} ${k.top - 300}, ${450 - k.waist - 9} ${k.top},
      ${450 - half(middleY) - 10} ${middleY}, ${450 - k.hem - 10} ${k.bottom}, ${450 - k.hem - 60} ${k.bottom + 300}!,
      450 ${k.bottom + 300}`,
    height: (x, y) => {
      const t = clamp((y - k.top) / (k.bottom - k.top));
      const fluted = fluteAt(flutes, x, y) * k.depth * (from + (1 - from) * smoothstep(0, 0.85, t));
      const gathers = Math.exp(-(y - k.top) / 42) * Math.sin(x / 4.3 + 2.4 * noise(x / 15, y / 90, draw.seed));
      return fluted + (o.gather ?? 0) * gathers;
    },
    folds: { height: 5, wave: 90, base: () => 0.5, sharp: 0.3, length: 260 },
    cloth: {
      pitch: 0.15,
      map: (x, y) => [(x - 450) * mix(1, usualWidth / half(y), 0.75), y - 600 + 30 * ((x - 450) / k.hem) ** 2],
    },
    detail: o.detail,
  });
  return hemAt;
}
