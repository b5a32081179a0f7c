import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { MongoClient } from "mongodb";
import { dataFolder } from "../../scripts/lib/folders.mjs";
import { Processes } from "../../scripts/lib/processes";
import { type CrashPlace, type Instance, openPlace, scope } from "./support/place";

export { expect } from "@playwright/test";

/** Two instances of one build with one database. */
export interface Pair {
  /** A connection to the database of the shop. */
  client: MongoClient;
  place: CrashPlace;
  first: Instance;
  second: Instance;
}

type TestFixtures = {
  /** Prints the warnings and errors that the instances of `place` logged, when a test fails: CI keeps no logs. */
  warnings: undefined;
};

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

/** Whether a line of a shop's log is at least a warning. */
const isWarning = (line: string) => /"level":[4-6]0\b/.test(line);

export const test = base.extend<TestFixtures, WorkerFixtures>({
  warnings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs off this pattern.
    async ({}, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const folder = dataFolder(scope);
      for (const name of readdirSync(folder).filter((name) => /^shop-\d+\.log$/.test(name))) {
        const found = readFileSync(join(folder, name), "utf8").split("\n").filter(isWarning);
        console.log([name, ...found.map((line) => line.slice(0, 600))].join("\n"));
      }
    },
    { auto: true },
  ],
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
