import { setTimeout as sleep } from "node:timers/promises";
import { type Db, MongoClient, MongoServerError } from "mongodb";

/** One name for all: the address in MONGODB_URI carries it. */
export const replicaSetName = "vastra";

/** How long a database may take to come up, in ms; replaying the journal after a kill is part of it. */
const patience = 60_000;

const notYetInitialized = 94;

type Config = { _id: string; version: number; members: { _id: number; host: string }[] };

async function connectWhenUp(port: number, alive: () => boolean): Promise<MongoClient> {
  const deadline = Date.now() + patience;
  for (;;) {
    const client = new MongoClient(`mongodb://127.0.0.1:${port}/`, {
      directConnection: true,
      serverSelectionTimeoutMS: 500,
    });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.close();
      if (!alive()) throw new Error("mongod stopped while it was coming up");
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

/** Tries again while the database is still reading its own configuration. */
async function whenLoaded<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const loading = error instanceof MongoServerError && error.code === notYetInitialized;
      if (!loading || Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

/** The set remembers the address of its member: a new database gets its own, moved data get the new port. */
async function configure(client: MongoClient, host: string): Promise<void> {
  const admin = client.db("admin");
  const members = [{ _id: 0, host }];
  // Asked over the command instead, a database that is still loading and a new one answer the same.
  const config = await client.db("local").collection<Config>("system.replset").findOne();
  if (!config) {
    await admin.command({ replSetInitiate: { _id: replicaSetName, members } });
  } else if (config.members[0]?.host !== host) {
    const moved = { ...config, version: config.version + 1, members };
    await whenLoaded(() => admin.command({ replSetReconfig: moved, force: true }));
  }
}

async function waitForPrimary(admin: Db): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
    if (Date.now() > deadline) throw new Error("the database did not become ready to write");
    await sleep(50);
  }
}

/**
 * Makes the mongod on a port of this machine a replica set of one that takes writes.
 * @param alive whether its process still runs
 * @throws Error when it does not come up within a minute.
 */
export async function bringUpReplicaSet(port: number, alive: () => boolean): Promise<void> {
  const client = await connectWhenUp(port, alive);
  try {
    await configure(client, `127.0.0.1:${port}`);
    await waitForPrimary(client.db("admin"));
  } finally {
    await client.close();
  }
}
