import "@/lib/server/database/driver-patch.mjs";
import { setTimeout as sleep } from "node:timers/promises";
import { MongoClient, MongoServerError } from "mongodb";

/** One name for all: the URL in MONGODB_URI contains it. */
export const replicaSetName = "vastra";

/** The timeout for a database to start, in ms, including the journal replay after a kill. */
const timeout = 60_000;

/** The driver waits for a server by itself; frequent checks make a start faster. */
const waiting = { serverSelectionTimeoutMS: timeout, heartbeatFrequencyMS: 500, minHeartbeatFrequencyMS: 100 };

const notYetInitialized = 94;

type Config = { _id: string; version: number; members: { _id: number; host: string }[] };

/** Retries while the database is still reading its own configuration. */
async function whenLoaded<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + timeout;
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

/** The set stores its members' hosts and ports: a new database gets its own, moved data the new ones. */
async function configure(client: MongoClient, hosts: readonly string[]): Promise<void> {
  const admin = client.db("admin");
  const members = hosts.map((host, index) => ({ _id: index, host }));
  // With the command instead, a database that is still loading and a new one give the same answer.
  const config = await client.db("local").collection<Config>("system.replset").findOne();
  if (!config) {
    await admin.command({ replSetInitiate: { _id: replicaSetName, members } });
  } else if (config.members.some((member, index) => member.host !== hosts[index])) {
    const moved = { ...config, version: config.version + 1, members };
    await whenLoaded(() => admin.command({ replSetReconfig: moved, force: true }));
  }
}

/**
 * Makes the mongods on these ports of this machine a replica set that accepts writes.
 * @param ended settles when a process of them ends
 * @throws Error when that happens first, or they do not start within a minute.
 */
export async function bringUpReplicaSet(ports: readonly number[], ended: Promise<unknown>): Promise<void> {
  const hosts = ports.map((port) => `127.0.0.1:${port}`);
  const members = hosts.map((host) => new MongoClient(`mongodb://${host}/`, { ...waiting, directConnection: true }));
  const set = new MongoClient(`mongodb://${hosts}/?replicaSet=${replicaSetName}`, waiting);
  const work = async () => {
    // All members have to respond before one of them is told of the others.
    const [first] = await Promise.all(members.map((member) => member.connect()));
    if (first) await configure(first, hosts);
    // A connection to a set implies that it has a primary.
    await set.connect();
  };
  const stopped = ended.then(() => {
    throw new Error("mongod stopped while it was coming up");
  });
  try {
    await Promise.race([work(), stopped]);
  } finally {
    await Promise.all([...members, set].map((client) => client.close()));
  }
}
