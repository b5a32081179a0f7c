/**
 * An ordinary visitor in its own process, so that the attacker's work does not delay it. It requests a page ten times a
 * second, each time over a new connection, until it receives a message to stop, and then reports what it observed.
 * Usage: fork(visitor.mjs, [URL of the page])
 */
import { once } from "node:events";
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const everyMs = 100;
/** A visitor who waits longer counts as rejected, in ms. */
const timeoutMs = 10_000;

const [page = ""] = process.argv.slice(2);
/** @type {number[]} */
const times = [];
let failed = 0;
let over = false;

process.once("message", () => {
  over = true;
});
process.once("disconnect", () => process.exit());

/** @returns the status, once the whole page has arrived */
async function visit() {
  const headers = { "x-forwarded-for": "198.51.100.1" };
  const [answer] = await once(get(page, { agent: false, headers, signal: AbortSignal.timeout(timeoutMs) }), "response");
  answer.resume();
  await once(answer, "end");
  return answer.statusCode;
}

while (!over) {
  const begun = performance.now();
  const status = await visit().catch(() => 0);
  times.push(performance.now() - begun);
  if (status !== 200) failed++;
  await sleep(everyMs);
}
process.send?.({ times, failed }, () => process.disconnect());
