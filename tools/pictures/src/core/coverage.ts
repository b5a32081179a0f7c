import { type Frame, Grid } from "./grid";
import { clamp } from "./numbers";
import { type Outline, xAt, yAt } from "./outline";

/** Adds the signed area that an edge covers, pixel by pixel; summed along a row it becomes coverage. */
function addEdge(area: Grid, ax: number, ay: number, bx: number, by: number): void {
  if (ay === by) {
    return;
  }
  const { width, height } = area;
  const down = ay < by;
  const [x0, y0, x1, y1] = down ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const slope = (x1 - x0) / (y1 - y0);
  let x = y0 < 0 ? x0 - y0 * slope : x0;
  const last = Math.min(height, Math.ceil(y1));
  for (let y = Math.max(0, Math.floor(y0)); y < last; y++) {
    const dy = Math.min(y + 1, y1) - Math.max(y, y0);
    const next = x + slope * dy;
    addRow(area, y * width, Math.min(x, next), Math.max(x, next), down ? dy : -dy);
    x = next;
  }
}

/** Spreads the area of one edge in one row over the pixels that it crosses between `from` and `to`. */
function addRow(area: Grid, row: number, from: number, to: number, share: number): void {
  const limit = area.width - 2;
  const a = clamp(from, 0, limit);
  const b = clamp(to, 0, limit);
  const first = Math.floor(a);
  const end = Math.max(first + 1, Math.ceil(b));
  if (end <= first + 1) {
    const middle = 0.5 * (a + b) - first;
    area.add(row + first, share - share * middle);
    area.add(row + first + 1, share * middle);
    return;
  }
  const s = 1 / (b - a);
  const f0 = 1 - (a - first);
  const a0 = 0.5 * s * f0 * f0;
  const f1 = b - end + 1;
  const am = 0.5 * s * f1 * f1;
  area.add(row + first, share * a0);
  if (end === first + 2) {
    area.add(row + first + 1, share * (1 - a0 - am));
  } else {
    const a1 = s * (1.5 - (a - first));
    area.add(row + first + 1, share * (a1 - a0));
    for (let x = first + 2; x < end - 1; x++) {
      area.add(row + x, share * s);
    }
    area.add(row + end - 1, share * (1 - (a1 + (end - first - 3) * s) - am));
  }
  area.add(row + end, share * am);
}

/** How much of each pixel lies inside closed outlines, exactly: 0 outside, 1 inside. */
export function coverage(outlines: readonly Outline[], frame: Frame): Grid {
  const { left, top, width, height } = frame;
  const spare = width + 4; // an edge at the right end writes a little past its row
  const area = new Grid(width, height, new Float32Array(width * height + spare));
  for (const outline of outlines) {
    const count = outline.length / 2;
    for (let i = 0; i < count; i++) {
      const j = (i + 1) % count;
      addEdge(area, xAt(outline, i) - left, yAt(outline, i) - top, xAt(outline, j) - left, yAt(outline, j) - top);
    }
  }
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      sum += area.at(i);
      const value = Math.abs(sum);
      area.set(i, value > 1 ? 1 : value < 1e-4 ? 0 : value);
    }
  }
  return new Grid(width, height, area.data.subarray(0, width * height));
}
