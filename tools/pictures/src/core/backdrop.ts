import { wideBlur } from "./blur";
import { Grid } from "./grid";
import type { Canvas } from "./light";
import { clamp, smoothstep } from "./numbers";
import { encode, linear } from "./palette";

const GROUND = "#F3F0EB";

/** Shadow of a thing that stands: flattened on the floor, and close under what touches it. */
function floorShadow(alpha: Grid, floor: number, px: number): Grid {
  const { width, height } = alpha;
  const flatness = 0.085;
  const flat = new Grid(width, height);
  const touching = new Grid(width, height);
  for (let x = 0; x < width; x++) {
    for (let y = Math.max(0, Math.floor(floor - 60 * px)); y < Math.min(height, floor + 90 * px); y++) {
      const above = floor + 4 * px - (floor + 12 * px - y) / flatness;
      const from = Math.round(above > floor ? 2 * floor - above : above);
      if (from >= 0 && from < height) {
        const fade = above > floor ? smoothstep((60 * px) / flatness, 0, above - floor) : 1;
        flat.set(y * width + x, alpha.at(from * width + x) * fade);
      }
    }
    for (let y = Math.floor(floor - 22 * px); y < floor + 1; y += 2) {
      if (alpha.at(y * width + x) > 0.5) {
        for (let j = -6 * px; j < 8 * px; j++) {
          const i = Math.min(height - 1, Math.floor(floor + j)) * width + x;
          touching.set(i, Math.max(touching.at(i), 1 - (floor - y) / (26 * px)));
        }
      }
    }
  }
  const wide = wideBlur(flat, 34 * px);
  const near = wideBlur(flat, 13 * px);
  const contact = wideBlur(touching, 9 * px);
  const out = new Grid(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const shifted = y * width + Math.max(0, x - Math.round(8 * px));
      out.set(i, 0.5 * wide.at(shifted) + 0.22 * near.at(shifted) + 0.85 * contact.at(i));
    }
  }
  return out;
}

/** Shadow of a thing that hangs a little in front of a wall. */
function wallShadow(alpha: Grid, lift: number, px: number): Grid {
  const { width, height } = alpha;
  const wide = wideBlur(alpha, lift * 2.2);
  const near = wideBlur(alpha, 6 * px);
  const out = new Grid(width, height);
  const at = (grid: Grid, x: number, y: number) => grid.at(Math.max(0, y) * width + Math.max(0, x));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = at(wide, x - Math.round(lift * 0.9), y - Math.round(lift * 1.5));
      out.set(y * width + x, 0.3 * far + 0.22 * at(near, x - Math.round(3 * px), y - Math.round(5 * px)));
    }
  }
  return out;
}

/** Softens what is brighter than the paper can show. */
const shoulder = (value: number) => (value > 0.8 ? 0.8 + 0.2 * Math.tanh((value - 0.8) / 0.2) * 0.98 : value);

export interface Ground {
  /** Canvas row on which the thing stands; without one it hangs. */
  floor?: number;
  /** Distance from the wall, in canvas pixels. */
  lift: number;
  /** Pixels of the canvas for a pixel of a picture of 900 x 1200. */
  resolution: number;
}

const shadowOn = (alpha: Grid, { floor, lift, resolution }: Ground) =>
  floor === undefined ? wallShadow(alpha, lift, resolution) : floorShadow(alpha, floor, resolution);

/** The drawing alone as bytes, red, green, blue, alpha: what it stands on or hangs before is its shadow only. */
export function cutOut({ color, alpha }: Canvas, ground: Ground): Uint8Array {
  const { width, height } = alpha;
  const shadow = shadowOn(alpha, ground);
  const dark = linear("#3a2418");
  const out = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const solid = alpha.at(i);
    const under = (1 - solid) * clamp(shadow.at(i)) * 0.62;
    const all = solid + under;
    if (all < 0.004) {
      continue;
    }
    out[i * 4] = encode(shoulder((color.red.at(i) + under * dark[0]) / all));
    out[i * 4 + 1] = encode(shoulder((color.green.at(i) + under * dark[1]) / all));
    out[i * 4 + 2] = encode(shoulder((color.blue.at(i) + under * dark[2]) / all));
    out[i * 4 + 3] = Math.round(255 * all);
  }
  return out;
}

/** The finished picture as bytes, red, green, blue: the drawing before a warm grey ground with its shadow. */
export function finish({ color, alpha }: Canvas, ground: Ground): Uint8Array {
  const { width, height } = alpha;
  const { floor } = ground;
  const wall = linear(GROUND);
  const shadow = shadowOn(alpha, ground);
  const out = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const onFloor =
      floor === undefined
        ? 1
        : 1 -
          0.05 * smoothstep(floor - 150 * ground.resolution, floor + 40 * ground.resolution, y) +
          0.05 * smoothstep(floor, height, y);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const light = 1 - clamp(shadow.at(i)) * 0.85;
      const bare = (1 - alpha.at(i)) * onFloor;
      out[i * 3] = encode(shoulder(color.red.at(i) + bare * wall[0] * light));
      out[i * 3 + 1] = encode(shoulder(color.green.at(i) + bare * wall[1] * (1 - (1 - light) * 1.02)));
      out[i * 3 + 2] = encode(shoulder(color.blue.at(i) + bare * wall[2] * (1 - (1 - light) * 1.04)));
    }
  }
  return out;
}
