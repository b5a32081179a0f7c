import { Grid } from "./grid";

/** Two box passes in each direction, close to a Gaussian of this sigma; the edge pixels repeat outwards. */
export function blur(source: Grid, sigma: number): Grid {
  const { width, height } = source;
  const radius = Math.max(1, Math.round(Math.sqrt(sigma * sigma * 4 + 1) / 2));
  const share = 1 / (2 * radius + 1);
  const out = new Grid(width, height, Float32Array.from(source.data));
  const rows = new Grid(width, height);
  for (let pass = 0; pass < 2; pass++) {
    blurRows(out, rows, radius, share);
    blurColumns(rows, out, radius, share);
  }
  return out;
}

function blurRows(from: Grid, to: Grid, radius: number, share: number): void {
  const { width, height } = from;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = from.at(row) * (radius + 1); // the sum before the first pixel: its left neighbours are itself
    for (let i = 1; i < radius; i++) {
      sum += from.at(row + Math.min(i, width - 1));
    }
    for (let x = 0; x < width; x++) {
      sum += from.at(row + Math.min(width - 1, x + radius));
      to.set(row + x, sum * share);
      sum -= from.at(row + Math.max(0, x - radius));
    }
  }
}

function blurColumns(from: Grid, to: Grid, radius: number, share: number): void {
  const { width, height } = from;
  const sums = new Grid(width, 1);
  for (let x = 0; x < width; x++) {
    let sum = from.at(x) * (radius + 1);
    for (let i = 1; i < radius; i++) {
      sum += from.at(x + Math.min(i, height - 1) * width);
    }
    sums.set(x, sum);
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const enters = Math.min(height - 1, y + radius) * width;
    const leaves = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x++) {
      sums.add(x, from.at(enters + x));
      to.set(row + x, sums.at(x) * share);
      sums.add(x, -from.at(leaves + x));
    }
  }
}

function shrink(source: Grid, factor: number): Grid {
  const { width, height } = source;
  const small = new Grid(Math.ceil(width / factor), Math.ceil(height / factor));
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      let sum = 0;
      let count = 0;
      for (let py = y * factor; py < Math.min(height, (y + 1) * factor); py++) {
        for (let px = x * factor; px < Math.min(width, (x + 1) * factor); px++) {
          sum += source.at(py * width + px);
          count++;
        }
      }
      small.set(y * small.width + x, sum / count);
    }
  }
  return small;
}

/** Brings a grid that is `factor` times smaller back to full size. */
export function enlarge(small: Grid, factor: number, width: number, height: number): Grid {
  const out = new Grid(width, height);
  for (let y = 0; y < height; y++) {
    const fy = Math.min(small.height - 1, Math.max(0, (y + 0.5) / factor - 0.5));
    const upper = Math.min(small.height - 2, Math.floor(fy));
    const v = small.height > 1 ? fy - upper : 0;
    const row = Math.max(0, upper) * small.width;
    const below = Math.min(small.height - 1, Math.max(0, upper) + 1) * small.width;
    for (let x = 0; x < width; x++) {
      const fx = Math.min(small.width - 1, Math.max(0, (x + 0.5) / factor - 0.5));
      const left = Math.max(0, Math.min(small.width - 2, Math.floor(fx)));
      const right = Math.min(small.width - 1, left + 1);
      const u = fx - left;
      const a = small.at(row + left) + (small.at(row + right) - small.at(row + left)) * u;
      const b = small.at(below + left) + (small.at(below + right) - small.at(below + left)) * u;
      out.set(y * width + x, a + (b - a) * v);
    }
  }
  return out;
}

/** Blur for large radii, done at a smaller size. */
export function wideBlur(source: Grid, sigma: number): Grid {
  const factor = sigma > 16 ? 4 : sigma > 6 ? 2 : 1;
  if (factor === 1) {
    return blur(source, sigma);
  }
  return enlarge(blur(shrink(source, factor), sigma / factor), factor, source.width, source.height);
}

/** Blur that ignores the cells outside a mask. */
export function blurWithin(source: Grid, mask: Grid, sigma: number): Grid {
  const values = blur(
    source.map((value, i) => (mask.at(i) ? value : 0)),
    sigma,
  );
  const weights = blur(mask, sigma);
  return values.map((value, i) => (weights.at(i) > 1e-3 ? value / weights.at(i) : 0));
}
