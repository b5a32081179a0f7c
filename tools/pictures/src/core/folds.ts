import { blur, enlarge } from "./blur";
import { type Frame, Grid } from "./grid";
import { hash, noise } from "./noise";
import { smoothstep } from "./numbers";

/** A place that pulls at the cloth; folds run away from it, or at a fixed angle. */
export interface Pull {
  x: number;
  y: number;
  radius: number;
  strength: number;
  angle?: number;
}

export interface Folds {
  height: number;
  /** Distance from ridge to ridge. */
  wave?: number;
  length?: number;
  /** 0 round ridges, 1 crisp ones. */
  sharp?: number;
  /** Share of the small folds between the large ones. */
  detail?: number;
  /** Strength of the cloth's own folds, 0 to 1. */
  base?: (x: number, y: number) => number;
  /** Their direction; straight down when missing. */
  angle?: number | ((x: number, y: number) => number);
  pulls?: Pull[];
}

/** How cloth happens to fall: as it was hung, swept to one side, or in narrow creases. */
export const drapes = ["hung", "swept", "creased"] as const;

export type Drape = (typeof drapes)[number];

/** The folds of a part as they fall in one of the ways. */
export function draped(folds: Folds, drape: Drape, seed: number): Folds {
  const wave = folds.wave ?? 70;
  if (drape === "swept") {
    const turn = hash(3, 9, seed) < 0.5 ? -0.42 : 0.42;
    const { angle = Math.PI / 2, base } = folds;
    return {
      ...folds,
      height: folds.height * 1.2,
      wave: wave * 1.35,
      length: (folds.length ?? wave * 2.6) * 1.35,
      angle: typeof angle === "function" ? (x, y) => angle(x, y) + turn : angle + turn,
      base: base && ((x, y) => Math.min(1, base(x, y) * 1.15 + 0.08)),
    };
  }
  if (drape === "creased") {
    const { base } = folds;
    return {
      ...folds,
      height: folds.height * 0.82,
      wave: wave * 0.66,
      length: (folds.length ?? wave * 2.6) * 0.8,
      sharp: Math.min(0.7, (folds.sharp ?? 0.35) + 0.22),
      base: base && ((x, y) => Math.min(1, base(x, y) * 1.1 + 0.1)),
    };
  }
  return folds;
}

interface Flow {
  dx: Grid;
  dy: Grid;
  strength: Grid;
}

/** The pulls a little out of their places, so that no two garments fold alike. */
const scatter = (pulls: Pull[], seed: number): Pull[] =>
  pulls.map((pull, i) => ({
    ...pull,
    x: pull.x + pull.radius * 0.24 * (hash(i, 1, seed) - 0.5),
    y: pull.y + pull.radius * 0.5 * (hash(i, 2, seed) - 0.5),
    strength: pull.strength * (0.75 + 0.45 * hash(i, 3, seed)),
  }));

/** Direction and strength of the folds, from gravity and pulls; angles are doubled, since a fold has no front. */
function flowOf(folds: Folds, frame: Frame, cell: number, wave: number, seed: number): Flow {
  const columns = Math.ceil(frame.width / cell) + 1;
  const rows = Math.ceil(frame.height / cell) + 1;
  const pulls = scatter(folds.pulls ?? [], seed);
  const flow = { dx: new Grid(columns, rows), dy: new Grid(columns, rows), strength: new Grid(columns, rows) };
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const x = frame.left + i * cell;
      const y = frame.top + j * cell;
      const own = typeof folds.angle === "function" ? folds.angle(x, y) : (folds.angle ?? Math.PI / 2);
      const base = folds.base ? folds.base(x, y) : 1;
      let cos = Math.cos(2 * own) * (base + 0.02);
      let sin = Math.sin(2 * own) * (base + 0.02);
      let strength = base;
      for (const pull of pulls) {
        const rx = x - pull.x;
        const ry = y - pull.y;
        const squared = (rx * rx + ry * ry) / (pull.radius * pull.radius);
        if (squared > 6) {
          continue;
        }
        const weight = Math.exp(-squared * 1.6) * pull.strength;
        const angle = pull.angle ?? Math.atan2(ry, rx);
        cos += Math.cos(2 * angle) * weight;
        sin += Math.sin(2 * angle) * weight;
        strength += weight * (pull.angle === undefined ? smoothstep(0, 0.12, squared) * 0.7 + 0.3 : 1);
      }
      const angle = Math.atan2(sin, cos) / 2 + 0.22 * noise(x / (wave * 2.2), y / (wave * 2.2), seed + 71);
      const k = j * columns + i;
      flow.dx.set(k, Math.cos(angle));
      flow.dy.set(k, Math.sin(angle));
      flow.strength.set(
        k,
        strength * (0.55 + 0.45 * (0.5 + 0.75 * noise(x / (wave * 1.8), y / (wave * 2.6), seed + 5))),
      );
    }
  }
  return flow;
}

