import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "mongodb";
import { addressInfo, type Buyer, newBuyer, payAt, type Way } from "./buyers";
import type { Place } from "./place";
import { reasonOf, timeoutMs } from "./request";
import type { StockedProduct } from "./stocked-product";

/** How many visitors there are, and how many buyers; `npm run test:faults` sets CRASH_SHOPPERS to four. */
const perKind = Number(process.env.CRASH_SHOPPERS || 2);
/** The pause of everybody between two actions, in ms. */
const pauseMs = 200;
/** After this long a shopper gives up, in ms. */
const maxWaitMs = 60_000;

/** What happened to requests while something was done to the shop. */
export interface Phase {
  title: string;
  /** Requests that were answered. */
  requests: number;
  /** How many were answered 503 with Retry-After. */
  unavailable: number;
  /** All other failures, by their description. */
  failures: string[];
  startedAt: number;
  /** When each order was completed, by `performance.now()`. */
  completed: number[];
}

type Body = Record<string, unknown>;

/** People who browse and order until they are told to stop. */
export interface Shoppers {
  phases: Phase[];
  /** Counts what is answered from now on as another phase. */
  begin: (title: string) => Phase;
  /** Orders the buyer's cart; repeats each request as long as the answer is 503. */
  order: (buyer: Buyer) => Promise<void>;
  /** Waits until everybody has completed the order they have begun. Returns the ids of all completed orders. */
  stop: () => Promise<string[]>;
}

/** Lets people browse and order at `place.shopUrl`, with products of `products`. */
export function startShoppers(database: Db, place: Place, products: readonly StockedProduct[]): Shoppers {
  const phases: Phase[] = [];
  const orderIds: string[] = [];
  let isOver = false;
  let turn = 0;

  function begin(title: string): Phase {
    const phase = { title, requests: 0, unavailable: 0, failures: [], startedAt: performance.now(), completed: [] };
    phases.push(phase);
    return phase;
  }
  const current = () => phases.at(-1) as Phase;
  const product = () => products[turn++ % products.length] as StockedProduct;

  /** The body of a successful response, "unavailable" for 503 with Retry-After, "failed" for anything else. */
  async function send(path: string, init: RequestInit = {}): Promise<Body | "unavailable" | "failed"> {
    const name = `${init.method ?? "GET"} ${path.replace(/[0-9a-f]{24}/, "<id>")}`;
    try {
      const answer = await fetch(place.shopUrl + path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      const text = await answer.text();
      current().requests++;
      if (answer.ok) return path.startsWith("/api") ? JSON.parse(text) : {};
      if (answer.status === 503 && answer.headers.has("retry-after")) {
        current().unavailable++;
        return "unavailable";
      }
      current().failures.push(`${name} answered ${answer.status}: ${text.slice(0, 200)}`);
    } catch (error) {
      current().failures.push(`${name} failed: ${reasonOf(error)}`);
    }
    return "failed";
  }

  /** Sends a request of a buyer again, with the same key, while the shop is unavailable; null when it failed. */
  async function insist({ cookie, key }: Buyer, path: string, body: object): Promise<Body | null> {
    const headers = { cookie, "idempotency-key": key, "content-type": "application/json" };
    const deadline = performance.now() + maxWaitMs;
    while (performance.now() < deadline) {
      const answer = await send(`/api/shop/order/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      if (answer !== "unavailable") return answer === "failed" ? null : answer;
      await sleep(pauseMs);
    }
    current().failures.push(`POST ${path} was answered 503 for a minute`);
    return null;
  }

  async function order(buyer: Buyer): Promise<void> {
    const created = await insist(buyer, buyer.way === "cash" ? "createCOD" : "create", { addressInfo });
    if (!created) return;
    if (buyer.way === "captured") {
      const paid = await payAt(place, created, "captured", "send");
      if (!(await insist(buyer, "capture", { orderId: created.orderId, ...paid }))) return;
    }
    orderIds.push(String(created.orderId));
    current().completed.push(performance.now());
  }

  async function orderAsNew(way: Way): Promise<void> {
    // The driver retries a write once, which may not be enough while a primary is elected.
    const buyer = await newBuyer(database, place, product().productId, way).catch(() => null);
    if (buyer) await order(buyer);
  }

  async function look(): Promise<void> {
    const paths = ["/shop/home", `/shop/product/${product().productId}`, "/api/shop/products/get?limit=5"];
    await send(paths[turn % paths.length] as string);
  }

  const untilOver = async (one: () => Promise<void>) => {
    while (!isOver) {
      await one();
      await sleep(pauseMs);
    }
  };
  begin("before");
  const everybody = Promise.all([
    ...Array.from({ length: perKind }, () => untilOver(look)),
    ...Array.from({ length: perKind }, (_, index) => untilOver(() => orderAsNew(index % 2 ? "cash" : "captured"))),
  ]);
  // What breaks one of the loops is thrown by stop().
  everybody.catch(() => {});
  return {
    phases,
    begin,
    order,
    stop: async () => {
      isOver = true;
      await everybody;
      return orderIds;
    },
  };
}

/** The longest time without a completed order from the start of a phase to its last order, in ms. */
export function maxGap({ startedAt, completed }: Phase): number {
  const times = [startedAt, ...completed];
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)));
}
