import { serverNow } from "./server-time";

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** India has one time zone; without naming it, server and browser would differ. */
export const timeZone = "Asia/Kolkata";

const dayFormat = new Intl.DateTimeFormat("en-GB", { timeZone, day: "2-digit", month: "2-digit", year: "numeric" });
const clockFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone,
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h12",
});

/** A day or another short text with blanks at which no line breaks: "Fri, 27 Nov" stays together on screen. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

/** Formats the Indian date of an ISO 8601 time: "2026-11-21T20:00:00.000Z" -> "22-11-2026". */
export function formatDay(time: string): string {
  return dayFormat.format(new Date(time)).replaceAll("/", "-");
}

/** Formats the Indian time of day: "2026-11-21T20:00:00.000Z" -> "1:30 am". */
export function formatClock(time: string): string {
  // Browsers differ in the blank before am and pm.
  return clockFormat.format(new Date(time)).replace(/\s/gu, " ").toLowerCase();
}

/** Formats Indian date and time of day: "2026-11-21T20:00:00.000Z" -> "22-11-2026, 1:30 am". */
export function formatMoment(time: string): string {
  return `${formatDay(time)}, ${formatClock(time)}`;
}

/** Formats a remaining time in ms as minutes and seconds: 754000 -> "12:34"; never below "0:00". */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Formats a stored date as in India: "1994-02-14" -> "14-02-1994"; anything else is returned unchanged. */
export function writtenDay(day: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : day;
}

/**
 * Parses an Indian date with - . / or spaces to its stored form: "14/2/1994" -> "1994-02-14"; also eight digits, as the
 * number pad of an iPhone has nothing else, and the stored form, which browsers fill in. Null for an invalid date.
 */
export function parseDay(written: string): string | null {
  const text = written.trim();
  const parts = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  const [, day = "", month = "", year = ""] = parts ?? [];
  const stored = parts ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(stored)) return null;
  return isRealDay(stored) ? stored : null;
}

const shortDayFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** A day of these months in words: "2026-11-30" -> "Mon, 30 Nov". */
export function formatShortDay(day: string): string {
  const words = shortDayFormat.formatToParts(Date.parse(`${day}T00:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) => words.find((one) => one.type === type)?.value ?? "";
  return `${part("weekday")}, ${part("day")} ${part("month")}`;
}

/** Whether yyyy-mm-dd is a valid date. */
export function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

const indianDayFormat = new Intl.DateTimeFormat("en-CA", { timeZone });

/** The date in India at a time, yyyy-mm-dd. */
export function indianDay(time: Date): string {
  return indianDayFormat.format(time);
}

/** The year in India at a time. */
export function indianYear(time: Date): number {
  return Number(indianDay(time).slice(0, 4));
}

/** Today's date in India, yyyy-mm-dd. */
export function today(now: Date = new Date(serverNow())): string {
  return indianDay(now);
}

/** The start of an Indian day: "2026-11-29" -> 2026-11-28T18:30:00.000Z. */
export function startOfIndianDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs);
}

/** The last millisecond of an Indian day: "2026-11-29" -> 2026-11-29T18:29:59.999Z. */
export function endOfIndianDay(day: string): Date {
  return new Date(startOfIndianDay(day).getTime() + dayMs - 1);
}

/** India is five and a half hours ahead of UTC and has no daylight saving time. */
const offsetMs = 5.5 * hourMs;

/** The start of the Indian day that contains a time; both in ms since 1970. */
export function indianMidnight(time: number): number {
  return Math.floor((time + offsetMs) / dayMs) * dayMs - offsetMs;
}
