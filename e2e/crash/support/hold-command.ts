import { setTimeout as sleep } from "node:timers/promises";
import type { MongoClient } from "mongodb";

const failPoint = { configureFailPoint: "failCommand" };

/**
 * Delays the next command with this name by `ms` before the database executes it; with `collection`, the next one on
 * that. Returns a function that resolves once such a command is waiting. @throws Error when none has come within 5 s
 */
export async function holdNext(
  client: MongoClient,
  command: string,
  ms: number,
  collection?: string,
): Promise<() => Promise<void>> {
  const admin = client.db("admin");
  const namespace = collection && `${client.db().databaseName}.${collection}`;
  const data = { failCommands: [command], blockConnection: true, blockTimeMS: ms, ...(namespace && { namespace }) };
  const { count } = await admin.command({ ...failPoint, mode: { times: 1 }, data });
  return async () => {
    for (let tries = 0; tries < 1000; tries++) {
      const held = await admin.command({ getParameter: 1, "failpoint.failCommand": 1 });
      if (held["failpoint.failCommand"].timesEntered > count) return;
      await sleep(5);
    }
    throw new Error(`No ${command} came to be held back.`);
  };
}

/** Makes the next command with this name on a collection fail: with an error of the server, or without a response. */
export async function failNext(
  client: MongoClient,
  command: string,
  collection: string,
  failure: { errorCode: number } | { closeConnection: true },
): Promise<void> {
  const namespace = `${client.db().databaseName}.${collection}`;
  const data = { failCommands: [command], namespace, ...failure };
  await client.db("admin").command({ ...failPoint, mode: { times: 1 }, data });
}
