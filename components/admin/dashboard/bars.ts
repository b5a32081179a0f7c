import { type Period, stepName } from "@/lib/dashboard/periods";
import type { Sum } from "@/lib/dashboard/sales";
import { formatPaise } from "@/lib/money";

/** One step of a period in the chart. */
export interface Bar extends Sum {
  name: string;
  /** The step that contains the current time. */
  isNow: boolean;
}

/** The steps of a period with their labels. */
export function barsOf(period: Period, steps: readonly Sum[]): Bar[] {
  const current = Math.floor((period.to - period.from) / period.stepMs);
  return steps.map((sum, step) => ({
    ...sum,
    name: step === current && period.id !== "today" ? "Today" : stepName(period, step),
    isNow: step === current,
  }));
}

/** The sum of the bars, in paise. */
export function amountOf(bars: readonly Pick<Sum, "amount">[]): number {
  return bars.reduce((sum, { amount }) => sum + amount, 0);
}

/** The chart's text alternative: what the bars show, as a sentence. */
export function tellBars(bars: readonly Bar[], unit: "hour" | "day"): string {
  const amount = amountOf(bars);
  if (amount === 0) return `No sales yet, ${bars.length} ${unit}s shown`;
  const best = bars.reduce((most, bar) => (bar.amount > most.amount ? bar : most));
  return `Sales by ${unit}, ${formatPaise(amount)} in all, most at ${best.name} with ${formatPaise(best.amount)}`;
}
