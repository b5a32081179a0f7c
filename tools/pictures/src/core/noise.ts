/** Everything random in a picture comes from here and from its seed, so that a picture is always the same. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul((x | 0) + 0x9e3779b9, 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h + Math.imul((y | 0) + 0x632be5ab, 0xc2b2ae35), 0x27d4eb2f);
  h ^= h >>> 13;
  h = Math.imul(h + Math.imul((seed | 0) + 0x165667b1, 0x9e3779b1), 0x85ebca77);
  h ^= h >>> 16;
  h = Math.imul(h, 0x7feb352d);
  h ^= h >>> 15;
  h = Math.imul(h, 0x846ca68b);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth noise between -1 and 1, one bump per unit. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = ease(x - left);
  const v = ease(y - top);
  const a = hash(left, top, seed);
  const b = hash(left + 1, top, seed);
  const c = hash(left, top + 1, seed);
  const d = hash(left + 1, top + 1, seed);
  return (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) * 2 - 1;
}

/** Noise over noise of half the size, between -1 and 1. */
export function fractal(x: number, y: number, seed: number, octaves = 3): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x, y, seed + octave * 17);
    total += weight;
    x *= 2.03;
    y *= 2.03;
    weight *= 0.5;
  }
  return sum / total;
}

/** The seed of a picture that names none: made from its id. */
export function seedOf(id: string): number {
  let h = 2166136261;
  for (const letter of id) {
    h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  }
  return (h >>> 0) % 100000;
}
