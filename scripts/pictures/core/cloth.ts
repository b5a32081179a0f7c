import { blur } from "@/scripts/pictures/core/blur";
import { Grid } from "@/scripts/pictures/core/grid";
import { clamp } from "@/scripts/pictures/core/numbers";
import type { Part, Placement } from "@/scripts/pictures/core/part";
import type { Surface } from "@/scripts/pictures/core/surface";

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
        const slope =
          x > 0 && x < width - 1 && layer.distance.at(i) > 5 ? (smooth.at(i + 1) - smooth.at(i - 1)) * 0.5 : 0;
        out.set(i, u);
        u += way * Math.min(2.2, 1 + wrap * (Math.sqrt(1 + slope * slope) - 1));
      }
    }
  }
  return out;
}

/** Cloth coordinates of every pixel of a part, written to its layer: arc length across, drop along. */
export function layCloth(part: Part, surface: Surface, placement: Placement): void {
  const { layer, folds } = surface;
  const { frame, base, u, v } = layer;
  const { width, height } = frame;
  const { scale, dx, dy } = placement;
  const cloth = part.cloth ?? {};
  const pitch = cloth.pitch ?? 0.22;
  const cos = Math.cos(cloth.angle ?? 0);
  const sin = Math.sin(cloth.angle ?? 0);
  const middle = cloth.cx !== undefined ? cloth.cx * scale + dx : (surface.left + surface.right) / 2;
  const start = clamp(Math.round(middle - frame.left), 0, width - 1);
  const across = cloth.map ? null : acrossRows(surface, start, cloth.wrap ?? 1);
  const below = !cloth.map && cloth.angle === undefined ? part.on : undefined;
  const above = new Grid(width, 1);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (layer.coverage.at(i) <= 0) {
        continue;
      }
      const canvasX = x + frame.left;
      const canvasY = y + frame.top;
      let pu = 0;
      let pv = 0;
      if (cloth.map) {
        [pu, pv] = cloth.map((canvasX - dx) / scale, (canvasY - dy) / scale);
        pv -= (pitch * base.at(i)) / scale;
      } else {
        const along = (across?.at(i) ?? 0) / scale;
        let drop = (canvasY - dy) / scale - (pitch * base.at(i)) / scale - BOARD_MIDDLE;
        const least = above.at(x) + ROW_STEP / scale;
        if (y > 0 && layer.coverage.at(i - width) > 0 && drop < least) {
          drop = least;
        }
        above.set(x, drop);
        pu = along * cos + drop * sin;
        pv = -along * sin + drop * cos;
      }
      pu += cloth.dx ?? 0;
      pv -= folds ? (0.6 * folds.at(i)) / scale : 0;
      const under = below?.pixelAt(canvasX, canvasY);
      if (below && under !== undefined && below.coverage.at(under) > 0) {
        pu = below.u.at(under) + (cloth.dx ?? 0);
        pv = below.v.at(under);
      }
      u.set(i, pu);
      v.set(i, pv);
    }
  }
}
