import { setTimeout as sleep } from "node:timers/promises";
import { commandsOf } from "./meters";
import type { Place } from "./place";
import { finerLists } from "./queries";

/** How long to wait between two tries, and at most, in ms. */
const times = { pauseMs: 250, maxDurationMs: 300_000 };

/**
 * Waits until a shop that has just started lists from its index in memory. Before, the database does, with an aggregate.
 * @throws Error when it takes too long
 */
export async function untilIndexed({ url, db }: Place): Promise<void> {
  const end = performance.now() + times.maxDurationMs;
  const aggregates = async () => (await commandsOf(db)).aggregate ?? 0;
  // Another page each time: an answer that is cached would need no index.
  for (let page = 1; performance.now() < end; page++) {
    const before = await aggregates();
    await fetch(`${url}${finerLists()[0]}&page=${page}`);
    if ((await aggregates()) === before) return;
    await sleep(times.pauseMs);
  }
  throw new Error(`The shop has no index of its products after ${times.maxDurationMs} ms.`);
}
