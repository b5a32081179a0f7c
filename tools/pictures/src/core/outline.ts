/** A point of a drawing on the 900 x 1200 board; the third value marks a corner. */
export type Point = readonly [x: number, y: number, corner?: boolean];

/** A line or closed outline in short straight steps: x0, y0, x1, y1, ... */
export type Outline = Float64Array;

export const xAt = (outline: Outline, i: number) => outline[2 * i] ?? 0;
export const yAt = (outline: Outline, i: number) => outline[2 * i + 1] ?? 0;

function parsePoint(text: string): Point {
  const corner = text.endsWith("!");
  const [x, y, more] = (corner ? text.slice(0, -1) : text).trim().split(/\s+/).map(Number);
  if (x === undefined || y === undefined || more !== undefined || Number.isNaN(x + y)) {
    throw new Error(`not a point: ${text}`);
  }
  return corner ? [x, y, true] : [x, y];
}

/** Points written as text, "x y, x y!, ...": an exclamation mark makes a corner. */
export function pts(text: TemplateStringsArray, ...values: number[]): Point[] {
  return String.raw({ raw: text }, ...values)
    .split(",")
    .map((point) => parsePoint(point.trim()));
}

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-6;

/** Direction of the curve at `here` on the way to `next`; `before` is undefined at a corner or an open end. */
function tangent(here: Point, next: Point, before: Point | undefined, forwards: boolean): [number, number] {
  const sign = forwards ? 1 : -1;
  if (!before) {
    const length = distance(here, next);
    return [(sign * (next[0] - here[0])) / length, (sign * (next[1] - here[1])) / length];
  }
  const [a, b] = forwards ? [before, next] : [next, before];
  const d0 = distance(a, here);
  const d1 = distance(here, b);
  return [
    (((here[0] - a[0]) / d0) * d1 + ((b[0] - here[0]) / d1) * d0) / (d0 + d1),
    (((here[1] - a[1]) / d0) * d1 + ((b[1] - here[1]) / d1) * d0) / (d0 + d1),
  ];
}

/** Smooth curve through points (Catmull-Rom that minds their distances). */
export function curve(points: readonly Point[], closed = true, step = 4): Outline {
  const count = points.length;
  const at = (i: number) => points[closed ? (i + count) % count : i];
  const out: number[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const a = at(i);
    const b = at(i + 1);
    if (!a || !b) {
      throw new Error("a curve needs points");
    }
    const length = distance(a, b);
    const ta = tangent(a, b, a[2] ? undefined : at(i - 1), true);
    const tb = tangent(b, a, b[2] ? undefined : at(i + 2), false);
    const steps = a[2] && b[2] ? 1 : Math.max(2, Math.ceil(length / step));
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      const t2 = t * t;
      const t3 = t2 * t;
      const h0 = 2 * t3 - 3 * t2 + 1;
      const h1 = t3 - 2 * t2 + t;
      const h2 = 3 * t2 - 2 * t3;
      const h3 = t3 - t2;
      out.push(
        h0 * a[0] + h1 * length * ta[0] + h2 * b[0] + h3 * length * tb[0],
        h0 * a[1] + h1 * length * ta[1] + h2 * b[1] + h3 * length * tb[1],
      );
    }
  }
  const last = points[count - 1];
  if (!closed && last) {
    out.push(last[0], last[1]);
  }
  return Float64Array.from(out);
}

/** Open line through points: a seam, a strap's middle, a row of stitches. */
export const line = (points: readonly Point[], step = 4): Outline => curve(points, false, step);

const CENTRE = 450;

export const mirror = (points: readonly Point[]): Point[] =>
  points.map(([x, y, corner]) => [2 * CENTRE - x, y, corner]);

/** The points themselves for the left side, their mirror image for the right. */
export const onSide = (right: boolean, points: readonly Point[]): readonly Point[] => (right ? mirror(points) : points);

/** Left half, top to bottom, completed by its mirror image. */
export const sym = (half: readonly Point[]): Point[] => [
  ...half,
  ...mirror(half)
    .reverse()
    .filter((point) => Math.abs(point[0] - CENTRE) > 0.5),
];

export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const emptyExtent = (): Extent => ({ left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 });

export function growExtent(extent: Extent, outlines: readonly Outline[]): Extent {
  for (const outline of outlines) {
    for (let i = 0; i < outline.length / 2; i++) {
      extent.left = Math.min(extent.left, xAt(outline, i));
      extent.right = Math.max(extent.right, xAt(outline, i));
      extent.top = Math.min(extent.top, yAt(outline, i));
      extent.bottom = Math.max(extent.bottom, yAt(outline, i));
    }
  }
  return extent;
}

export const extentOf = (outlines: readonly Outline[]): Extent => growExtent(emptyExtent(), outlines);

/** Closed smooth outline, written as points. */
export const shape = (text: TemplateStringsArray, ...values: number[]): Outline => curve(pts(text, ...values));

/** Open smooth line, written as points. */
export const path = (text: TemplateStringsArray, ...values: number[]): Outline => line(pts(text, ...values));

/** Closed outline whose left half is written, top to bottom. */
export const mirrored = (text: TemplateStringsArray, ...values: number[]): Outline => curve(sym(pts(text, ...values)));

type OutlineTag = (text: TemplateStringsArray, ...values: number[]) => Outline;

/** `shape` and `path` for points that are moved before they are joined: mirrored, turned, pressed flat. */
export const drawnThrough = (
  change: (points: Point[]) => readonly Point[],
): { shape: OutlineTag; path: OutlineTag } => ({
  shape: (text, ...values) => curve(change(pts(text, ...values))),
  path: (text, ...values) => line(change(pts(text, ...values))),
});

/** As `shape`, for the left side or its mirror image. */
export const shapeOn = (right: boolean): OutlineTag => drawnThrough((points) => onSide(right, points)).shape;

/** As `path`, for the left side or its mirror image. */
export const pathOn = (right: boolean): OutlineTag => drawnThrough((points) => onSide(right, points)).path;
