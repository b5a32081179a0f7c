import { wideBlur } from "./blur";
import { Grid } from "./grid";
import type { Canvas } from "./light";
import { clamp, smoothstep } from "./numbers";
import { encode, linear } from "./palette";

const GROUND = "#F3F0EB";

/** Shadow of a thing that stands: flattened on the floor, and close under what touches it. */
function floorShadow(alpha: Grid, floor: number): Grid {
  const { width, height } = alpha;
  const flatness = 0.085;
  const flat = new Grid(width, height);
  const touching = new Grid(width, height);
  for (let x = 0; x < width; x++) {
    for (let y = Math.max(0, Math.floor(floor - 60)); y < Math.min(height, floor + 90); y++) {
      const above = floor + 4 - (floor + 12 - y) / flatness;
      const from = Math.round(above > floor ? 2 * floor - above : above);
      if (from >= 0 && from < height) {
        const fade = above > floor ? smoothstep(60 / flatness, 0, above - floor) : 1;
        flat.set(y * width + x, alpha.at(from * width + x) * fade);
      }
    }
    for (let y = Math.floor(floor - 22); y < floor + 1; y += 2) {
      if (alpha.at(y * width + x) > 0.5) {
        for (let j = -6; j < 8; j++) {
          const i = Math.min(height - 1, Math.floor(floor) + j) * width + x;
          touching.set(i, Math.max(touching.at(i), 1 - (floor - y) / 26));
        }
      }
    }
  }
  const wide = wideBlur(flat, 34);
  const near = wideBlur(flat, 13);
  const contact = wideBlur(touching, 9);
  const out = new Grid(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const shifted = y * width + Math.max(0, x - 8);
      out.set(i, 0.5 * wide.at(shifted) + 0.22 * near.at(shifted) + 0.85 * contact.at(i));
    }
  }
  return out;
}

/** Shadow of a thing that hangs a little in front of a wall. */
function wallShadow(alpha: Grid, lift: number): Grid {
  const { width, height } = alpha;
  const wide = wideBlur(alpha, lift * 2.2);
  const near = wideBlur(alpha, 6);
  const out = new Grid(width, height);
  const at = (grid: Grid, x: number, y: number) => grid.at(Math.max(0, y) * width + Math.max(0, x));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = at(wide, x - Math.round(lift * 0.9), y - Math.round(lift * 1.5));
      out.set(y * width + x, 0.3 * far + 0.22 * at(near, x - 3, y - 5));
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
}

/** The finished picture as bytes, red, green, blue: the drawing before a warm grey ground with its shadow. */
export function finish({ color, alpha }: Canvas, { floor, lift }: Ground): Uint8Array {
  const { width, height } = alpha;
  const ground = linear(GROUND);
  const shadow = floor === undefined ? wallShadow(alpha, lift) : floorShadow(alpha, floor);
  const out = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const onFloor =
      floor === undefined ? 1 : 1 - 0.05 * smoothstep(floor - 150, floor + 40, y) + 0.05 * smoothstep(floor, height, y);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const dx = (x - width * 0.46) / width;
      const dy = (y - height * 0.42) / height;
      const squared = dx * dx + dy * dy;
      const vignette = 1 - 0.2 * squared - 0.1 * squared * squared;
      const light = 1 - clamp(shadow.at(i)) * 0.85;
      const bare = (1 - alpha.at(i)) * vignette * onFloor;
      out[i * 3] = encode(shoulder(color.red.at(i) + bare * ground[0] * light));
      out[i * 3 + 1] = encode(shoulder(color.green.at(i) + bare * ground[1] * (1 - (1 - light) * 1.02)));
      out[i * 3 + 2] = encode(shoulder(color.blue.at(i) + bare * ground[2] * (1 - (1 - light) * 1.04)));
    }
  }
  return out;
}
