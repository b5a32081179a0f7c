import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "mongodb";
import { percentile } from "../../lib/statistics";
import { connections, type Work } from "./load";
import { type Commands, commandsBetween, commandsOf, processorMs } from "./meters";

/** What one row came to; times in ms, per request. */
export interface Figures {
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Processor time of the process that answers, and of the database's. */
  serverMs: number;
  databaseMs: number;
  /** Database commands, by name. */
  commands: Commands;
  /** Head and body. */
  bytes: number;
  failed: number;
}

/** The processes whose processor time counts, and the database whose commands do. */
export interface Measured {
  serverPid: number;
  databasePid: number;
  db: Db;
}

/** How long a row is run before it is measured, and about how long while it is, in seconds. */
export interface Durations {
  warmUp: number;
  measured: number;
}

/** Floors are measured as in a quick run. */
export const durations = { usual: { warmUp: 2, measured: 6 }, quick: { warmUp: 1, measured: 3 } } as const;

/** How long processes must use hardly any processor time to count as idle, and how long to wait for it, in ms. */
const idle = { checkMs: 200, usedMs: 20, maxDurationMs: 20_000 };

/** Waits until what was sent before, and nobody waits for any more, is done. */
async function untilIdle(pids: number[]): Promise<void> {
  const used = () => pids.reduce((sum, pid) => sum + processorMs(pid), 0);
  const end = performance.now() + idle.maxDurationMs;
  let before = Number.NEGATIVE_INFINITY;
  while (used() - before > idle.usedMs && performance.now() < end) {
    before = used();
    await sleep(idle.checkMs);
  }
}

/** Runs a row's work: first to warm up, then measured, with as many requests as should take that long. */
export async function measure(work: Work, { serverPid, databasePid, db }: Measured, time: Durations): Promise<Figures> {
  const read = async () => ({
    commands: await commandsOf(db),
    server: processorMs(serverPid),
    database: processorMs(databasePid),
  });
  const warm = await work({ seconds: time.warmUp });
  await untilIdle([serverPid, databasePid]);
  const wanted = (warm.times.length / warm.seconds) * time.measured;
  const before = await read();
  const { seconds, times, bytes, failed } = await work({ requests: Math.max(connections, Math.round(wanted)) });
  const after = await read();
  const requests = times.length;
  return {
    requests,
    perSecond: requests / seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    serverMs: (after.server - before.server) / requests,
    databaseMs: (after.database - before.database) / requests,
    commands: commandsBetween(before.commands, after.commands, requests),
    bytes: bytes / requests,
    failed,
  };
}
