import { blurWithin } from "./blur";
import { Grid } from "./grid";

const ROUNDS = 190;
const OVERSHOOT = 1.95; // successive over-relaxation: nearly as fast as this size allows

interface Film {
  step: number; // pixels of the shape per cell of the film
  height: Grid;
  inside: Grid;
  distance: Grid;
}

/** Pixels of a shape of that size per cell of its film. */
const filmStep = (width: number, height: number) => Math.max(1, Math.ceil(Math.max(width, height) / 200));

/** How far from the edge the height still follows the exact distance; it has to be exact so far. */
export const edgeZone = (width: number, height: number) => 5 * filmStep(width, height);

/** A coarse copy of the shape, with a border of one cell around. */
function layOut(coverage: Grid, distance: Grid): Film {
  const { width, height } = coverage;
  const step = filmStep(width, height);
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const film: Film = {
    step,
    height: new Grid(columns, rows),
    inside: new Grid(columns, rows),
    distance: new Grid(columns, rows),
  };
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < columns - 1; x++) {
      const px = Math.min(width - 1, (x - 1) * step + (step >> 1));
      const py = Math.min(height - 1, (y - 1) * step + (step >> 1));
      const i = py * width + px;
      if (coverage.at(i) > 0.5) {
        const cell = y * columns + x;
        film.inside.set(cell, 1);
        film.distance.set(cell, distance.at(i));
        film.height.set(cell, distance.at(i) * 0.5);
      }
    }
  }
  return film;
}

/** Solves the Poisson equation of a soap film under even pressure, black cells and red cells in turn. */
function blowUp({ height: film, inside }: Film): void {
  const { width, height } = film;
  for (let round = 0; round < ROUNDS; round++) {
    for (let parity = 0; parity < 2; parity++) {
      for (let y = 1; y < height - 1; y++) {
        for (let x = 1 + ((y + parity) & 1), i = y * width + x; x < width - 1; x += 2, i += 2) {
          if (inside.at(i)) {
            const around = film.at(i - 1) + film.at(i + 1) + film.at(i - width) + film.at(i + width);
            film.add(i, OVERSHOOT * ((around + 1) * 0.25 - film.at(i)));
          }
        }
      }
    }
  }
}

/** Carries values three cells outwards, so that they can be interpolated at the edge. */
function growOutwards(values: Grid, known: Grid): void {
  const { width, height } = values;
  const neighbours = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
  for (let round = 0; round < 3; round++) {
    const before = known.map((value) => value);
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        if (before.at(i)) {
          continue;
        }
        let sum = 0;
        let count = 0;
        for (const neighbour of neighbours) {
          if (before.at(i + neighbour)) {
            sum += values.at(i + neighbour);
            count++;
          }
        }
        if (count) {
          values.set(i, sum / count);
          known.set(i, 1);
        }
      }
    }
  }
}

/** Height of a soap film over the shape, 0 to 1, smooth up to a clean edge. */
export function inflate(coverage: Grid, distance: Grid): Grid {
  const { width, height } = coverage;
  const film = layOut(coverage, distance);
  blowUp(film);
  const { step, inside } = film;
  const columns = inside.width;
  let highest = 0;
  // height by distance is smooth up to the edge: that ratio is interpolated, then multiplied by the exact distance
  const ratio = film.height.map((value, i) => {
    highest = Math.max(highest, inside.at(i) ? value : 0);
    return inside.at(i) ? value / Math.max(film.distance.at(i), step * 0.5) : 0;
  });
  const known = inside.map((value) => value);
  growOutwards(ratio, known);
  const slope = step > 1 ? blurWithin(ratio, known, 2.2) : ratio;
  const tops =
    step > 2 ? blurWithin(film.height, inside, 1.2).map((value, i) => (inside.at(i) ? value : 0)) : film.height;
  const out = new Grid(width, height);
  const near = edgeZone(width, height);
  const unit = 1 / (highest || 1);
  for (let y = 0; y < height; y++) {
    const fy = (y + 0.5 - (step >> 1) - 0.5) / step + 1;
    const row = Math.max(0, Math.min(inside.height - 2, Math.floor(fy)));
    const v = fy - row;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (coverage.at(i) <= 0) {
        continue;
      }
      const fx = (x + 0.5 - (step >> 1) - 0.5) / step + 1;
      const column = Math.max(0, Math.min(columns - 2, Math.floor(fx)));
      const u = fx - column;
      const cell = row * columns + column;
      const d = distance.at(i);
      const middle = between(tops, cell, u, v);
      let value = middle;
      if (d < near) {
        const edge = between(slope, cell, u, v) * d;
        const t = d / near;
        value = edge + (middle - edge) * t * t * (3 - 2 * t);
      }
      out.set(i, Math.min(1, Math.max(0, value * unit)));
    }
  }
  return out;
}

/** Bilinear value between four cells. */
function between(grid: Grid, cell: number, u: number, v: number): number {
  const below = cell + grid.width;
  const a = grid.at(cell) + (grid.at(cell + 1) - grid.at(cell)) * u;
  const b = grid.at(below) + (grid.at(below + 1) - grid.at(below)) * u;
  return a + (b - a) * v;
}
