import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "mongodb";
import type { Place } from "./place";

/** The flows of a round take about this long when nobody is killed, in ms. */
export const flowMs = 700;
/** What has not been seen by then does not come in this round, in ms. */
const timeoutMs = 5 * flowMs;
const lookMs = 3;

/** A step between taking stock and answering, told by a number that grows when it is reached. */
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
      const { calls } = await (await fetch(`${place.providerUrl}/_test/log`)).json();
      return calls.filter(({ method, path }: Call) => method === "POST" && path === "/v1/orders").length;
    },
  },
  { name: "with an order kept", reached: (database) => database.collection("orders").countDocuments() },
  {
    name: "with a payment booked",
    reached: (database) => database.collection("orders").countDocuments({ paymentStatus: "Paid" }),
  },
];

interface Call {
  method: string;
  path: string;
}

/**
 * Waits for the moment of a round's kill: each step in turn, and in between any moment at all. Begin before the flows
 * do; gives the moment's name.
 */
export async function momentOf(round: number, database: Db, place: Place, random: () => number): Promise<string> {
  const step = steps[round % (steps.length + 1)];
  const anyMoment = sleep(random() * flowMs).then(() => "at any moment");
  if (!step) return anyMoment;
  const before = await step.reached(database, place);
  // Not always the first buyer who gets there.
  const wanted = before + 1 + Math.floor(random() * 3);
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if ((await step.reached(database, place)) >= wanted) return step.name;
    await sleep(lookMs);
  }
  return `${step.name}, which was not seen`;
}
