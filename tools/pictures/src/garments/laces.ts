import { line, type Point, path, pts } from "../core/outline";
import { type Rgb, scale } from "../core/palette";
import { ellipse, ribbon } from "../core/shapes";
import type { Draw } from "../draw";

/** Laces going in at the eyelets, and crossing behind them when there is room. */
export function laces(draw: Draw, eyelets: readonly Point[], paint: Rgb, crossed: boolean): void {
  for (const [i, [x, y]] of eyelets.entries()) {
    const rise = crossed ? [22, 46 + i * 1.5, 62] : [18, 38 + i * 3, 52 + i * 2];
    const lean = crossed ? [14, 26 - i * 2, 25 - i * 3] : [16, 28 - i * 2, 26 - i * 2];
    const strand = line([
      [x + (crossed ? 2 : 0), y + (crossed ? 1 : 0)],
      ...rise.map((up, k): Point => [x - (lean[k] ?? 0), y - up]),
    ]);
    draw.add({
      outline: ribbon(strand, crossed ? 15 : 13),
      material: "cord",
      paint,
      inflate: 7,
      round: 0.5,
      shadow: { dx: 3, dy: 5, blur: 4, dark: 0.5 },
      cloth: { angle: 0.9 },
    });
  }
  for (const [i, [x, y]] of crossed ? eyelets.slice(1).entries() : []) {
    draw.add({
      outline: ribbon(path`${x - 40 + i * 2} ${y - 30}, ${x - 30 + i} ${y - 52}, ${x - 14} ${y - 58}`, 13),
      material: "cord",
      paint: scale(paint, 0.86),
      inflate: 6,
      shadow: { dx: 2, dy: 3, blur: 3, dark: 0.4 },
    });
  }
}

/** Two loops, two ends, and the knot where they meet. */
export function laceBow(draw: Draw, x: number, y: number, paint: Rgb, size: number): void {
  const loops = [
    pts`0 0, -50 -22, -84 2, -66 26, 0 4`,
    pts`0 0, 36 34, 78 66, 88 30, 4 -2`,
    pts`0 0, -22 30, -50 70, -58 96`,
    pts`0 0, 20 40, 26 84, 44 116`,
  ];
  for (const loop of loops) {
    const strand = line(loop.map(([dx, dy]) => [x + dx * size, y + dy * size]));
    draw.add({
      outline: ribbon(strand, 11 * size),
      material: "cord",
      paint,
      inflate: 7,
      round: 0.5,
      shadow: { dx: 4, dy: 6, blur: 4, dark: 0.45 },
    });
  }
  draw.add({
    outline: ellipse(x, y, 13 * size, 10 * size, 0.5),
    material: "cord",
    paint,
    inflate: 9,
    round: 0.5,
    shadow: { dx: 3, dy: 4, blur: 3, dark: 0.5 },
  });
}
