/** Round axis steps. */
const niceSteps = [1, 2, 2.5, 5, 10];

/**
 * The ticks of an axis from 0 to at least `max`, at most four of them, in round steps.
 * Paise in and out; the smallest step is one rupee.
 */
export function axisTicks(max: number): number[] {
  const least = Math.max(max, 100) / 3;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (niceSteps.find((nice) => nice * power >= least) ?? 10) * power;
  return [0, 1, 2, 3].map((line) => Math.round(line * step)).filter((tick, line) => line === 0 || max > tick - step);
}

/** An axis label for an amount in paise, abbreviated: "₹40k", "₹2.5L", "₹1Cr". */
export function axisLabel(paise: number): string {
  const rupees = paise / 100;
  const short = (value: number, unit: string) => `₹${Number(value.toFixed(1))}${unit}`;
  if (rupees >= 1e7) return short(rupees / 1e7, "Cr");
  if (rupees >= 1e5) return short(rupees / 1e5, "L");
  if (rupees >= 1e3) return short(rupees / 1e3, "k");
  return rupees === 0 ? "0" : short(rupees, "");
}
