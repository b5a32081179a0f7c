/** About how many steps a price slider has from one end to the other. */
const maxSteps = 24;

/** Round figures: 50 rupees apart up to 2,000, 100 up to 5,000, then two digits of each power of ten. */
function grain(rupees: number): number {
  if (rupees < 500) return 10;
  if (rupees < 2_000) return 50;
  if (rupees < 5_000) return 100;
  return 5 * 10 ** (Math.floor(Math.log10(rupees)) - 1);
}

/**
 * Steps of a price slider: quantiles, so that each step adds about as many products, as round figures. The first is at
 * most the lowest price, the last at least the highest.
 * @param prices in paise, at least one
 * @returns whole rupees, ascending
 */
export function priceSteps(prices: readonly number[]): number[] {
  const sorted = new Float64Array(prices.map((paise) => paise / 100)).sort();
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] as number;
  const [lowest, highest] = [at(0), at(1)];
  const steps = Array.from({ length: maxSteps - 1 }, (_, index) => at((index + 1) / maxSteps)).map(
    (rupees) => Math.round(rupees / grain(rupees)) * grain(rupees),
  );
  const first = Math.floor(lowest / grain(lowest)) * grain(lowest);
  const last = Math.ceil(highest / grain(highest)) * grain(highest);
  return [...new Set([first, ...steps.filter((step) => step > first && step < last), last])];
}
