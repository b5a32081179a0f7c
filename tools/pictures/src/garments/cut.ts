import { hash, noise } from "../core/noise";
import { smoothstep } from "../core/numbers";
import type { Warp } from "../core/part";
import type { Draw, Template } from "../draw";

/** A random figure from -1 to 1 that belongs to the picture. */
const chance = (seed: number, index: number) => hash(index, 77, seed) * 2 - 1;

/** The way a garment happens to hang: a little wider, longer or askew, its edges not quite even. */
function hangOf(seed: number): Warp {
  const width = 1 + 0.012 * chance(seed, 0);
  const lean = 0.008 * chance(seed, 1);
  const hemSlant = 0.014 * chance(seed, 2);
  const length = 0.014 * chance(seed, 3);
  return (x, y) => [
    450 + (x - 450) * width + lean * (y - 600) + 4 * noise(y / 190, x < 450 ? 1.5 : 4.5, seed),
    y + (hemSlant * (x - 450) + length * (y - 500)) * smoothstep(400, 1000, y) + 3 * noise(x / 170, y / 400, seed + 1),
  ];
}

/** The second silhouette of a garment: shorter, and wider towards the hem. */
const flared: Warp = (x, y) => [
  450 + (x - 450) * (1 - 0.025 * smoothstep(330, 520, y) + 0.135 * smoothstep(540, 1080, y)),
  y > 380 ? 380 + (y - 380) * 0.94 : y,
];

/** The template drawn as cloth hangs, each picture in its own way and in one of two silhouettes. */
export const hanging =
  (template: Template): Template =>
  (draw) =>
    draw.warped(hangOf(draw.seed), () =>
      draw.stage.silhouette === 1 ? draw.warped(flared, () => template(draw)) : template(draw),
    );

/** The second silhouette of things that stand or lie: a little higher for their width. */
const higher: Warp = (x, y) => [450 + (x - 450) * 0.97, 600 + (y - 600) * 1.07];

/** The template in one of two silhouettes. */
export const shaped =
  (template: Template): Template =>
  (draw) => {
    if (draw.stage.silhouette === 0) {
      return template(draw);
    }
    const setting = draw.warped(higher, () => template(draw));
    return setting?.floor === undefined ? setting : { ...setting, floor: higher(450, setting.floor)[1] };
  };

/** Draws a sleeve turned a little about the shoulder. */
export function swingSleeve(draw: Draw, right: boolean, shoulder: { x: number; y: number }, paint: () => void): void {
  const angle = 0.035 * chance(draw.seed, right ? 10 : 11) * (right ? -1 : 1);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const cx = right ? 900 - shoulder.x : shoulder.x;
  draw.warped((x, y) => {
    const dx = x - cx;
    const dy = y - shoulder.y;
    return [cx + dx * cos - dy * sin, shoulder.y + dx * sin + dy * cos];
  }, paint);
}
