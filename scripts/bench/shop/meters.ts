import { readFileSync } from "node:fs";
import type { Db } from "mongodb";

/** The unit of the times in /proc/<pid>/stat, in ms. */
const tickMs = 10;

/** The processor time that a process has used, all threads, in ms; NaN on a system without /proc. */
export function processorMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the command in parentheses and may contain spaces: count from its end.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return Number.NaN;
  }
}

/** The memory that a process holds, in bytes: now, and at most so far. NaN on a system without /proc. */
export function memoryOf(pid: number): { now: number; max: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const bytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) * 1024;
    return { now: bytes("VmRSS"), max: bytes("VmHWM") };
  } catch {
    return { now: Number.NaN, max: Number.NaN };
  }
}

/** Commands that drivers and this bench send by themselves, and waiting for changes. */
const background = new Set(["hello", "isMaster", "ping", "serverStatus", "endSessions", "killCursors", "getMore"]);

/** How often the database has run each command, by name. */
export type Commands = Record<string, number>;

/** Reads the database's own count of commands, which includes everything that reached it. */
export async function commandsOf(db: Db): Promise<Commands> {
  const { metrics } = await db.admin().command({ serverStatus: 1, metrics: 1 });
  const entries = Object.entries(metrics.commands as Record<string, { total?: number } | number>);
  return Object.fromEntries(
    entries.flatMap(([name, counts]) =>
      typeof counts === "object" && counts.total && !background.has(name) ? [[name, Number(counts.total)]] : [],
    ),
  );
}

/** The commands between two readings, each divided by `times`; those that hardly ever ran are left out. */
export function commandsBetween(before: Commands, after: Commands, times: number): Commands {
  const shares = Object.entries(after).map(([name, total]): [string, number] => [
    name,
    (total - (before[name] ?? 0)) / times,
  ]);
  return Object.fromEntries(shares.filter(([, share]) => share >= 0.005).sort((one, other) => other[1] - one[1]));
}
