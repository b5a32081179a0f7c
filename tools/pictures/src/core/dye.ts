import { Ink, type Pattern } from "../patterns/ink";
import { type ColorGrid, colorGrid, Grid } from "./grid";
import type { Layer } from "./layer";
import type { Material } from "./materials";
import { mix } from "./numbers";
import { linear } from "./palette";
import type { Paint } from "./part";

export interface Dyed {
  color: ColorGrid;
  /** Share of metal thread. */
  metal: Grid;
  /** All heights, with the weave. */
  heights: Grid;
}

function patternFrom(paint: Paint): Pattern {
  if (typeof paint === "function") {
    return paint;
  }
  const color = typeof paint === "string" ? linear(paint) : paint;
  return (_u, _v, ink) => ink.fill(color);
}

/** Colour of every pixel of a laid-out part, and its heights down to the weave. */
export function dye(layer: Layer, paint: Paint, material: Material, seed: number): Dyed {
  const { width, height } = layer.frame;
  const color = colorGrid(width, height);
  const metal = new Grid(width, height);
  const heights = new Grid(width, height);
  const pattern = patternFrom(paint);
  const ink = new Ink();
  const { painted } = layer;
  for (let i = 0; i < width * height; i++) {
    if (layer.coverage.at(i) <= 0) {
      continue;
    }
    const u = layer.u.at(i);
    const v = layer.v.at(i);
    ink.metal = 0;
    ink.relief = 0;
    pattern(u, v, ink);
    const weave = material.weave(u, v, seed);
    const tone = 1 + material.tone * weave;
    const red = ink.red * tone;
    const green = ink.green * tone;
    const blue = ink.blue * tone;
    const over = painted ? painted.alpha.at(i) : 0;
    color.red.set(i, painted ? mix(red, painted.red.at(i), over) : red);
    color.green.set(i, painted ? mix(green, painted.green.at(i), over) : green);
    color.blue.set(i, painted ? mix(blue, painted.blue.at(i), over) : blue);
    metal.set(i, Math.max(ink.metal, layer.gilded?.at(i) ?? 0));
    layer.relief.add(i, layer.base.at(i) + ink.relief * layer.resolution);
    heights.set(i, layer.relief.at(i) + material.bump * weave * layer.resolution);
  }
  return { color, metal, heights };
}
