import { dayMs, hourMs, indianMidnight } from "@/lib/dates";

/** What the dashboard can look back on. */
export const periods = [
  { id: "today", label: "Today" },
  { id: "7", label: "7 days" },
  { id: "30", label: "30 days" },
] as const;

export type PeriodId = (typeof periods)[number]["id"];

/** A stretch of time in equal steps, with the stretch it is compared with. Times are milliseconds since 1970. */
export interface Period {
  id: PeriodId;
  from: number;
  to: number;
  /** How long a step of the chart is, and how many there are. */
  stepMs: number;
  steps: number;
  before: { from: number; to: number; label: string };
}

/** How many days the chart shows on phones, where more would be too thin to tell apart. */
const phoneDays = 14;

const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", weekday: "long" });

/** The period that a text of the address means; today for any other text. */
export function readPeriod(text: unknown): PeriodId {
  return periods.find(({ id }) => id === text)?.id ?? "today";
}

/** How a period is called after what it counts: "today", "in 7 days". */
export function spanText(id: PeriodId): string {
  return id === "today" ? "today" : `in ${id} days`;
}

/** How many of a period's steps, counted from the last, the chart shows on phones: hours all, days the last 14. */
export function phoneSteps({ stepMs, steps }: Pick<Period, "stepMs" | "steps">): number {
  return stepMs === dayMs ? Math.min(steps, phoneDays) : steps;
}

/**
 * The stretch of a period that ends now: the Indian day by hours, or whole Indian days with today as the last. Today is
 * compared with the same weekday until the same hour and minute, days with as many days before them.
 */
export function periodOf(id: PeriodId, now: number): Period {
  const today = indianMidnight(now);
  if (id === "today") {
    const before = { from: today - 7 * dayMs, to: now - 7 * dayMs, label: `last ${weekday.format(now)}` };
    return { id, from: today, to: now, stepMs: hourMs, steps: 24, before };
  }
  const steps = Number(id);
  const from = today - (steps - 1) * dayMs;
  const before = { from: from - steps * dayMs, to: now - steps * dayMs, label: `the ${steps} days before` };
  return { id, from, to: now, stepMs: dayMs, steps, before };
}

const dayName = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", day: "numeric", month: "short" });

/** What a step of the chart is called: "9:00" of a day by hours, "21 Nov" of days. */
export function stepName({ from, stepMs }: Period, step: number): string {
  return stepMs === hourMs ? `${step}:00` : dayName.format(from + step * stepMs);
}
