import { setTimeout as sleep } from "node:timers/promises";
import { MongoClient } from "mongodb";
import { findMongod } from "../../../scripts/database/find-mongod";
import { bringUpReplicaSet } from "../../../scripts/database/replica-set";
import { localUri, spawnMongod } from "../../../scripts/database/start-mongod";
import { dataFolder } from "../../../scripts/lib/folders.mjs";
import { anyFreePort } from "../../../scripts/lib/free-port";
import type { Processes, Running } from "../../../scripts/lib/processes";
import { step } from "../../../scripts/lib/progress.mjs";

/** How long a member may take to become primary or secondary, in ms: undoing what no majority has took one 64 s. */
const timeoutMs = 180_000;

/** A replica set of three members on this machine. */
export interface ThreeMembers {
  uri: string;
  /** A connection that retries writes and waits until a majority has them. */
  client: MongoClient;
  /** Kills the primary without warning. Returns a function that restarts it and waits until it is a secondary. */
  killPrimary: () => Promise<() => Promise<void>>;
  /** Makes the primary hand over to another member. */
  stepDown: () => Promise<void>;
}

/**
 * Starts three mongods with an empty database as one replica set with the default settings of elections.
 * @param scope the folder inside `.data` for their data and logs
 * @throws Error when they do not start
 */
export async function startThreeMembers(processes: Processes, scope: string): Promise<ThreeMembers> {
  const { path: binary } = await findMongod({ folder: dataFolder(scope) });
  const ports = [await anyFreePort(), await anyFreePort(), await anyFreePort()];
  const start = (port: number): Running =>
    spawnMongod(processes, { binary, folder: dataFolder(scope, `member-${port}`), port, cacheSize: 0.25 });
  const members = new Map(ports.map((port) => [port, start(port)]));
  const ended = Promise.race([...members.values()].map((member) => member.ended));
  await step("Starting three databases", () => bringUpReplicaSet(ports, ended));
  const uri = localUri(ports);
  const client = await MongoClient.connect(uri, { w: "majority", heartbeatFrequencyMS: 500 });
  await untilAllFollow(client);
  return {
    uri,
    client,
    killPrimary: async () => {
      const { primary } = await client.db("admin").command({ hello: 1 });
      const port = Number(String(primary).split(":")[1]);
      const member = members.get(port);
      if (!member) throw new Error(`No member of the replica set is ${primary}.`);
      await member.kill();
      return async () => {
        members.set(port, start(port));
        await untilAllFollow(client);
      };
    },
    stepDown: async () => {
      await client.db("admin").command({ replSetStepDown: 30, secondaryCatchUpPeriodSecs: 10 });
    },
  };
}

/** Waits until one member is primary and the others follow it. @throws Error when that takes too long */
async function untilAllFollow(client: MongoClient): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let states: number[] = [];
  while (Date.now() < deadline) {
    // The command is not retried by the driver: a connection may still lead to a killed member.
    const status = await client
      .db("admin")
      .command({ replSetGetStatus: 1 })
      .catch(() => null);
    states = status?.members.map((member: { state: number }) => member.state).toSorted() ?? [];
    // 1 is a primary, 2 a secondary.
    if (states.join() === "1,2,2") return;
    await sleep(100);
  }
  throw new Error(`The states of the members after ${timeoutMs / 1000} s are ${states}.`);
}
