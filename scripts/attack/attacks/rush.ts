import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Attack, Target } from "../attack";
import { inWords, memoryMb, observe, quiet } from "../observer";

const perSecond = 300;
const durationMs = 20_000;
/** The interval between batches of requests, in ms. */
const batchMs = 20;
/** The longest a rejection may take, in ms. */
const promptMs = 1_000;
/** Response times of the home page below this are noise on a busy machine, in ms. */
const noticeableMs = 300;
/** The most memory the process may hold after recovery, in MB, and how long recovery may take, in ms. */
const limitMb = 450;
const restMs = 60_000;

interface Rush {
  name: string;
  does: string;
  path: (number: number) => string;
  /** The sender of these requests, as a proxy would report it. */
  address: (number: number) => string;
}

interface Answered {
  status: number;
  tookMs: number;
}

/** Requests a page or makes a call; status 0 when there is no response. */
function ask({ port }: Target, agent: Agent, path: string, address: string): Promise<Answered> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, tookMs: performance.now() - begun });
    const sent = request({ agent, port, host: "127.0.0.1", path, headers: { "x-forwarded-for": address } });
    sent.on("response", (answer) => {
      answer.resume();
      answer.on("close", () => done(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    sent.on("error", () => done(0));
    sent.end();
  });
}

/** Sends requests at a fixed rate, however long the responses take. */
async function rush(target: Target, { path, address }: Rush): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<Answered>[] = [];
  const begun = performance.now();
  for (let passed = 0; passed < durationMs; passed = performance.now() - begun) {
    const due = Math.floor((passed / 1000) * perSecond);
    while (asked.length < due) asked.push(ask(target, agent, path(asked.length), address(asked.length)));
    await sleep(batchMs);
  }
  const answers = await Promise.all(asked);
  agent.destroy();
  return answers;
}

/** Waits until the shop has released memory. @returns the memory it holds then, in MB */
async function memoryAfter(pid: number): Promise<number> {
  const end = Date.now() + restMs;
  while (memoryMb(pid) >= limitMb && Date.now() < end) await sleep(1_000);
  return memoryMb(pid);
}

async function attack(one: Rush, target: Target) {
  const before = await quiet(target);
  let answers: Answered[] = [];
  const during = await observe(target, async () => {
    answers = await rush(target, one);
  });
  const statuses = new Map<number, number>();
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const waits = answers.filter(({ status }) => status === 429 || status === 503).map(({ tookMs }) => tookMs);
  waits.sort((a, b) => a - b);
  const [p95, slowest] = [Math.round(waits[Math.floor(waits.length * 0.95)] ?? 0), Math.round(waits.at(-1) ?? 0)];
  const after = await memoryAfter(target.pid);
  const isHonest = [...statuses.keys()].every((status) => [200, 429, 503].includes(status));
  const isQuick = during.failed === 0 && during.p95 <= Math.max(3 * before.p95, noticeableMs) && slowest <= promptMs;
  const counts = [...statuses].map(([status, times]) => `${times} x ${status || "no answer"}`).join(", ");
  return {
    held: isHonest && isQuick && after < limitMb,
    seen: `${inWords(during)} (quiet: ${before.p95} ms), ${after} MB afterwards; ${counts}; refusals: p95 ${p95} ms, slowest ${slowest} ms`,
  };
}

const listing = (number: number) => `/shop/listing?page=${(number % 19) + 2}`;
const search = (number: number) => `/api/shop/products/get?q=kurta&limit=${(number % 50) + 50}`;
const manyAddresses = (number: number) => `203.0.${(number >> 8) % 256}.${number % 256}`;
const rate = `${perSecond} requests a second for ${durationMs / 1000} s, on a shop just started,`;

const all: Rush[] = [
  {
    name: "rush",
    does: `${rate} for listings that are made per request, from one address`,
    path: listing,
    address: () => "203.0.113.7",
  },
  { name: "rush-many", does: "the same from 6,000 addresses", path: listing, address: manyAddresses },
  { name: "rush-api", does: `${rate} for searches by API, from 6,000 addresses`, path: search, address: manyAddresses },
];

export const rushes: Attack[] = all.map((one) => ({
  name: one.name,
  does: one.does,
  run: (target) => attack(one, target),
}));
