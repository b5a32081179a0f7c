import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Target } from "./attack";

const visitor = fileURLToPath(new URL("visitor.mjs", import.meta.url));
/** How often the memory usage is read, in ms. */
const everyMs = 100;

/** What an ordinary visitor experienced, and the system's figures. */
export interface Observed {
  /** The 95th percentile of the visitor's response times, in ms. */
  p95: number;
  /** The visitor's longest response time, in ms. */
  slowest: number;
  /** Visits that got a status other than 200, or no response. */
  failed: number;
  visits: number;
  /** The peak memory of the shop's process, in MB. */
  memoryMb: number;
}

/** Resident memory of a process, in MB. */
export function memoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** How many file descriptors a process has open. */
export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Requests a cached page repeatedly until `work` is done. */
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

/** An ordinary visitor's response time without any other load. */
export async function quiet(target: Target, path = "/shop/home"): Promise<Observed> {
  await observe(target, () => sleep(1_000), path);
  return observe(target, () => sleep(5_000), path);
}

/** Formats observed figures. */
export const inWords = ({ p95, slowest, failed, visits, memoryMb }: Observed): string =>
  `home: p95 ${p95} ms, slowest ${slowest} ms, ${failed} of ${visits} visits failed, ${memoryMb} MB`;
