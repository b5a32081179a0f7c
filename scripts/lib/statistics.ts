/** The value below which this share (0 to 1) of the values lies, by the nearest rank; NaN without any. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle value, the lower one of an even number; NaN without any. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
