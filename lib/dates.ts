export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** India has one time zone; without naming it server and browser would differ. */
const timeZone = "Asia/Kolkata";

const dayFormat = new Intl.DateTimeFormat("en-GB", { timeZone, day: "2-digit", month: "2-digit", year: "numeric" });
const clockFormat = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });

/** The Indian day of a time in ISO 8601, as it stands on screen: "2026-11-21T20:00:00.000Z" -> "22-11-2026". */
export function formatDay(time: string): string {
  return dayFormat.format(new Date(time)).replaceAll("/", "-");
}

/** The Indian time of day: "2026-11-21T20:00:00.000Z" -> "01:30". */
export function formatClock(time: string): string {
  return clockFormat.format(new Date(time));
}

/** Day and Indian time of day: "2026-11-21T20:00:00.000Z" -> "22-11-2026, 01:30". */
export function formatMoment(time: string): string {
  return `${formatDay(time)}, ${formatClock(time)}`;
}

/** What is left of a time in ms, as minutes and seconds: 754000 -> "12:34"; never below "0:00". */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A day as it is kept, as people in India write it: "1994-02-14" -> "14-02-1994"; anything else comes back as it is. */
export function writtenDay(kept: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(kept);
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : kept;
}

/** A day as people in India write it, with - . / or spaces, as it is kept: "14/2/1994" -> "1994-02-14"; null for no day. */
export function parseDay(written: string): string | null {
  const parts = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/.exec(written.trim());
  if (!parts) return null;
  const [, day = "", month = "", year = ""] = parts;
  const kept = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isRealDay(kept) ? kept : null;
}

/** Whether yyyy-mm-dd is a day of the calendar. */
export function isRealDay(kept: string): boolean {
  const time = Date.parse(`${kept}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(kept);
}

/** Today in India, yyyy-mm-dd. */
export function today(now: Date = new Date()): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
}

/** India is five and a half hours ahead and has no summer time. */
const offsetMs = 5.5 * hourMs;

/** The beginning of the Indian day that a time is in; both in ms since 1970. */
export function indianMidnight(time: number): number {
  return Math.floor((time + offsetMs) / dayMs) * dayMs - offsetMs;
}
