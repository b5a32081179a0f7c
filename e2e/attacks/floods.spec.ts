import { say } from "../../scripts/lib/progress.mjs";
import { expect, test } from "./fixtures";
import { addressOf, countsOf, refusalsOf, sendAtOnce, statusesOf } from "./support/answers";
import { inWords, observe, quietP95 } from "./support/observe";

const connections = 60;
const durationMs = 60_000;

/** Response times below this are noise on a busy machine, in ms. */
const noticeableMs = 100;

interface Flood {
  asks: string;
  path: (number: number) => string;
  /** The sender of these requests, as a proxy would report it. */
  address?: (number: number) => string;
}

const listing = (number: number) => `/shop/listing?page=${(number % 40) + 2}`;

const floods: Flood[] = [
  { asks: "listings that are made per request, from one address", path: listing, address: () => "203.0.113.7" },
  { asks: "listings that are made per request, from 65,536 addresses", path: listing },
  {
    asks: "searches by API, from 65,536 addresses",
    path: (number) => `/api/shop/products/get?q=kurta${number % 1000}`,
  },
  { asks: "the API's description, from 65,536 addresses", path: () => "/api/openapi.json" },
];

for (const { asks, path, address = addressOf } of floods) {
  test(`visitors are served while ${connections} connections ask for ${asks}`, async ({ target }) => {
    const quiet = await quietP95(target);
    const end = Date.now() + durationMs;
    const during = await observe(target, () =>
      sendAtOnce(connections, (number) => {
        if (Date.now() >= end) return undefined;
        return fetch(target.url + path(number), { headers: { "x-forwarded-for": address(number) } });
      }),
    );
    const answers = during.result;
    const refused = `slowest refusal ${refusalsOf(answers).slowest} ms`;
    say(`${inWords(during)} (quiet: ${quiet} ms); ${countsOf(answers)}; ${refused}`);
    expect(during.failed).toBe(0);
    expect(during.p95).toBeLessThanOrEqual(Math.max(3 * quiet, noticeableMs));
    expect(statusesOf(answers)).not.toContain(0);
    expect(statusesOf(answers)).not.toContain(500);
  });
}
