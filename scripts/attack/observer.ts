import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Target } from "./attack";

/** How often an ordinary visitor asks for a page, and the memory is read, in ms. */
const everyMs = 100;
/** A visitor who waits longer counts as turned away, in ms. */
const patienceMs = 10_000;

/** What an ordinary visitor and the system saw. */
export interface Observed {
  /** The visitor's waiting time in ms, which 95 of 100 visits did not exceed. */
  p95: number;
  /** Visits that were answered with something else than 200, or not at all. */
  failed: number;
  visits: number;
  /** The most memory that the shop's process held, in MB. */
  memoryMb: number;
}

/** Resident memory of a process, in MB. */
export function memoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** How many file descriptors a process has open. */
export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Visits a cached page again and again until `work` is done. */
export async function observe(
  { url, pid }: Target,
  work: () => Promise<unknown>,
  path = "/shop/home",
): Promise<Observed> {
  const times: number[] = [];
  let failed = 0;
  let memory = 0;
  let over = false;
  const visit = async () => {
    while (!over) {
      const begun = performance.now();
      const headers = { "x-forwarded-for": "198.51.100.1" };
      const answer = await fetch(url + path, { headers, signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      times.push(performance.now() - begun);
      if (answer?.status !== 200) failed++;
      memory = Math.max(memory, memoryMb(pid));
      await sleep(everyMs);
    }
  };
  const visiting = visit();
  try {
    await work();
  } finally {
    over = true;
    await visiting;
  }
  times.sort((a, b) => a - b);
  const p95 = Math.round(times[Math.floor(times.length * 0.95)] ?? 0);
  return { p95, failed, visits: times.length, memoryMb: memory };
}

/** An ordinary visitor's waiting time while nothing else happens. */
export async function quiet(target: Target, path = "/shop/home"): Promise<Observed> {
  await observe(target, () => sleep(1_000), path);
  return observe(target, () => sleep(5_000), path);
}

/** Observed figures in a few words. */
export const inWords = ({ p95, failed, visits, memoryMb }: Observed): string =>
  `p95 of home ${p95} ms, ${failed} of ${visits} visits failed, ${memoryMb} MB`;
