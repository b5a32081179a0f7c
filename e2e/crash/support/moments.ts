import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "mongodb";
import type { Place } from "./place";
import { request } from "./request";

/** About how long the flows of a round take without a kill, in ms. */
export const flowMs = 700;
/** The timeout, in ms: what has not been seen by then does not come in this round. */
const timeoutMs = 5 * flowMs;
const checkMs = 3;

/** A step between taking stock and responding, detected by a number that grows when it is reached. */
interface Step {
  name: string;
  reached: (database: Db, place: Place) => Promise<number>;
}

const steps: Step[] = [
  {
    name: "with stock taken and nothing kept",
    reached: async (database) => (await database.command({ serverStatus: 1 })).transactions.currentOpen,
  },
  {
    name: "with an order at the provider alone",
    reached: async (_database, place) => {
      const { calls } = await (await request(`${place.providerUrl}/_test/log`)).json();
      return calls.filter(({ method, path }: Call) => method === "POST" && path === "/v1/orders").length;
    },
  },
  { name: "with an order kept", reached: (database) => database.collection("orders").countDocuments() },
  { name: "with a return kept", reached: (database) => database.collection("returns").countDocuments() },
  {
    name: "with a payment recorded",
    reached: (database) => database.collection("orders").countDocuments({ paymentStatus: "Paid" }),
  },
  {
    name: "with a refund sent and not noted",
    reached: async (_database, place) => {
      const { calls } = await (await request(`${place.providerUrl}/_test/log`)).json();
      return calls.filter(({ method, path }: Call) => method === "POST" && path.endsWith("/refund")).length;
    },
  },
];

interface Call {
  method: string;
  path: string;
}

/**
 * Waits for the moment of a round's kill: each step in turn, and random moments in between. Call it before the flows
 * start; returns the moment's name.
 */
export async function momentOf(round: number, database: Db, place: Place, random: () => number): Promise<string> {
  const step = steps[round % (steps.length + 1)];
  const anyMoment = sleep(random() * flowMs).then(() => "at any moment");
  if (!step) return anyMoment;
  const before = await step.reached(database, place);
  // Not always the first buyer to get there.
  const wanted = before + 1 + Math.floor(random() * 3);
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if ((await step.reached(database, place)) >= wanted) return step.name;
    await sleep(checkMs);
  }
  return `${step.name}, which was not seen`;
}
