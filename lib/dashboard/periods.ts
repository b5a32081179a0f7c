import { dayMs, hourMs, indianMidnight, timeZone } from "@/lib/dates";

/** The periods that the dashboard offers. */
export const periods = [
  { id: "today", label: "Today" },
  { id: "7", label: "7 days" },
  { id: "30", label: "30 days" },
] as const;

export type PeriodId = (typeof periods)[number]["id"];

/** A period in equal steps, with the period it is compared with. Times are in milliseconds since 1970. */
export interface Period {
  id: PeriodId;
  from: number;
  to: number;
  /** The length of a chart step in ms, and the number of steps. */
  stepMs: number;
  steps: number;
  before: { from: number; to: number; label: string };
}

/** How many days the chart shows on phones, where more bars would be too thin to distinguish. */
const phoneDays = 14;

const weekday = new Intl.DateTimeFormat("en-GB", { timeZone, weekday: "long" });

/** The period for a value from the URL; today for an unknown value. */
export function readPeriod(text: unknown): PeriodId {
  return periods.find(({ id }) => id === text)?.id ?? "today";
}

/** The name of a period after a count: "today", "in 7 days". */
export function spanText(id: PeriodId): string {
  return id === "today" ? "today" : `in ${id} days`;
}

/** How many of a period's last steps the chart shows on phones: all hours, or the last 14 days. */
export function phoneSteps({ stepMs, steps }: Pick<Period, "stepMs" | "steps">): number {
  return stepMs === dayMs ? Math.min(steps, phoneDays) : steps;
}

/**
 * The period that ends now: today by hours, or whole days up to today, in Indian time. Today is compared with the same
 * weekday of last week up to the same time; other periods are compared with the same number of days before them.
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

const dayName = new Intl.DateTimeFormat("en-GB", { timeZone, day: "numeric", month: "short" });

/** The label of a chart step: "9:00" for hours, "21 Nov" for days. */
export function stepName({ from, stepMs }: Period, step: number): string {
  return stepMs === hourMs ? `${step}:00` : dayName.format(from + step * stepMs);
}
