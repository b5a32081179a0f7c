import { type Outline, xAt, yAt } from "./outline";

export function ellipse(cx: number, cy: number, rx: number, ry: number, turn = 0, steps = 96): Outline {
  const out = new Float64Array(steps * 2);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  for (let i = 0; i < steps; i++) {
    const angle = (i / steps) * Math.PI * 2;
    const x = rx * Math.cos(angle);
    const y = ry * Math.sin(angle);
    out[2 * i] = cx + x * cos - y * sin;
    out[2 * i + 1] = cy + x * sin + y * cos;
  }
  return out;
}

/** Rectangle with round corners, turned about its middle. */
export function roundedRect(left: number, top: number, width: number, height: number, round: number, turn = 0) {
  const out: number[] = [];
  const cx = left + width / 2;
  const cy = top + height / 2;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const r = Math.min(round, width / 2, height / 2);
  const corner = (x: number, y: number, from: number) => {
    for (let i = 0; i <= 8; i++) {
      const angle = from + ((i / 8) * Math.PI) / 2;
      const dx = x + r * Math.cos(angle) - cx;
      const dy = y + r * Math.sin(angle) - cy;
      out.push(cx + dx * cos - dy * sin, cy + dx * sin + dy * cos);
    }
  };
  corner(left + width - r, top + r, -Math.PI / 2);
  corner(left + width - r, top + height - r, 0);
  corner(left + r, top + height - r, Math.PI / 2);
  corner(left + r, top + r, Math.PI);
  return Float64Array.from(out);
}

/** Unit direction of a line at one of its points. */
function direction(line: Outline, i: number): [number, number] {
  const before = Math.max(0, i - 1);
  const after = Math.min(line.length / 2 - 1, i + 1);
  const dx = xAt(line, after) - xAt(line, before);
  const dy = yAt(line, after) - yAt(line, before);
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** Band around a line; its width may change along the way (t from 0 to 1). */
export function ribbon(line: Outline, width: number | ((t: number) => number)): Outline {
  const count = line.length / 2;
  const left: number[] = [];
  const right: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    const [dx, dy] = direction(line, i);
    const half = (typeof width === "number" ? width : width(i / (count - 1))) / 2;
    left.push(xAt(line, i) + dy * half, yAt(line, i) - dx * half);
    right.push([xAt(line, i) - dy * half, yAt(line, i) + dx * half]);
  }
  return Float64Array.from([...left, ...right.reverse().flat()]);
}

/** Parallel line; a positive distance lies on its left as drawn. */
export function offset(line: Outline, distance: number): Outline {
  const out = new Float64Array(line.length);
  for (let i = 0; i < line.length / 2; i++) {
    const [dx, dy] = direction(line, i);
    out[2 * i] = xAt(line, i) + dy * distance;
    out[2 * i + 1] = yAt(line, i) - dx * distance;
  }
  return out;
}

/** The same outline in the other direction: as a second path of a part it cuts a hole. */
export function reverse(outline: Outline): Outline {
  const count = outline.length / 2;
  return Float64Array.from({ length: outline.length }, (_, i) => {
    const point = count - 1 - (i >> 1);
    return i % 2 ? yAt(outline, point) : xAt(outline, point);
  });
}

export const shift = (outline: Outline, dx: number, dy: number): Outline =>
  outline.map((value, i) => value + (i % 2 ? dy : dx));

/** What lies between a line and the same line bulging to one side: the inside of an open sleeve end. */
export function lens(line: Outline, depth: number): Outline {
  const count = line.length / 2;
  const bulge: number[] = [];
  for (let i = count - 1; i >= 0; i--) {
    const [dx, dy] = direction(line, i);
    const out = depth * Math.max(0, Math.sin((Math.PI * i) / (count - 1))) ** 0.6;
    bulge.push(xAt(line, i) + dy * out, yAt(line, i) - dx * out);
  }
  return Float64Array.from([...line, ...bulge]);
}
