import type { Attack, Target } from "../attack";
import { inWords, observe, quiet } from "../observer";

const connections = 60;
const durationMs = 60_000;

/** Response times below this are noise on a busy machine, in ms. */
const noticeableMs = 100;

interface Flood {
  name: string;
  does: string;
  path: (number: number) => string;
  /** The sender of these requests, as a proxy would report it. */
  address: (number: number) => string;
}

const oneAddress = () => "203.0.113.7";
const manyAddresses = (number: number) => `203.0.${(number >> 8) % 256}.${number % 256}`;

const all: Flood[] = [
  {
    name: "flood",
    does: `${connections} connections ask for listings that are made per request, from one address, for 60 s`,
    path: (number) => `/shop/listing?page=${(number % 40) + 2}`,
    address: oneAddress,
  },
  {
    name: "flood-many",
    does: "the same from 65,536 addresses",
    path: (number) => `/shop/listing?page=${(number % 40) + 2}`,
    address: manyAddresses,
  },
  {
    name: "flood-api",
    does: `${connections} connections search by API, from 65,536 addresses, for 60 s`,
    path: (number) => `/api/shop/products/get?q=kurta${number % 1000}`,
    address: manyAddresses,
  },
  {
    name: "flood-document",
    does: `${connections} connections ask for the API's description, from 65,536 addresses, for 60 s`,
    path: () => "/api/openapi.json",
    address: manyAddresses,
  },
];

async function flood({ path, address }: Flood, target: Target) {
  const before = await quiet(target);
  const statuses = new Map<number, number>();
  let slowestRefusal = 0;
  const end = Date.now() + durationMs;
  let number = 0;
  const connection = async () => {
    while (Date.now() < end) {
      const mine = number++;
      const begun = performance.now();
      const headers = { "x-forwarded-for": address(mine) };
      const answer = await fetch(target.url + path(mine), { headers }).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 429 || status === 503) slowestRefusal = Math.max(slowestRefusal, performance.now() - begun);
    }
  };
  const during = await observe(target, () => Promise.all(Array.from({ length: connections }, connection)));
  const limit = Math.max(3 * before.p95, noticeableMs);
  const counts = [...statuses].map(([status, times]) => `${times} x ${status || "no answer"}`).join(", ");
  const refused = `slowest refusal ${Math.round(slowestRefusal)} ms`;
  return {
    held: during.failed === 0 && during.p95 <= limit && !statuses.has(0) && !statuses.has(500),
    seen: `${inWords(during)} (quiet: ${before.p95} ms); ${counts}; ${refused}`,
  };
}

export const floods: Attack[] = all.map((one) => ({
  name: one.name,
  does: one.does,
  run: (target) => flood(one, target),
}));
