import { blur } from "./blur";
import { BoardMap } from "./board-map";
import { coverage } from "./coverage";
import { distanceInside, refineDistance } from "./distance";
import { foldHeights } from "./folds";
import { type Frame, Grid } from "./grid";
import { edgeZone, inflate } from "./inflate";
import { Layer } from "./layer";
import { smoothstep } from "./numbers";
import { extentOf, type Outline } from "./outline";
import { type Part, type Placement, place, scaleFolds } from "./part";

const MARGIN = 6;

export interface Surface {
  layer: Layer;
  /** The part's outlines on the canvas, and its extent without the margin of the frame. */
  outlines: Outline[];
  clip: Outline | null;
  left: number;
  right: number;
  /** Fold heights alone; a pattern follows them. */
  folds: Grid | null;
}

function frameOf(outlines: Outline[]) {
  const { left, top, right, bottom } = extentOf(outlines);
  const x = Math.floor(left) - MARGIN;
  const y = Math.floor(top) - MARGIN;
  const frame = {
    left: x,
    top: y,
    width: Math.ceil(right) + MARGIN - x + 1,
    height: Math.ceil(bottom) + MARGIN - y + 1,
  };
  return { frame, left, right };
}

export function multiply(grid: Grid, by: Grid): void {
  for (let i = 0; i < grid.data.length; i++) {
    grid.set(i, grid.at(i) * by.at(i));
  }
}

/** Inflates a form that is larger than the part, and cuts the part's frame out of it. */
function inflateForm(form: Outline, frame: Frame): Grid {
  const extent = extentOf([form]);
  const left = Math.floor(Math.min(extent.left, frame.left)) - 4;
  const top = Math.floor(Math.min(extent.top, frame.top)) - 4;
  const width = Math.ceil(Math.max(extent.right, frame.left + frame.width)) + 5 - left;
  const height = Math.ceil(Math.max(extent.bottom, frame.top + frame.height)) + 5 - top;
  const large = { left, top, width, height };
  const covered = coverage([form], large);
  const distance = distanceInside(covered);
  refineDistance(distance, covered, [form], large, edgeZone(width, height) + 2);
  const inflated = inflate(covered, distance);
  const out = new Grid(frame.width, frame.height);
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      out.set(y * frame.width + x, inflated.at((y + frame.top - top) * width + x + frame.left - left));
    }
  }
  return out;
}

function addBevel(layer: Layer, width: number, height: number): void {
  for (let i = 0; i < layer.coverage.data.length; i++) {
    if (layer.coverage.at(i) > 0) {
      const t = 1 - Math.min(1, layer.distance.at(i) / width);
      layer.relief.add(i, -height * (1 - Math.sqrt(Math.max(0, 1 - t * t))));
    }
  }
}

/** Coverage, heights and details of a part on the canvas. */
export function surfaceOf(part: Part, placement: Placement, seed: number, resolution = 1): Surface {
  const { scale, dx, dy } = placement;
  const outlines = (Array.isArray(part.outline) ? part.outline : [part.outline]).map((o) => place(o, placement));
  const clip = part.clip ? place(part.clip, placement) : null;
  const { frame, left, right } = frameOf(outlines);
  const covered = coverage(outlines, frame);
  if (clip) {
    multiply(covered, coverage([clip], frame));
  }
  if (part.soften) {
    const soft = blur(covered, part.soften * resolution);
    covered.data.set(covered.data.map((value, i) => Math.min(value, smoothstep(0.25, 0.9, soft.at(i)))));
  }
  const distance = distanceInside(covered);
  const reach = part.inflate && !part.form ? edgeZone(frame.width, frame.height) + 2 : 7;
  refineDistance(distance, covered, clip ? [...outlines, clip] : outlines, frame, Math.max(7, reach));

  const inflated = part.inflate
    ? part.form
      ? inflateForm(place(part.form, placement), frame)
      : inflate(covered, distance)
    : null;
  const onBoard = { ...frame, left: frame.left - dx, top: frame.top - dy };
  const folds = part.folds ? foldHeights(scaleFolds(part.folds, scale), onBoard, seed, resolution) : null;
  const base = new Grid(frame.width, frame.height);
  const board = new BoardMap(frame, placement);
  const body = (part.inflate ?? 0) * scale;
  const round = part.round ?? 0.55;
  for (let y = 0, i = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++, i++) {
      if (covered.at(i) <= 0) {
        continue;
      }
      let value = inflated ? body * inflated.at(i) ** round : 0;
      if (folds) {
        value += folds.at(i) * Math.min(1, distance.at(i) / (14 * resolution) + 0.35);
      }
      if (part.height) {
        value += part.height(board.x(x, y), board.y(x, y)) * scale;
      }
      const below = part.on?.pixelAt(x + frame.left, y + frame.top);
      if (part.on && below !== undefined) {
        value += part.on.base.at(below);
      }
      base.set(i, value);
    }
  }
  const layer = new Layer(frame, seed, placement, board, covered, distance, base);
  layer.resolution = resolution;
  if (part.bevel) {
    addBevel(layer, part.bevel[0] * scale, part.bevel[1] * scale);
  }
  part.detail?.(layer);
  return { layer, outlines, clip, left, right, folds };
}
