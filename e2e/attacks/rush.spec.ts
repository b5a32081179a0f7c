import { setTimeout as sleep } from "node:timers/promises";
import firstLists from "@/lib/catalog/lists/first-lists.json" with { type: "json" };
import { sorts } from "@/lib/catalog/lists.mjs";
import { say } from "../../scripts/lib/progress.mjs";
import { expect, type Target, test } from "./fixtures";
import { type Answered, addressOf, countsOf, refusalsOf, statusesOf, timed } from "./support/answers";
import { inWords, memoryMb, observe, quietP95 } from "./support/observe";

const perSecond = 300;
const durationMs = 20_000;
/** The interval between batches of requests, in ms. */
const batchMs = 20;
/** The longest that a refusal may take, in ms. */
const promptMs = 1_000;
/** Response times of the home page below this are noise on a busy machine, in ms. */
const noticeableMs = 300;
/** The most memory the process may hold after recovery, in MB, and how long recovery may take, in ms. */
const limitMb = 450;
const restMs = 60_000;

/** Sends requests at a fixed rate, however long the answers take. */
async function rush(request: (number: number) => Promise<Response>): Promise<Answered[]> {
  const asked: Promise<Answered>[] = [];
  const begun = performance.now();
  for (let passed = 0; passed < durationMs; passed = performance.now() - begun) {
    const due = Math.floor((passed / 1000) * perSecond);
    while (asked.length < due) asked.push(timed(request(asked.length)));
    await sleep(batchMs);
  }
  return Promise.all(asked);
}

/** Waits until the shop has released memory. @returns the memory it holds then, in MB */
async function memoryAfter({ pid }: Target): Promise<number> {
  const end = Date.now() + restMs;
  while (memoryMb(pid) >= limitMb && Date.now() < end) await sleep(1_000);
  return memoryMb(pid);
}

const listing = (number: number) => `/shop/listing?page=${(number % 19) + 2}`;
const search = (number: number) => `/api/shop/products/get?q=kurta&limit=${(number % 50) + 50}`;

/** Listings that have a cached page, each another one, so that none is in the cache. */
const cachedListing = (number: number) => {
  let rest = number;
  const next = (entries: readonly { id: string }[]) => {
    const { id = "" } = entries[rest % entries.length] ?? {};
    rest = Math.floor(rest / entries.length);
    return encodeURIComponent(id);
  };
  const { kinds, brands, categories } = firstLists;
  const cachedSorts = sorts.filter(({ isCached }) => isCached);
  return `/shop/listing?kind=${next(kinds)}&brand=${next(brands)}&sortBy=${next(cachedSorts)}&category=${next(categories)}`;
};

const rushes = [
  { asks: "listings that are made per request, from one address", path: listing, address: () => "203.0.113.7" },
  { asks: "listings that are made per request, from 6,000 addresses", path: listing, address: addressOf },
  { asks: "cached listings, each another one, from 6,000 addresses", path: cachedListing, address: addressOf },
  { asks: "searches by API, from 6,000 addresses", path: search, address: addressOf },
];

for (const { asks, path, address } of rushes) {
  test(`a shop just started serves visitors beside ${perSecond} requests a second for ${asks}`, async ({ target }) => {
    const quiet = await quietP95(target);
    const during = await observe(target, () =>
      rush((number) => fetch(target.url + path(number), { headers: { "x-forwarded-for": address(number) } })),
    );
    const answers = during.result;
    const { p95, slowest } = refusalsOf(answers);
    const after = await memoryAfter(target);
    say(
      `${inWords(during)} (quiet: ${quiet} ms), ${after} MB afterwards; ${countsOf(answers)}; refusals: p95 ${p95} ms, slowest ${slowest} ms`,
    );
    for (const status of statusesOf(answers)) expect([200, 429, 503]).toContain(status);
    expect(during.failed).toBe(0);
    expect(during.p95).toBeLessThanOrEqual(Math.max(3 * quiet, noticeableMs));
    expect(slowest).toBeLessThanOrEqual(promptMs);
    expect(after).toBeLessThan(limitMb);
  });
}
