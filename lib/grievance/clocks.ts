import { endOfIndianDay, hourMs, indianDay } from "@/lib/dates";
import { type GrievanceState, stateTraits } from "./status";

/** How long the shop may take to acknowledge a grievance, in ms: 48 hours. */
const acknowledgeMs = 48 * hourMs;

/**
 * Until when a grievance must be acknowledged and resolved, by rule 4(5) of the Consumer Protection (E-Commerce) Rules
 * 2020: within 48 hours, and within one month, which ends with the Indian day of the same number in the next month, of a
 * shorter month with its last day.
 * @example clocksOf(new Date("2027-01-31T06:00:00Z")).resolveBy // the end of 28 February 2027 in India
 */
export function clocksOf(raisedAt: Date): { acknowledgeBy: Date; resolveBy: Date } {
  const [year = 0, month = 0, day = 0] = indianDay(raisedAt).split("-").map(Number);
  // Months count from 0 here, so `month` is the next one; day 0 of the one after it is its last day.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
  return { acknowledgeBy: new Date(raisedAt.getTime() + acknowledgeMs), resolveBy: endOfIndianDay(end) };
}

interface Clocked {
  state: GrievanceState;
  acknowledgedAt: string | null;
  acknowledgeBy: string;
  resolveBy: string;
}

/** Which of its clocks a grievance has missed at a time (ms since 1970); null for none. */
export function missedClock({ state, ...clocks }: Clocked, now: number): "acknowledge" | "resolve" | null {
  if (stateTraits[state].isOver) return null;
  if (Date.parse(clocks.resolveBy) < now) return "resolve";
  return clocks.acknowledgedAt === null && Date.parse(clocks.acknowledgeBy) < now ? "acknowledge" : null;
}

/** When a grievance is due next; null for one that is resolved. */
export function dueAt({ state, acknowledgedAt, acknowledgeBy, resolveBy }: Due): Date | null {
  if (stateTraits[state].isOver) return null;
  return acknowledgedAt ? resolveBy : acknowledgeBy;
}

interface Due {
  state: GrievanceState;
  acknowledgedAt: Date | null;
  acknowledgeBy: Date;
  resolveBy: Date;
}

/** The series of a grievance's number, of its Indian month: "G2611". */
export function seriesOf(raisedAt: Date): string {
  return `G${indianDay(raisedAt).slice(2, 7).replace("-", "")}`;
}

/** @example grievanceNumber("G2611", 1) // "G2611-000001" */
export function grievanceNumber(series: string, count: number): string {
  return `${series}-${String(count).padStart(6, "0")}`;
}
