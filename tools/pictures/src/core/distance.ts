import { type Frame, Grid } from "./grid";
import { clamp } from "./numbers";
import { type Outline, xAt, yAt } from "./outline";

const FAR = 1e9;

/** Steps up or down to the nearest pixel outside. */
function columnDistance(coverage: Grid): Grid {
  const { width, height } = coverage;
  const steps = new Grid(width, height);
  for (let x = 0; x < width; x++) {
    let d = FAR;
    for (let y = 0, i = x; y < height; y++, i += width) {
      d = coverage.at(i) < 0.5 ? 0 : d + 1;
      steps.set(i, d);
    }
    d = FAR;
    for (let i = (height - 1) * width + x; i >= 0; i -= width) {
      d = coverage.at(i) < 0.5 ? 0 : d + 1;
      if (d < steps.at(i)) {
        steps.set(i, d);
      }
    }
  }
  return steps;
}

/** Distance from each pixel inside to the outside, 0 outside: the lower envelope of one parabola per column. */
export function distanceInside(coverage: Grid): Grid {
  const { width, height } = coverage;
  const steps = columnDistance(coverage);
  const out = new Grid(width, height);
  const owner = new Int32Array(width);
  const border = new Float64Array(width + 1);
  const squared = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      squared[x] = Math.min(steps.at(row + x), 1e4) ** 2;
    }
    const meet = (q: number, p: number) => ((squared[q] ?? 0) + q * q - ((squared[p] ?? 0) + p * p)) / (2 * q - 2 * p);
    let top = 0;
    owner[0] = 0;
    border[0] = -FAR;
    border[1] = FAR;
    for (let q = 1; q < width; q++) {
      let s = meet(q, owner[top] ?? 0);
      while (s <= (border[top] ?? 0) && top > 0) {
        top--;
        s = meet(q, owner[top] ?? 0);
      }
      if (s <= (border[top] ?? 0)) {
        owner[0] = q;
        top = 0;
        border[0] = -FAR;
        border[1] = FAR;
      } else {
        top++;
        owner[top] = q;
        border[top] = s;
        border[top + 1] = FAR;
      }
    }
    top = 0;
    for (let x = 0; x < width; x++) {
      while ((border[top + 1] ?? FAR) < x) {
        top++;
      }
      const p = owner[top] ?? 0;
      const covered = coverage.at(row + x);
      if (covered > 0) {
        const d = Math.sqrt((x - p) ** 2 + (squared[p] ?? 0)) - 0.5;
        out.set(row + x, Math.max(0, d) + (covered < 1 ? covered * 0.5 : 0));
      }
    }
  }
  return out;
}

const LARGE_BOX = 40_000; // a long slanting edge is walked in pieces, so that its search box stays small

/** Lowers `nearest` to the distance from one straight edge, for the pixels within reach of it. */
function nearEdge(nearest: Grid, reach: number, ax: number, ay: number, dx: number, dy: number): void {
  const { width, height } = nearest;
  const squared = dx * dx + dy * dy || 1e-9;
  const left = Math.max(0, Math.floor(Math.min(ax, ax + dx) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, ax + dx) + reach));
  const top = Math.max(0, Math.floor(Math.min(ay, ay + dy) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, ay + dy) + reach));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const px = x + 0.5 - ax;
      const py = y + 0.5 - ay;
      const t = clamp((px * dx + py * dy) / squared);
      const ex = px - t * dx;
      const ey = py - t * dy;
      const d = Math.sqrt(ex * ex + ey * ey);
      const i = y * width + x;
      if (d < nearest.at(i)) {
        nearest.set(i, d);
      }
    }
  }
}

/** Replaces the distance counted in pixels by the exact one within `reach` of the outline, where steps would show. */
export function refineDistance(
  distance: Grid,
  coverage: Grid,
  outlines: readonly Outline[],
  frame: Frame,
  reach: number,
): void {
  const nearest = new Grid(distance.width, distance.height);
  nearest.data.fill(FAR);
  for (const outline of outlines) {
    const count = outline.length / 2;
    for (let i = 0; i < count; i++) {
      const j = (i + 1) % count;
      const ax = xAt(outline, i) - frame.left;
      const ay = yAt(outline, i) - frame.top;
      const dx = xAt(outline, j) - xAt(outline, i);
      const dy = yAt(outline, j) - yAt(outline, i);
      const box = (Math.abs(dx) + 2 * reach) * (Math.abs(dy) + 2 * reach);
      const pieces = box > LARGE_BOX ? Math.ceil(Math.hypot(dx, dy) / 40) : 1;
      for (let k = 0; k < pieces; k++) {
        nearEdge(nearest, reach, ax + (dx * k) / pieces, ay + (dy * k) / pieces, dx / pieces, dy / pieces);
      }
    }
  }
  for (let i = 0; i < distance.data.length; i++) {
    if (distance.at(i) > 0 && distance.at(i) < reach - 1.5) {
      // a pixel whose middle lies outside counts as the very edge
      distance.set(i, coverage.at(i) < 0.5 ? 0.01 : Math.min(nearest.at(i), reach));
    }
  }
}
