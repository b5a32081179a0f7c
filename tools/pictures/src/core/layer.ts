import type { BoardMap } from "./board-map";
import { type ColorGrid, colorGrid, type Frame, Grid } from "./grid";
import { noise } from "./noise";
import { clamp, smoothstep } from "./numbers";
import { extentOf, type Outline, xAt, yAt } from "./outline";
import type { Rgb } from "./palette";
import { type Placement, place } from "./part";

export interface Stitch {
  /** Sewn in metal thread. */
  metal?: boolean;
  length?: number;
  gap?: number;
  width?: number;
  lift?: number;
  alpha?: number;
}

/** Called with the pixel, its distance from a line, the way along it and the signed side, in board pixels. */
type NearLine = (pixel: number, distance: number, along: number, side: number) => void;

/** The surface of one part while it is worked on: its place, heights, seams and painted details. */
export class Layer {
  /** Heights of seams, stitches and edges, on top of `base`. */
  readonly relief: Grid;
  /** What is painted on the cloth; null while nothing is. */
  painted: (ColorGrid & { alpha: Grid }) | null = null;
  /** Share of metal thread embroidered or painted on; null while there is none. */
  gilded: Grid | null = null;
  /** Factors of light; null while none is changed. */
  light: Grid | null = null;
  /** Pixels of the canvas for a pixel of a picture of 900 x 1200: heights grow with it, so that slopes stay. */
  resolution = 1;
  /** Cloth coordinates, for parts cut from the same cloth. */
  readonly u: Grid;
  readonly v: Grid;

  constructor(
    readonly frame: Frame,
    readonly seed: number,
    private readonly placement: Placement,
    readonly board: BoardMap,
    readonly coverage: Grid,
    readonly distance: Grid,
    readonly base: Grid,
  ) {
    const { width, height } = frame;
    this.relief = new Grid(width, height);
    this.u = new Grid(width, height);
    this.v = new Grid(width, height);
  }

  /** The pixel at a place of the canvas; undefined outside the frame. */
  pixelAt(x: number, y: number): number | undefined {
    const column = Math.round(x - this.frame.left);
    const row = Math.round(y - this.frame.top);
    const { width, height } = this.frame;
    return column < 0 || row < 0 || column >= width || row >= height ? undefined : row * width + column;
  }

  raise(pixel: number, height: number): void {
    this.relief.add(pixel, height * this.resolution);
  }

  darken(pixel: number, factor: number): void {
    if (!this.light) {
      this.light = new Grid(this.frame.width, this.frame.height);
      this.light.data.fill(1);
    }
    this.light.set(pixel, this.light.at(pixel) * factor);
  }

  paint(pixel: number, color: Rgb, alpha: number): void {
    const { width, height } = this.frame;
    this.painted ??= { ...colorGrid(width, height), alpha: new Grid(width, height) };
    const { red, green, blue, alpha: painted } = this.painted;
    const before = painted.at(pixel);
    const rest = 1 - alpha;
    const total = alpha + before * rest;
    if (total <= 0) {
      return;
    }
    red.set(pixel, (color[0] * alpha + red.at(pixel) * before * rest) / total);
    green.set(pixel, (color[1] * alpha + green.at(pixel) * before * rest) / total);
    blue.set(pixel, (color[2] * alpha + blue.at(pixel) * before * rest) / total);
    painted.set(pixel, total);
  }

  /** As `paint`, in metal thread. */
  gild(pixel: number, color: Rgb, alpha: number): void {
    this.paint(pixel, color, alpha);
    this.gilded ??= new Grid(this.frame.width, this.frame.height);
    this.gilded.set(pixel, Math.max(this.gilded.at(pixel), alpha));
  }

