import { blur, blurWithin } from "./blur";
import { Grid } from "./grid";
import { clamp, smoothstep } from "./numbers";
import type { Part, Placement } from "./part";
import type { Surface } from "./surface";

const BOARD_MIDDLE = 600;
const ROW_STEP = 0.6; // cloth never runs backwards down a column, and never stands still

/** Length of cloth across each row, measured from the warp's start, so that a pattern narrows on slopes. */
function acrossRows({ layer }: Surface, start: number, wrap: number): Grid {
  const { width, height } = layer.frame;
  const smooth = blur(layer.base, 2);
  const out = new Grid(width, height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (const way of [-1, 1]) {
      let u = 0;
      for (let x = start; x >= 0 && x < width; x += way) {
        const i = row + x;
        const inner = x > 0 && x < width - 1 ? smoothstep(5, 16, layer.distance.at(i)) : 0;
        const slope = inner && (smooth.at(i + 1) - smooth.at(i - 1)) * 0.5 * inner;
        out.set(i, u);
        u += way * Math.min(2.2, 1 + wrap * (Math.sqrt(1 + slope * slope) - 1));
      }
    }
  }
  return out;
}

/** How far down the cloth each pixel lies: slopes and folds use cloth up. */
function downColumns({ layer, folds }: Surface, pitch: number, scale: number): Grid {
  const { width, height } = layer.frame;
  const gathered = folds && blur(folds, 5);
  const drop = new Grid(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (layer.coverage.at(i) <= 0) {
        continue;
      }
      const used = pitch * layer.base.at(i) + (gathered ? 0.6 * gathered.at(i) : 0);
      const place = layer.board.y(x, y) - used / scale - BOARD_MIDDLE;
      const above = y > 0 && layer.coverage.at(i - width) > 0 ? drop.at(i - width) + ROW_STEP / scale : -1e9;
      drop.set(i, Math.max(place, above));
    }
  }
  const inside = layer.coverage.map((value) => (value > 0 ? 1 : 0));
  return blurWithin(drop, inside, 3); // else columns that had to wait would stand beside those that had not
}

/** Cloth coordinates of every pixel of a part, written to its layer: arc length across, drop along. */
export function layCloth(part: Part, surface: Surface, placement: Placement): void {
  const { layer, folds } = surface;
  const { frame, base, u, v, board } = layer;
  const { width, height } = frame;
  const { scale, dx } = placement;
  const cloth = part.cloth ?? {};
  const { map } = cloth;
  const pitch = cloth.pitch ?? 0.22;
  const cos = Math.cos(cloth.angle ?? 0);
  const sin = Math.sin(cloth.angle ?? 0);
  const middle = cloth.cx !== undefined ? cloth.cx * scale + dx : (surface.left + surface.right) / 2;
  const start = clamp(Math.round(middle - frame.left), 0, width - 1);
  const across = map ? null : acrossRows(surface, start, cloth.wrap ?? 1);
  const down = map ? null : downColumns(surface, pitch, scale);
  const below = !map && cloth.angle === undefined ? part.on : undefined;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (layer.coverage.at(i) <= 0) {
        continue;
      }
      let pu = 0;
      let pv = 0;
      if (map) {
        [pu, pv] = map(board.x(x, y), board.y(x, y));
        pv -= (pitch * base.at(i) + (folds ? 0.6 * folds.at(i) : 0)) / scale;
      } else if (across && down) {
        const along = across.at(i) / scale;
        pu = along * cos + down.at(i) * sin;
        pv = -along * sin + down.at(i) * cos;
      }
      pu += cloth.dx ?? 0;
      const under = below?.pixelAt(x + frame.left, y + frame.top);
      if (below && under !== undefined && below.coverage.at(under) > 0) {
        pu = below.u.at(under) + (cloth.dx ?? 0);
        pv = below.v.at(under);
      }
      u.set(i, pu);
      v.set(i, pv);
    }
  }
}