/** Mean of the noise along the flow through one cell, both ways, the near cells counting most. */
function smear(source: Grid, flow: Flow, i: number, j: number, steps: number): number {
  const { width, height } = source;
  const start = j * width + i;
  let sum = source.at(start);
  let weight = 1;
  for (let way = -1; way <= 1; way += 2) {
    let x = i;
    let y = j;
    let dx = flow.dx.at(start) * way;
    let dy = flow.dy.at(start) * way;
    for (let step = 1; step <= steps; step++) {
      x += dx * 1.5;
      y += dy * 1.5;
      if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) {
        break;
      }
      const column = x | 0;
      const row = y | 0;
      const k = row * width + column;
      const u = x - column;
      const v = y - row;
      const near = Math.exp(-3 * (step / steps) ** 2);
      const a = source.at(k) + (source.at(k + 1) - source.at(k)) * u;
      const b = source.at(k + width) + (source.at(k + width + 1) - source.at(k + width)) * u;
      sum += (a + (b - a) * v) * near;
      weight += near;
      const turn = flow.dx.at(k) * dx + flow.dy.at(k) * dy < 0 ? -1 : 1;
      dx = flow.dx.at(k) * turn;
      dy = flow.dy.at(k) * turn;
    }
  }
  return sum / weight;
}

interface Ridges {
  wave: number;
  length: number;
  sharp: number;
  seed: number;
}

/** Noise smeared along the flow: ridges that branch and fade as cloth does. */
function ridgesAlong(flow: Flow, frame: Frame, cell: number, ridges: Ridges): Grid {
  const { width, height } = flow.dx;
  const size = ridges.wave * 0.62;
  const source = new Grid(width, height);
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const value = noise((frame.left + i * cell) / size, (frame.top + j * cell) / size, ridges.seed);
      source.set(j * width + i, value);
    }
  }
  const steps = Math.max(3, Math.min(40, Math.round(ridges.length / (cell * 1.5))));
  const out = new Grid(width, height);
  let squares = 0;
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const value = smear(source, flow, i, j, steps);
      out.set(j * width + i, value);
      squares += value * value;
    }
  }
  const count = width * height;
  let mean = 0;
  for (let k = 0; k < count; k++) {
    mean += out.at(k) / count;
  }
  const unit = (1 / Math.sqrt(Math.max(1e-9, squares / count - mean * mean))) * 0.7;
  for (let k = 0; k < count; k++) {
    const value = Math.tanh(Math.fround(out.at(k) - mean) * unit * 0.9);
    out.set(k, value * (1 - ridges.sharp) + ridges.sharp * (1 - 2 * Math.sqrt(value * value + 0.012)));
  }
  return out;
}

/** Height of the folds of a part for every pixel of its frame. */
export function foldHeights(folds: Folds, frame: Frame, seed: number, resolution = 1): Grid {
  const { width, height } = frame;
  const cell = Math.round(
    Math.max(2, Math.min(4, Math.floor(Math.max(width, height) / resolution / 120))) * resolution,
  );
  const wave = folds.wave ?? 70;
  const length = folds.length ?? wave * 2.6;
  const sharp = folds.sharp ?? 0.35;
  const flow = flowOf(folds, frame, cell, wave, seed);
  const large = ridgesAlong(flow, frame, cell, { wave, length, sharp, seed });
  const small = ridgesAlong(flow, frame, cell, { wave: wave * 0.45, length: length * 0.6, sharp, seed: seed + 31 });
  const detail = folds.detail ?? 0.28;
  const heights = large.map((value, k) => (value + detail * small.at(k)) * flow.strength.at(k) * folds.height * 2.2);
  return enlarge(blur(heights, 1), cell, width, height);
}
