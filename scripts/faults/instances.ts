import type { MongoClient } from "mongodb";
import { say } from "../lib/progress.mjs";
import { killedAtCommit } from "./killed-at-commit";
import { killedInTransaction } from "./killed-in-transaction";
import { movedTransaction } from "./moved-transaction";
import type { Instance, Place } from "./place";
import { rollingRestart } from "./rolling-restart";
import { twoOrdersOfOneCart } from "./two-orders";

/** Two instances of one build with one database. */
export interface Pair {
  /** A connection to the database of the shop. */
  client: MongoClient;
  place: Place;
  first: Instance;
  second: Instance;
}

/** A test that needs two instances; `run` returns the errors it found, an empty list if there are none. */
export interface InstanceTest {
  title: string;
  run: (pair: Pair) => Promise<string[]>;
}

/** Each test leaves both instances running for the next. */
const tests: InstanceTest[] = [
  twoOrdersOfOneCart("create"),
  twoOrdersOfOneCart("createCOD"),
  killedAtCommit,
  killedInTransaction,
  movedTransaction,
  rollingRestart,
];

/** Runs the tests that need two instances. Returns the errors found by each test. */
export async function instanceTests(client: MongoClient, place: Place): Promise<string[][]> {
  const second = await place.openInstance();
  const results: string[][] = [];
  for (const { title, run } of tests) {
    const found = await run({ client, place, first: place.first, second });
    say(`  Two instances, ${title}: ${found.length === 0 ? "right" : found.join("; ")}`);
    results.push(found);
  }
  await second.stop();
  return results;
}
