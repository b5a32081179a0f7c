import { test as base } from "@playwright/test";
import { MongoClient } from "mongodb";
import { Processes } from "../../scripts/lib/processes";
import { type CrashPlace, type Instance, openPlace } from "./support/place";

export { expect } from "@playwright/test";

/** Two instances of one build with one database. */
export interface Pair {
  /** A connection to the database of the shop. */
  client: MongoClient;
  place: CrashPlace;
  first: Instance;
  second: Instance;
}

type WorkerFixtures = {
  processes: Processes;
  /** A shop, its database and its simulators, for tests that kill them. */
  place: CrashPlace;
  /** A connection to the database of `place`. */
  client: MongoClient;
  /** A second instance beside the first of `place`. Each test leaves both running for the next. */
  pair: Pair;
};

/** How long a shop may take to start, in ms. */
const timeout = 120_000;

export const test = base.extend<object, WorkerFixtures>({
  processes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs off this pattern.
    async ({}, use) => {
      const processes = new Processes();
      await use(processes);
      await processes.close();
    },
    { scope: "worker", timeout },
  ],
  place: [async ({ processes }, use) => use(await openPlace(processes)), { scope: "worker", timeout }],
  client: [
    async ({ place }, use) => {
      const client = await MongoClient.connect(place.mongodbUri);
      await use(client);
      await client.close();
    },
    { scope: "worker" },
  ],
  pair: [
    async ({ place, client }, use) => {
      const second = await place.openInstance();
      await use({ client, place, first: place.first, second });
      await second.stop();
    },
    { scope: "worker", timeout },
  ],
});
