import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { percentile } from "../../../scripts/lib/statistics";
import type { Target } from "../fixtures";

const visitor = fileURLToPath(new URL("visitor.mjs", import.meta.url));

/** How often the memory is read, in ms. */
const everyMs = 100;

/** What an ordinary visitor experienced, and the system's figures. */
interface Observed {
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

/** Lets a visitor ask for home until `work` is done. @returns what it observed, and what `work` returned */
export async function observe<T>({ url, pid }: Target, work: () => Promise<T>): Promise<Observed & { result: T }> {
  const visiting = fork(visitor, [`${url}/shop/home`]);
  const seen = once(visiting, "message") as Promise<[{ times: number[]; failed: number }]>;
  let memory = 0;
  const reading = setInterval(() => {
    memory = Math.max(memory, memoryMb(pid));
  }, everyMs);
  const result = await work().finally(() => {
    clearInterval(reading);
    visiting.send("stop");
  });
  const [{ times, failed }] = await seen;
  const [p95, slowest] = [percentile(times, 0.95), percentile(times, 1)].map(Math.round) as [number, number];
  return { p95, slowest, failed, visits: times.length, memoryMb: memory, result };
}

/** The 95th percentile of an ordinary visitor's response times without any other load, in ms. */
export async function quietP95(target: Target): Promise<number> {
  await observe(target, () => sleep(1_000));
  const { p95 } = await observe(target, () => sleep(5_000));
  return p95;
}

/** Formats observed figures. */
export const inWords = ({ p95, slowest, failed, visits, memoryMb }: Observed): string =>
  `home: p95 ${p95} ms, slowest ${slowest} ms, ${failed} of ${visits} visits failed, ${memoryMb} MB`;
