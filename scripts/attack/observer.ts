import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Target } from "./attack";

const visitor = fileURLToPath(new URL("visitor.mjs", import.meta.url));
/** How often the memory is read, in ms. */
const everyMs = 100;

/** What an ordinary visitor and the system saw. */
export interface Observed {
  /** The visitor's waiting time in ms, which 95 of 100 visits did not exceed. */
  p95: number;
  /** The visitor's longest waiting time in ms. */
  slowest: number;
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
  const visiting = fork(visitor, [url + path]);
  const seen = once(visiting, "message") as Promise<[{ times: number[]; failed: number }]>;
  let memory = 0;
  const reading = setInterval(() => {
    memory = Math.max(memory, memoryMb(pid));
  }, everyMs);
  try {
    await work();
  } finally {
    clearInterval(reading);
    visiting.send("stop");
  }
  const [{ times, failed }] = await seen;
  times.sort((a, b) => a - b);
  const p95 = Math.round(times[Math.floor(times.length * 0.95)] ?? 0);
  const slowest = Math.round(times.at(-1) ?? 0);
  return { p95, slowest, failed, visits: times.length, memoryMb: memory };
}

/** An ordinary visitor's waiting time while nothing else happens. */
export async function quiet(target: Target, path = "/shop/home"): Promise<Observed> {
  await observe(target, () => sleep(1_000), path);
  return observe(target, () => sleep(5_000), path);
}

/** Observed figures in a few words. */
export const inWords = ({ p95, slowest, failed, visits, memoryMb }: Observed): string =>
  `home: p95 ${p95} ms, slowest ${slowest} ms, ${failed} of ${visits} visits failed, ${memoryMb} MB`;
