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
  /** What is posted, and its type; nothing for a GET. */
  post?: { body: string; type: string };
}

const oneAddress = () => "203.0.113.7";
const form = { body: "a=1", type: "application/x-www-form-urlencoded" };
/** A listing with as many filters as an address has room for. */
const filters = Array.from({ length: 1_100 }, (_, number) => `fact.m${number}=x`).join("&");

const listing = (number: number) => `/shop/listing?page=${(number % 40) + 2}`;

const floods: Flood[] = [
  { asks: "listings that are made per request, from one address", path: listing, address: oneAddress },
  {
    asks: "a listing with 1,100 filters, from one address",
    path: () => `/shop/listing?${filters}`,
    address: oneAddress,
  },
  {
    asks: "a page by a form that is posted to it, from one address",
    path: () => "/shop/home",
    address: oneAddress,
    post: form,
  },
  {
    asks: "missing files of the build, from one address",
    path: (number) => `/_next/static/${number}.js`,
    address: oneAddress,
  },
  {
    asks: "the provider's webhook without a signature, from one address",
    path: () => "/api/webhooks/razorpay",
    address: oneAddress,
    post: { body: "{}", type: "application/json" },
  },
  { asks: "unknown calls of orders, from one address", path: () => "/api/shop/order/nothing", address: oneAddress },
  { asks: "listings that are made per request, from 65,536 addresses", path: listing },
  {
    asks: "searches by API, from 65,536 addresses",
    path: (number) => `/api/shop/products/get?q=kurta${number % 1000}`,
  },
  { asks: "the API's description, from 65,536 addresses", path: () => "/api/openapi.json" },
];

for (const { asks, path, address = addressOf, post } of floods) {
  test(`visitors are served while ${connections} connections ask for ${asks}`, async ({ target }) => {
    const quiet = await quietP95(target);
    const end = Date.now() + durationMs;
    const during = await observe(target, () =>
      sendAtOnce(connections, (number) => {
        if (Date.now() >= end) return undefined;
        const from = { "x-forwarded-for": address(number) };
        if (!post) return fetch(target.url + path(number), { headers: from });
        const headers = { ...from, "content-type": post.type };
        return fetch(target.url + path(number), { method: "POST", body: post.body, headers });
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
