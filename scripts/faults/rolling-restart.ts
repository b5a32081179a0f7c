import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { addressInfo, newBuyer } from "./buyers";
import type { InstanceTest, Pair } from "./instances";
import { newShelf } from "./shelves";

const visitors = 6;
const buyers = 2;
/** The pause of a visitor between two looks, in ms: without one, they would only keep both cores from the orders. */
const pauseMs = 20;

/**
 * Each instance in turn is stopped and restarted while people browse and order. As with a proxy, a request goes to the
 * other instance when the connection is refused; a read-only one also when the connection breaks.
 */
export const rollingRestart: InstanceTest = {
  title: "a rolling restart under load",
  run: async (pair) => {
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
    return found;
  },
};

const api = "/api/shop/products/get?limit=5";

/** The instance a request tries first. */
let turn = 0;

const inTurn = ({ first, second }: Pair) => (turn++ % 2 === 0 ? [first, second] : [second, first]);

/** Whether nothing was sent, or the request is safe to send again. */
function goesToNext(error: unknown, onlyReads: boolean): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const isRefused = cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
  return isRefused || onlyReads;
}

async function send(pair: Pair, path: string, init: RequestInit): Promise<string | null> {
  let last = "no instance";
  for (const { url } of inTurn(pair)) {
    try {
      const answer = await fetch(url + path, init);
      await answer.arrayBuffer();
      return answer.ok ? null : `${path} answered ${answer.status}`;
    } catch (error) {
      last = error instanceof Error ? String(error.cause ?? error) : String(error);
      if (!goesToNext(error, init.method !== "POST")) break;
    }
  }
  return `${path} failed: ${last}`;
}

async function look(pair: Pair, path: string): Promise<string | null> {
  await sleep(pauseMs);
  return send(pair, path, { method: "GET" });
}

async function order(pair: Pair): Promise<string | null> {
  const { productId } = await newShelf(pair.client.db(), 10);
  const { cookie } = await newBuyer(pair.client.db(), pair.place, productId, "cash");
  const headers = { cookie, "content-type": "application/json", "idempotency-key": randomUUID() };
  const body = JSON.stringify({ addressInfo });
  return send(pair, "/api/shop/order/createCOD", { method: "POST", headers, body });
}
