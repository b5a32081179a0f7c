import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, type Pair, test } from "./fixtures";
import { addressInfo, newBuyer } from "./support/buyers";
import { mayGoToNext } from "./support/proxy";
import { reasonOf, timeoutMs } from "./support/request";
import { newStockedProduct } from "./support/stocked-product";

const visitors = 3;
const buyers = 2;
/** The pause of everybody between two actions, in ms: without one, they would only keep both cores from the restarts. */
const pauseMs = 50;

/**
 * Each instance in turn is stopped and restarted while people browse and order. A request that gets no answer goes to
 * the other instance where a proxy may send it on. Every buyer gets one order, and no instance cuts a request off.
 */
test("a rolling restart under load cuts no request off, and every buyer has one order", async ({ pair }) => {
  const found: string[] = [];
  let isOver = false;
  const untilOver = async (one: () => Promise<string | null>) => {
    while (!isOver) {
      const fault = await one();
      if (fault) found.push(fault);
    }
  };
  const loops = [
    ...Array.from({ length: visitors }, (_, number) => untilOver(() => look(pair, number % 2 ? "/shop/home" : api))),
    ...Array.from({ length: buyers }, () => untilOver(() => order(pair))),
  ];
  for (const instance of [pair.first, pair.second]) {
    if ((await instance.stop()) !== 0) found.push("an instance did not stop in order within 20 s");
    await instance.start();
  }
  isOver = true;
  await Promise.all(loops);
  expect(found).toEqual([]);
});

const api = "/api/shop/products/get?limit=5";

/** The instance a request tries first. */
let turn = 0;

const roundRobin = ({ first, second }: Pair) => (turn++ % 2 === 0 ? [first, second] : [second, first]);

async function send(
  pair: Pair,
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string },
): Promise<string | null> {
  let last: unknown = "no instance";
  for (const { url } of roundRobin(pair)) {
    try {
      const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      await answer.arrayBuffer();
      return answer.ok ? null : `${path} answered ${answer.status}`;
    } catch (error) {
      last = reasonOf(error);
      if (!mayGoToNext(last, init)) break;
    }
  }
  return `${path} failed: ${last}`;
}

async function look(pair: Pair, path: string): Promise<string | null> {
  await sleep(pauseMs);
  return send(pair, path, { method: "GET", headers: {} });
}

async function order(pair: Pair): Promise<string | null> {
  await sleep(pauseMs);
  const database = pair.client.db();
  const { productId } = await newStockedProduct(database, 10);
  const { id, cookie } = await newBuyer(database, pair.place, productId, "cash");
  const headers = { cookie, "content-type": "application/json", "idempotency-key": randomUUID() };
  const body = JSON.stringify({ addressInfo });
  const fault = await send(pair, "/api/shop/order/createCOD", { method: "POST", headers, body });
  const orders = await database.collection("orders").countDocuments({ userId: id });
  return fault ?? (orders === 1 ? null : `a buyer has ${orders} orders`);
}
