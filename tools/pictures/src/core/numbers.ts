export const TAU = Math.PI * 2;

export const clamp = (value: number, low = 0, high = 1) => Math.max(low, Math.min(value, high));

/** 0 below `from`, 1 above `to`, an S between; `from` may be the larger one. */
export const smoothstep = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

export const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** Remainder that is never negative: the place inside a repeating pattern. */
export const wrap = (value: number, period: number) => ((value % period) + period) % period;
