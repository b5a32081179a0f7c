import { fromNear } from "../core/close-materials";
import type { Layer } from "../core/layer";
import type { Outline } from "../core/outline";
import { shape } from "../core/outline";
import type { Part } from "../core/part";
import type { Draw } from "../draw";
import type { Pattern } from "../patterns/ink";

/** How much nearer the eye is than in the picture of the whole. */
export const NEAR = 2.3;

/** A pattern as it looks from near by. */
export const nearer =
  (pattern: Pattern): Pattern =>
  (u, v, ink) =>
    pattern(u / NEAR + 40, v / NEAR + 25, ink);

/** More than the board: cloth that runs out of the picture on all sides. */
export const everywhere: Outline = shape`-80 -80!, 980 -80!, 980 1280!, -80 1280!`;

interface Lying extends Partial<Part> {
  /** Height of the folds; 0 for cloth drawn flat. */
  loose?: number;
}

/** Cloth of the product lying before the eye, in a few broad folds. */
export function lay(draw: Draw, material: string, { loose = 30, ...part }: Lying = {}): Layer {
  return draw.add({
    outline: everywhere,
    material: fromNear(material),
    paint: nearer(draw.pattern),
    shadow: null,
    cloth: { cx: 450, pitch: 0.1 },
    folds: loose
      ? { height: loose, wave: 330, sharp: 0.2, detail: 0.12, length: 900, base: () => 0.7, angle: 1.15 }
      : undefined,
    shade: (x, y) => 1.06 - 0.00016 * (x * 0.5 + y),
    ...part,
  });
}
