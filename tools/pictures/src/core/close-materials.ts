import type { MaterialChoice } from "./materials";
import { hash, noise } from "./noise";
import { TAU } from "./numbers";
import { crossing, knit, rib, type Weave } from "./weaves";

/** Plain weave of threads that are `size` pixels apart, some a little thicker. */
const overUnder =
  (size: number, uneven = 0.25): Weave =>
  (u, v, s) => {
    const { column, row, over, across, along } = crossing(u, v, size);
    const round = Math.sqrt(Math.max(0, 1 - 3.6 * across * across)) * (1 - 1.6 * along * along);
    return (
      round - 0.55 + uneven * (hash(over ? column : row, over ? 1 : 2, s) - 0.5) + 0.2 * noise(u * 0.5, v * 0.5, s)
    );
  };

/** Threads that are carried over several: ribs aslant. */
const slanted =
  (pitch: number): Weave =>
  (u, v, s) => {
    const along = (u - v) / pitch;
    const across = (u * 0.8 + v) / pitch;
    const bead = 0.25 * Math.sin(along * TAU * 0.9);
    return 0.8 * Math.sin(across * TAU + 0.5 * noise(u * 0.02, v * 0.02, s)) + bead + 0.3 * noise(u * 0.4, v * 0.2, s);
  };

/** Hand-spun threads: thick places here and there. */
const slubbed =
  (size: number): Weave =>
  (u, v, s) => {
    const weft = noise(u * 0.012, v / size, s);
    const warp = noise(u / size, v * 0.01, s + 5);
    return overUnder(size, 0.5)(u, v, s) + 0.7 * weft * Math.abs(weft) + 0.7 * warp * Math.abs(warp);
  };

const honeycomb: Weave = (u, v, s) => {
  const a = Math.cos((u * TAU) / 17) * Math.cos((v * TAU) / 17);
  return 0.9 * a * Math.abs(a) + 0.25 * Math.sin((v * TAU) / 5.6) + 0.2 * noise(u * 0.4, v * 0.4, s);
};

const brushed: Weave = (u, v, s) =>
  0.5 * knit(15)(u, v, s) + 0.6 * noise(u * 0.28, v * 0.2, s) + 0.35 * noise(u * 0.07, v * 0.07, s + 4);

const fineThreads: Weave = (u, v, s) =>
  0.5 * Math.sin((v * TAU) / 6 + noise(u * 0.02, v * 0.02, s)) + 0.6 * noise(u * 0.02, v * 0.35, s);

const closeWeaves: Readonly<Record<string, { weave: Weave; bump: number; tone: number }>> = {
  jersey: { weave: knit(17), bump: 1.1, tone: 0.05 },
  pique: { weave: honeycomb, bump: 2.2, tone: 0.12 },
  poplin: { weave: overUnder(8), bump: 0.8, tone: 0.08 },
  linen: { weave: slubbed(11), bump: 1.4, tone: 0.12 },
  khadi: { weave: slubbed(12), bump: 1.5, tone: 0.12 },
  twill: { weave: slanted(11), bump: 1.2, tone: 0.1 },
  denim: { weave: slanted(14), bump: 1.1, tone: 0.18 },
  silk: { weave: fineThreads, bump: 0.35, tone: 0.05 },
  chiffon: { weave: overUnder(7), bump: 0.5, tone: 0.08 },
  fleece: { weave: brushed, bump: 1.2, tone: 0.1 },
  nylon: { weave: overUnder(7, 0.1), bump: 0.6, tone: 0.06 },
  canvas: { weave: overUnder(14), bump: 2, tone: 0.16 },
  knit: { weave: knit(40), bump: 6, tone: 0.16 },
  fineknit: { weave: knit(30), bump: 4.4, tone: 0.14 },
  rib: { weave: rib(30), bump: 6, tone: 0.16 },
  finerib: { weave: rib(20), bump: 4, tone: 0.14 },
};

/** The material as it looks from near by, its threads and stitches to be counted. */
export function fromNear(name: string): MaterialChoice {
  const near = closeWeaves[name];
  return near ? { base: name, ...near } : name;
}