  /** Visits every pixel inside, with its place on the board. */
  everywhere(visit: (pixel: number, x: number, y: number) => void): void {
    const { width, height } = this.frame;
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        if (this.coverage.at(i) > 0) {
          visit(i, this.board.x(x, y), this.board.y(x, y));
        }
      }
    }
  }

  /** Visits the pixels within `reach` of a line. */
  near(boardLine: Outline, boardReach: number, visit: NearLine): void {
    const { scale } = this.placement;
    const line = place(boardLine, this.placement);
    const reach = boardReach * scale;
    const extent = extentOf([line]);
    const { frame } = this;
    const left = Math.max(0, Math.floor(extent.left - reach - frame.left));
    const top = Math.max(0, Math.floor(extent.top - reach - frame.top));
    const right = Math.min(frame.width - 1, Math.ceil(extent.right + reach - frame.left));
    const bottom = Math.min(frame.height - 1, Math.ceil(extent.bottom + reach - frame.top));
    const width = right - left + 1;
    const height = bottom - top + 1;
    if (width <= 0 || height <= 0) {
      return;
    }
    const nearest = new Grid(width, height);
    nearest.data.fill(1e9);
    const along = new Grid(width, height);
    const side = new Grid(width, height);
    let start = 0;
    for (let k = 0; k + 1 < line.length / 2; k++) {
      const px = xAt(line, k) - frame.left;
      const py = yAt(line, k) - frame.top;
      const dx = xAt(line, k + 1) - xAt(line, k);
      const dy = yAt(line, k + 1) - yAt(line, k);
      const length = Math.hypot(dx, dy);
      if (length < 1e-6) {
        continue;
      }
      const x0 = Math.max(left, Math.floor(Math.min(px, px + dx) - reach));
      const x1 = Math.min(right, Math.ceil(Math.max(px, px + dx) + reach));
      const y0 = Math.max(top, Math.floor(Math.min(py, py + dy) - reach));
      const y1 = Math.min(bottom, Math.ceil(Math.max(py, py + dy) + reach));
      for (let y = y0; y <= y1; y++) {
        for (let x = x0; x <= x1; x++) {
          const qx = x - px;
          const qy = y - py;
          const t = clamp((qx * dx + qy * dy) / (length * length));
          const ex = qx - t * dx;
          const ey = qy - t * dy;
          const d = Math.sqrt(ex * ex + ey * ey);
          const i = (y - top) * width + x - left;
          if (d < nearest.at(i)) {
            nearest.set(i, d);
            along.set(i, start + t * length);
            side.set(i, (qx * dy - qy * dx) / length);
          }
        }
      }
      start += length;
    }
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if (nearest.at(i) < reach) {
          const pixel = (y + top) * frame.width + x + left;
          visit(pixel, nearest.at(i) / scale, along.at(i) / scale, side.at(i) / scale);
        }
      }
    }
  }

  /** Groove of a seam, with cloth that puckers on both sides. */
  seam(line: Outline, depth = 1.2, width = 2, pucker = 0): void {
    this.near(line, Math.max(width * 3, pucker ? 16 : 0), (i, d, along) => {
      this.raise(i, -depth * Math.exp(-(d * d) / (width * width)));
      if (pucker) {
        this.raise(i, pucker * noise(along / 7, 0.5, this.seed + 77) * Math.exp((-d * d) / 60));
      }
    });
  }

  /** Raised band along a line: a felled seam, a welt. */
  ridge(line: Outline, height: number, width: number, soft = 1.5): void {
    this.near(line, width / 2 + soft * 2, (i, d) => {
      this.raise(i, height * smoothstep(width / 2 + soft, width / 2 - soft, d));
    });
  }

  stitch(
    line: Outline,
    color: Rgb,
    { length = 6, gap = 2.6, width = 1.7, lift = 0.7, alpha = 0.92, metal = false }: Stitch = {},
  ): void {
    const half = width / 2;
    const pitch = length + gap;
    this.near(line, half + 2.5, (i, d, along) => {
      const place = along % pitch;
      const beyond = place > length ? Math.min(place - length, pitch - place) : 0;
      const covered = smoothstep(half + 0.6, half - 0.5, Math.hypot(Math.max(0, beyond), d));
      this.raise(i, lift * covered - 0.5 * Math.exp((-d * d) / 5) * (1 - covered));
      if (covered > 0.01) {
        (metal ? this.gild : this.paint).call(this, i, color, covered * alpha);
      }
    });
  }

  stroke(line: Outline, color: Rgb, width: number, alpha = 1, lift = 0): void {
    this.near(line, width / 2 + 1.5, (i, d) => {
      const covered = smoothstep(width / 2 + 0.7, width / 2 - 0.7, d);
      this.paint(i, color, alpha * covered);
      this.raise(i, lift * covered);
    });
  }

  /** Soft dark line: the shade under an edge. */
  shadeLine(line: Outline, dark: number, width: number): void {
    this.near(line, width * 2.4, (i, d) => this.darken(i, 1 - dark * Math.exp(-(d * d) / (width * width))));
  }
}
