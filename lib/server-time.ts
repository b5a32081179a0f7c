/** The header of answers that nobody caches with the server's time, in ms since 1970. */
export const serverTimeHeader = "x-server-time";

let noted: { time: number; at: number } | null = null;

/** Takes the server's time from the header of an answer that has just arrived; null for an answer without it. */
export function noteServerTime(header: string | null): void {
  const time = Number(header);
  if (header !== null && Number.isFinite(time)) noted = { time, at: performance.now() };
}

/**
 * The server's time, in ms since 1970. In the browser it is that of the last answer and what the page's monotonic clock
 * has counted since, because the clocks of phones are often minutes wrong; before the first answer it is the device's.
 */
export function serverNow(): number {
  return noted ? noted.time + performance.now() - noted.at : Date.now();
}
